package dev.collet.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.collet.ToolError;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ModernServerTest {
  private final McpServer server =
      McpServer.builder("test", "1")
          .tools(
              new TestTools()
                  .text("echo", (arguments, context) -> String.valueOf(arguments.get("s")))
                  .structured("weather", (arguments, context) -> Map.of("sky", "a \"b\" \\ c"))
                  .text(
                      "fail",
                      (arguments, context) -> {
                        throw new ToolError("Use a date after 2026-10-08.");
                      }))
          .build();

  @Test
  void callsATool() {
    Map<String, Object> answer = Client.call(server, "echo", "{\"s\":\"Zoë 東京 🚲\"}");
    assertEquals("Zoë 東京 🚲", Client.text(answer));
    assertEquals("complete", Client.at(answer, "result", "resultType"));
    assertEquals(1, Client.at(answer, "id"));
    assertEquals(
        "test", Client.at(answer, "result", "_meta", "io.modelcontextprotocol/serverInfo", "name"));
  }

  @Test
  void copiesStructuredContentAsText() {
    Map<String, Object> answer = Client.call(server, "weather", "{}");
    assertEquals(Map.of("sky", "a \"b\" \\ c"), Client.at(answer, "result", "structuredContent"));
    assertEquals("{\"sky\":\"a \\\"b\\\" \\\\ c\"}", Client.text(answer));
    assertNull(Client.at(answer, "result", "isError"));
  }

  @Test
  void givesAToolErrorToTheModel() {
    Map<String, Object> answer = Client.call(server, "fail", "{}");
    assertEquals(true, Client.at(answer, "result", "isError"));
    assertEquals("Use a date after 2026-10-08.", Client.text(answer));
    assertFalse(((Map<?, ?>) Client.at(answer, "result")).containsKey("structuredContent"));
  }

  @Test
  void listsToolsByName() {
    Map<String, Object> answer =
        Client.tree(Client.send(server, Client.request("8", "tools/list", "")).await());
    List<?> tools = (List<?>) Client.at(answer, "result", "tools");
    assertEquals(
        List.of("echo", "fail", "weather"),
        tools.stream().map(tool -> ((Map<?, ?>) tool).get("name")).toList());
    assertEquals(60_000, Client.at(answer, "result", "ttlMs"));
    assertEquals("public", Client.at(answer, "result", "cacheScope"));
  }

  @Test
  void discovers() {
    Map<String, Object> answer =
        Client.tree(Client.send(server, Client.request("\"a\"", "server/discover", "")).await());
    assertEquals("a", answer.get("id"));
    assertEquals(
        List.of("2026-07-28", "2025-11-25", "2025-06-18", "2025-03-26"),
        Client.at(answer, "result", "supportedVersions"));
  }

  @Test
  void refusesAnUnknownTool() {
    Map<String, Object> answer = Client.call(server, "book_fligth", "{}");
    assertEquals(-32602, Client.at(answer, "error", "code"));
    assertEquals("Unknown tool: book_fligth", Client.at(answer, "error", "message"));
  }

  @Test
  void refusesTwoToolsOfOneName() {
    TestTools tools = new TestTools().text("a", (arguments, context) -> "").text("a", null);
    IllegalStateException thrown =
        assertThrows(
            IllegalStateException.class, () -> McpServer.builder("t", "1").tools(tools).build());
    assertTrue(thrown.getMessage().contains("test.Tools.a and test.Tools.a"));
  }

  @Test
  void refusesToStartWithoutTools() {
    assertThrows(IllegalStateException.class, () -> McpServer.builder("t", "1").build());
    assertEquals(0, McpServer.builder("t", "1").allowNoTools().build().toolCount());
  }
}
