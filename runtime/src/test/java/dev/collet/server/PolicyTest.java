package dev.collet.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.collet.dispatch.ErrorPolicy;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Case A80, and tools that are switched off, under both policies. */
class PolicyTest {
  private static McpServer server(ErrorPolicy policy) {
    return McpServer.builder("test", "1")
        .errorPolicy(policy)
        .tools(
            new TestTools()
                .text("book_flight", (arguments, context) -> "booked")
                .text("other", (arguments, context) -> ""))
        .build();
  }

  @Test
  void anUnknownToolIsAProtocolErrorByDefault() {
    McpServer server = server(ErrorPolicy.MCP_2026_07_28);
    for (String name : List.of("book_fligth", "BOOK_FLIGHT", "")) {
      RecordedExchange exchange = http(name);
      Client.send(server, Client.callMessage(3, name, "{}"), exchange);
      Map<String, Object> answer = Client.tree(exchange.await());
      assertEquals(200, exchange.status);
      assertEquals(-32602, Client.at(answer, "error", "code"));
      assertEquals("Unknown tool: " + name, Client.at(answer, "error", "message"));
      assertEquals(3, answer.get("id"));
    }
  }

  private static RecordedExchange http(String name) {
    return RecordedExchange.http(
        "MCP-Protocol-Version", "2026-07-28", "Mcp-Method", "tools/call", "Mcp-Name", name);
  }

  @Test
  void anUnknownToolIsAResultUnderSep2145() {
    Map<String, Object> answer = Client.call(server(ErrorPolicy.SEP_2145), "book_fligth", "{}");
    assertEquals(true, Client.at(answer, "result", "isError"));
    assertEquals("Unknown tool: book_fligth. Re-run tools/list and retry.", Client.text(answer));
  }

  @Test
  void aToolThatIsSwitchedOffIsUnknownOrUnavailable() {
    McpServer server = server(ErrorPolicy.MCP_2026_07_28);
    server.tools().disable("book_flight", "maintenance");
    Map<String, Object> answer = Client.call(server, "book_flight", "{}");
    assertEquals("Unknown tool: book_flight", Client.at(answer, "error", "message"));
    McpServer other = server(ErrorPolicy.SEP_2145);
    other.tools().disable("book_flight", "maintenance");
    answer = Client.call(other, "book_flight", "{}");
    assertEquals("Tool unavailable: book_flight. Reason: maintenance", Client.text(answer));
    other.tools().enable("book_flight");
    assertEquals("booked", Client.text(Client.call(other, "book_flight", "{}")));
  }

  @Test
  void aToolThatIsSwitchedOffLeavesTheList() {
    McpServer server = server(ErrorPolicy.MCP_2026_07_28);
    assertEquals("book_flight", firstTool(server));
    server.tools().disable("book_flight", "maintenance");
    assertEquals("other", firstTool(server));
    server.tools().disable("other", "maintenance");
    assertNull(firstTool(server));
    server.tools().enable("book_flight");
    assertEquals("book_flight", firstTool(server));
    assertThrows(IllegalArgumentException.class, () -> server.tools().disable("none", "x"));
  }

  private static Object firstTool(McpServer server) {
    String answer = Client.send(server, Client.request("1", "tools/list", "")).await();
    assertTrue(Client.tree(answer).containsKey("result"));
    return Client.at(Client.tree(answer), "result", "tools", 0, "name");
  }
}
