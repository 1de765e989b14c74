package dev.collet.sdk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.modelcontextprotocol.common.McpTransportContext;
import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.McpSyncServer;
import io.modelcontextprotocol.server.transport.StdioServerTransportProvider;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;

class JavaSdkToolsTest {
  private static SdkToolsForTestToolset toolset() {
    return new SdkToolsForTestToolset(new SdkToolsForTest());
  }

  private static CallToolResult call(String tool, Map<String, Object> arguments) {
    return JavaSdkTools.stateless(toolset()).stream()
        .filter(each -> each.tool().name().equals(tool))
        .findFirst()
        .orElseThrow()
        .callHandler()
        .apply(McpTransportContext.EMPTY, new CallToolRequest(tool, arguments, null));
  }

  private static String text(CallToolResult result) {
    return assertInstanceOf(McpSchema.TextContent.class, result.content().get(0)).text();
  }

  @Test
  void aToolKeepsItsSchemas() {
    McpSchema.Tool tool = JavaSdkTools.of(toolset()).get(0).tool();
    assertEquals("find", tool.name());
    assertEquals("Finds a place.", tool.description());
    assertEquals("object", tool.inputSchema().get("type"));
    assertEquals("object", tool.outputSchema().get("type"));
    assertNull(JavaSdkTools.of(toolset()).get(1).tool().outputSchema()); // a list at the root
  }

  @Test
  void resultsOfEachKind() {
    CallToolResult found = call("find", Map.of("name", "Denver"));
    assertEquals(Map.of("name", "Denver", "latitude", 39.74), found.structuredContent());
    assertTrue(text(found).contains("\"name\":\"Denver\""), text(found));
    CallToolResult listed = call("list", Map.of());
    assertNull(listed.structuredContent());
    assertEquals("[\"Denver\",\"Boulder\"]", text(listed));
    McpSchema.ImageContent image =
        assertInstanceOf(McpSchema.ImageContent.class, call("picture", null).content().get(0));
    assertEquals("AQID", image.data());
  }

  @Test
  void failuresCanBeRead() {
    CallToolResult invalid = call("find", Map.of("name", 7, "extra", true));
    assertTrue(invalid.isError());
    assertTrue(text(invalid).contains("/name") && text(invalid).contains("/extra"), text(invalid));
    CallToolResult mapped = call("find", Map.of("name", "nowhere"));
    assertTrue(mapped.isError());
    assertEquals("No place nowhere.", text(mapped));
    CallToolResult failed = call("fail", Map.of());
    assertTrue(failed.isError());
    assertEquals("Not today.", text(failed));
    assertNull(failed.structuredContent());
  }

  /** A server of the SDK, spoken to by bytes. */
  @Test
  void insideAServerOfTheSdk() throws Exception {
    PipedOutputStream input = new PipedOutputStream();
    PipedInputStream output = new PipedInputStream(1 << 16);
    StdioServerTransportProvider transport =
        new StdioServerTransportProvider(
            McpJsonDefaults.getMapper(),
            new PipedInputStream(input, 1 << 16),
            new PipedOutputStream(output));
    McpSyncServer server =
        McpServer.sync(transport)
            .serverInfo("sdk", "1.0.0")
            .tools(JavaSdkTools.of(toolset()))
            .build();
    BufferedReader reader =
        new BufferedReader(new InputStreamReader(output, StandardCharsets.UTF_8));
    try {
      send(
          input,
          "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"protocolVersion\":"
              + "\"2025-11-25\",\"capabilities\":{},\"clientInfo\":{\"name\":\"c\",\"version\":\"1\"}}}");
      assertTrue(reader.readLine().contains("\"id\":1"));
      send(input, "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}");
      send(
          input,
          "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"tools/call\",\"params\":{\"name\":\"find\","
              + "\"arguments\":{\"name\":\"Denver\"}}}");
      String answer = reader.readLine();
      assertTrue(answer.contains("\"latitude\":39.74"), answer);
      assertFalse(answer.contains("\"isError\":true"), answer);
    } finally {
      server.close();
    }
  }

  private static void send(PipedOutputStream input, String line) throws Exception {
    input.write((line + "\n").getBytes(StandardCharsets.UTF_8));
    input.flush();
  }
}
