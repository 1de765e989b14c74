package dev.collet.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SubscriptionsTest {
  private static final String KEY = "io.modelcontextprotocol/subscriptionId";

  private final McpServer server =
      McpServer.builder("test", "1")
          .tools(new TestTools().text("a", (arguments, context) -> ""))
          .build();

  private RecordedExchange listen(String id, String wanted) {
    RecordedExchange exchange = RecordedExchange.stdio();
    Client.send(
        server,
        Client.request(id, "subscriptions/listen", "\"notifications\":" + wanted),
        exchange);
    return exchange;
  }

  @Test
  void listenersHearOfChanges() {
    RecordedExchange tools =
        listen("11", "{\"toolsListChanged\":true,\"promptsListChanged\":true}");
    RecordedExchange others = listen("\"x\"", "{\"promptsListChanged\":true}");
    Map<String, Object> ack = Client.tree(tools.events.get(0));
    assertEquals("notifications/subscriptions/acknowledged", ack.get("method"));
    assertEquals(Map.of("toolsListChanged", true), Client.at(ack, "params", "notifications"));
    assertEquals(11, Client.at(ack, "params", "_meta", KEY));
    assertEquals(Map.of(), Client.at(Client.tree(others.events.get(0)), "params", "notifications"));
    server.tools().disable("a", "x");
    assertEquals(2, tools.events.size());
    Map<String, Object> change = Client.tree(tools.events.get(1));
    assertEquals("notifications/tools/list_changed", change.get("method"));
    assertEquals(11, Client.at(change, "params", "_meta", KEY));
    assertEquals(1, others.events.size());
    tools.disconnect();
    server.tools().enable("a");
    assertEquals(2, tools.events.size());
    assertFalse(tools.isDone());
    assertTrue(server.close(Duration.ofSeconds(1)));
    assertEquals("x", Client.at(Client.tree(others.await()), "result", "_meta", KEY));
  }

  @Test
  void aChangeWhileAListenerIsAcknowledgedIsTold() {
    RecordedExchange exchange =
        RecordedExchange.stdio().onFirstEvent(() -> server.tools().disable("a", "x"));
    Client.send(
        server,
        Client.request(
            "11", "subscriptions/listen", "\"notifications\":{\"toolsListChanged\":true}"),
        exchange);
    assertEquals(2, exchange.events.size());
    assertTrue(exchange.events.get(1).contains("notifications/tools/list_changed"));
  }

  @Test
  void aListenerMustTakeAStream() {
    RecordedExchange exchange =
        RecordedExchange.http(
                "MCP-Protocol-Version", "2026-07-28", "Mcp-Method", "subscriptions/listen")
            .withoutStream();
    Client.send(
        server, Client.request("11", "subscriptions/listen", "\"notifications\":{}"), exchange);
    assertEquals(-32600, Client.at(Client.tree(exchange.await()), "error", "code"));
    assertEquals(406, exchange.status);
  }

  @Test
  void aListenerMayLeave() {
    Connection connection = new Connection((message, offset, length) -> {});
    RecordedExchange exchange = RecordedExchange.stdio().over(connection);
    Client.send(
        server,
        Client.request(
            "11", "subscriptions/listen", "\"notifications\":{\"toolsListChanged\":true}"),
        exchange);
    Client.send(
        server,
        "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":11}}",
        RecordedExchange.stdio().over(connection));
    assertNull(exchange.await());
    server.tools().disable("a", "x");
    assertEquals(1, exchange.events.size());
  }

  @Test
  void whatIsWantedMustBeSaid() {
    Map<String, Object> answer =
        Client.tree(Client.send(server, Client.request("1", "subscriptions/listen", "")).await());
    assertEquals(-32602, Client.at(answer, "error", "code"));
    for (String wanted : List.of("[]", "5", "{\"toolsListChanged\":\"yes\"}")) {
      answer = Client.tree(listen("1", wanted).await());
      assertEquals(-32602, Client.at(answer, "error", "code"), wanted);
    }
  }
}
