package dev.collet.reliability.fuzz;

import dev.collet.server.Limits;
import dev.collet.server.McpServer;
import dev.collet.server.RateLimits;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/** The server that is fuzzed, and well-formed messages to begin with. */
final class FuzzServer {
  static final String META =
      "\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\","
          + "\"io.modelcontextprotocol/clientCapabilities\":{\"elicitation\":{}}}";

  private FuzzServer() {}

  /** A new server, whose state stays readable from run to run. */
  static McpServer make() {
    return McpServer.builder("fuzz", "1.0.0")
        .tools(new FuzzToolsToolset(new FuzzTools()))
        .rateLimits(RateLimits.none("a fuzzer sends as fast as it can"))
        .limits(Limits.DEFAULT.withMaxMessageBytes(1 << 16).withCallTimeout(Duration.ofSeconds(5)))
        .stateKey("a key of at least thirty-two bytes".getBytes(StandardCharsets.US_ASCII))
        .stateLifetime(Duration.ofDays(1))
        .toolsPerPage(2)
        .build();
  }

  /** A {@code tools/call} of 2026-07-28. */
  static String call(String tool, String arguments, String more) {
    return "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"%s\",\"arguments\":%s,%s%s}}"
        .formatted(tool, arguments, more, META);
  }

  /** Another request of 2026-07-28. */
  static String request(String method, String params) {
    return "{\"jsonrpc\":\"2.0\",\"id\":\"r\",\"method\":\"%s\",\"params\":{%s%s}}"
        .formatted(method, params, META);
  }

  static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /** The headers that go with a call. */
  static RecordedExchange http(String method, String tool) {
    return RecordedExchange.http()
        .with("MCP-Protocol-Version", "2026-07-28")
        .with("Mcp-Method", method)
        .with("Mcp-Name", tool);
  }
}
