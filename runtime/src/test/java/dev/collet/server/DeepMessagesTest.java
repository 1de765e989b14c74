package dev.collet.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.collet.Form;
import dev.collet.Question;
import dev.collet.dispatch.ResultKind;
import dev.collet.json.JsonReader;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Case A76: what is nested as deep as allowed needs no deep stack, wherever in a message it is. */
@Timeout(120)
class DeepMessagesTest {
  private static final long STACK = 256 << 10;
  private static final int DEPTH = 990;
  private static final Form<Map<String, Object>> ANY = Form.of("{\"type\":\"object\"}");

  private final McpServer server =
      McpServer.builder("test", "1")
          .clientLogging()
          .tools(
              new TestTools()
                  .structured("echo", (arguments, context) -> arguments)
                  .add(
                      TestTools.tool("meta", ResultKind.STRUCTURED),
                      (arguments, context) -> Map.of("meta", context.meta().get("deep")))
                  .text(
                      "ask",
                      (arguments, context) -> {
                        var first = context.ask(Question.form("a", ANY, "A?"));
                        context.remember("first", first.accepted().orElseThrow());
                        return context.ask(Question.form("b", ANY, "B?")).toString();
                      }))
          .build();

  private static String deep(boolean isArray) {
    return isArray
        ? "[".repeat(DEPTH) + "]".repeat(DEPTH)
        : "{\"a\":".repeat(DEPTH) + "1" + "}".repeat(DEPTH);
  }

  private RecordedExchange send(String message) throws Exception {
    RecordedExchange exchange =
        RecordedExchange.http(
            "MCP-Protocol-Version",
            "2026-07-28",
            "Mcp-Method",
            message.replaceAll("(?s).*\"method\":\"([^\"]*)\".*", "$1"),
            "Mcp-Name",
            message.replaceAll("(?s).*\"name\":\"([^\"]*)\".*", "$1"));
    CompletableFuture<Void> done = new CompletableFuture<>();
    Thread thread =
        new Thread(
            null,
            () -> {
              try {
                Client.send(server, message, exchange);
                done.complete(null);
              } catch (Throwable e) {
                done.completeExceptionally(e);
              }
            },
            "small",
            STACK);
    thread.start();
    done.get(60, TimeUnit.SECONDS);
    return exchange;
  }

  @ParameterizedTest
  @CsvSource({
    "tools/call, '\"name\":\"echo\",\"arguments\":{\"x\":DEEP}'",
    "tools/call, '\"arguments\":{\"x\":DEEP},\"name\":\"echo\"'",
    "tools/call, '\"name\":\"meta\",\"arguments\":{},\"_meta\":{\"deep\":DEEP,META'",
    "tools/call, '\"name\":\"ask\",\"arguments\":{\"x\":DEEP}'",
    "tools/call, '\"name\":\"ask\",\"arguments\":{},\"inputResponses\":{\"a\":DEEP}'",
    "tools/call, '\"name\":\"ask\",\"arguments\":{},\"inputResponses\":{\"a\":{\"action\":\"accept\",\"content\":{\"x\":DEEP}}}'",
    "tools/list, '\"x\":DEEP'",
    "subscriptions/listen, '\"notifications\":{\"x\":DEEP}'"
  })
  void aSmallStackIsEnough(String method, String params) throws Exception {
    for (boolean isArray : new boolean[] {true, false}) {
      String meta =
          "\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\","
              + "\"io.modelcontextprotocol/clientCapabilities\":{\"elicitation\":{}}";
      String all =
          params.contains("META")
              ? params.replace("META", meta + "}")
              : params + ",\"_meta\":{" + meta + "}";
      String message =
          "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"" + method + "\",\"params\":{" + all + "}}";
      RecordedExchange exchange = send(message.replace("DEEP", deep(isArray)));
      String told = exchange.events.isEmpty() ? exchange.await() : exchange.events.get(0);
      assertFalse(
          told.contains("-32603") || told.contains("unexpectedly"),
          () -> told.substring(0, Math.min(300, told.length())));
      assertTrue(exchange.status < 500);
    }
  }

  /** Reads arrays in arrays, and has no stack for more than so many. */
  private static TestTools recursive(int stack) {
    return new TestTools() {
      @Override
      public Object read(int tool, JsonReader arguments) {
        arguments.beginObject();
        while (arguments.nextKey()) {
          arguments.value();
          nested(arguments, 0);
        }
        return Map.of();
      }

      private void nested(JsonReader arguments, int depth) {
        if (depth == stack) {
          throw new StackOverflowError("as the test wants it");
        }
        arguments.beginArray();
        while (arguments.nextElement()) {
          nested(arguments, depth + 1);
        }
      }
    }.structured("echo", (arguments, context) -> arguments);
  }

  /** Readers of recursive types call themselves. */
  @ParameterizedTest
  @CsvSource({
    "'\"name\":\"echo\",\"arguments\":{\"x\":DEEP}', 500, nested too deeply",
    "'\"arguments\":{\"x\":DEEP},\"name\":\"echo\"', 500, nested too deeply",
    "'\"name\":\"echo\",\"arguments\":{\"x\":DEEP}', 5, unexpectedly",
    "'\"arguments\":{\"x\":DEEP},\"name\":\"echo\"', 5, unexpectedly",
  })
  void argumentsAreToBlameOnlyWhereTheyAreDeep(String params, int stack, String told) {
    McpServer deep = McpServer.builder("test", "1").tools(recursive(stack)).build();
    String answer =
        Client.send(deep, Client.request("1", "tools/call", params.replace("DEEP", deep(true))))
            .await();
    assertEquals(true, Client.at(Client.tree(answer), "result", "isError"));
    assertTrue(Client.text(Client.tree(answer)).contains(told), answer);
  }

  @ParameterizedTest
  @CsvSource({"notifications/cancelled", "notifications/x"})
  void notificationsToo(String method) throws Exception {
    RecordedExchange exchange =
        send(
            "{\"jsonrpc\":\"2.0\",\"method\":\""
                + method
                + "\",\"params\":{\"requestId\":"
                + deep(true)
                + "}}");
    exchange.await();
    assertTrue(exchange.status == 202, () -> "status " + exchange.status);
  }
}
