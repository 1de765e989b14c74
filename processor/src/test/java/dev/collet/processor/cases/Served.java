package dev.collet.processor.cases;

import dev.collet.dispatch.Toolset;
import dev.collet.processor.emit.Generated;
import dev.collet.server.Exchange;
import dev.collet.server.McpServer;
import dev.collet.server.McpServerBuilder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Generated tools behind a server: a request's bytes in, the answer's bytes out. */
final class Served {
  static final JsonMapper JSON =
      JsonMapper.builder()
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .enable(DeserializationFeature.USE_BIG_INTEGER_FOR_INTS)
          .build();

  private final McpServer server;

  private Served(McpServer server) {
    this.server = server;
  }

  /** Compiles a class {@code p.Tools} with these members and serves its tools. */
  static Served of(String members) {
    return of(Generated.compile(List.of(), source(members)).tools("p.Tools").toolset(), b -> b);
  }

  static Served of(Toolset toolset, UnaryOperator<McpServerBuilder> settings) {
    return new Served(settings.apply(McpServer.builder("t", "1").tools(toolset)).build());
  }

  /** A class of tools with the usual imports. */
  static String source(String members) {
    return """
        package p;
        import com.fasterxml.jackson.annotation.*;
        import dev.collet.*;
        import jakarta.validation.constraints.*;
        import java.io.*;
        import java.math.*;
        import java.net.*;
        import java.time.*;
        import java.util.*;
        import org.jspecify.annotations.Nullable;
        public class Tools {
        %s
        }
        """
        .formatted(members);
  }

  /** Calls a tool; the answer's {@code result}, which must be there. */
  JsonNode call(String tool, String arguments) {
    JsonNode answer = JSON.readTree(raw(tool, arguments));
    if (!answer.has("result")) {
      throw new AssertionError(answer.toString());
    }
    return answer.get("result");
  }

  /** Calls a tool that goes well; the text of its first block. */
  String text(String tool, String arguments) {
    JsonNode result = call(tool, arguments);
    if (result.path("isError").asBoolean(false)) {
      throw new AssertionError(result.toString());
    }
    return result.at("/content/0/text").asString();
  }

  /** Calls a tool that does not go well; the text for the model. */
  String error(String tool, String arguments) {
    JsonNode result = call(tool, arguments);
    if (!result.path("isError").asBoolean(false) || result.has("structuredContent")) {
      throw new AssertionError(result.toString());
    }
    return result.at("/content/0/text").asString();
  }

  /** Calls a tool; the whole answer as it went over the wire. */
  String raw(String tool, String arguments) {
    return send("tools/call", "\"name\":\"" + tool + "\",\"arguments\":" + arguments);
  }

  /** The tool as it is listed. */
  JsonNode listed(String tool) {
    JsonNode tools = JSON.readTree(send("tools/list", "")).at("/result/tools");
    return tools
        .valueStream()
        .filter(each -> each.get("name").asString().equals(tool))
        .findFirst()
        .orElseThrow(() -> new AssertionError(tools.toString()));
  }

  /**
   * Sends a request with these members of {@code params}, and what 2026-07-28 wants beside them.
   */
  String send(String method, String params) {
    return message(
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"%s\",\"params\":{%s%s\"_meta\":{%s}}}"
            .formatted(
                method,
                params,
                params.isEmpty() ? "" : ",",
                "\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\","
                    + "\"io.modelcontextprotocol/clientCapabilities\":{}"));
  }

  /** Sends a message as it is. */
  String message(String json) {
    byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
    Recorded exchange = new Recorded();
    server.accept(bytes, 0, bytes.length, exchange);
    try {
      return exchange.answer.get(60, TimeUnit.SECONDS);
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }

  /** An exchange as over stdio that keeps the answer. */
  private static final class Recorded implements Exchange {
    private final CompletableFuture<String> answer = new CompletableFuture<>();

    @Override
    public boolean isHttp() {
      return false;
    }

    @Override
    public @Nullable String header(String name) {
      return null;
    }

    @Override
    public void event(byte[] message, int offset, int length) {}

    @Override
    public void respond(int status, byte[] message, int offset, int length) {
      answer.complete(new String(message, offset, length, StandardCharsets.UTF_8));
    }

    @Override
    public void end(int status) {
      answer.complete("");
    }

    @Override
    public void setHeader(String name, String value) {}

    @Override
    public void onDisconnect(Runnable listener) {}
  }
}
