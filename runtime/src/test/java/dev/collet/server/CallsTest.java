package dev.collet.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.collet.dispatch.ResultKind;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Cases A63, A65, A66: threads, time limits, cancellation, shutdown. */
@Timeout(180)
class CallsTest {
  private final CountDownLatch release = new CountDownLatch(1);
  private final CountDownLatch entered = new CountDownLatch(1);
  private final CountDownLatch interrupted = new CountDownLatch(1);
  private final AtomicBoolean stopSpinning = new AtomicBoolean();
  private final TestTools tools =
      new TestTools()
          .text("fast", (arguments, context) -> "fast")
          .text(
              "slow",
              (arguments, context) -> {
                entered.countDown();
                try {
                  release.await();
                } catch (InterruptedException e) {
                  interrupted.countDown();
                  throw e;
                }
                return "slow";
              })
          .text(
              "spin",
              (arguments, context) -> {
                entered.countDown();
                while (!stopSpinning.get()) {
                  Thread.onSpinWait();
                }
                return "spun";
              })
          .add(
              TestTools.tool("hang", ResultKind.TEXT, 200, 0, List.of()),
              (arguments, context) -> {
                while (!stopSpinning.get()) {
                  Thread.onSpinWait();
                }
                return "hung";
              })
          .add(
              TestTools.tool("short", ResultKind.TEXT, 100, 0, List.of()),
              (arguments, context) -> {
                release.await();
                return "";
              });

  @AfterEach
  void letGo() {
    release.countDown();
    stopSpinning.set(true);
  }

  private McpServer server(Limits limits) {
    return McpServer.builder("test", "1").tools(tools).limits(limits).build();
  }

  private static void await(BooleanSupplier condition) {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
    while (!condition.getAsBoolean()) {
      assertTrue(System.nanoTime() < end, "waited 20 s in vain");
      Thread.onSpinWait();
    }
  }

  @Test
  void aSlowToolBlocksNobody() throws Exception {
    McpServer server = server(Limits.DEFAULT);
    List<RecordedExchange> slow = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      RecordedExchange exchange = RecordedExchange.stdio();
      Client.send(server, Client.callMessage(i, "slow", "{}"), exchange);
      slow.add(exchange);
    }
    assertEquals("fast", Client.text(Client.call(server, "fast", "{}")));
    assertTrue(Client.send(server, Client.request("1", "tools/list", "")).await() != null);
    release.countDown();
    Set<Object> ids = new HashSet<>();
    for (RecordedExchange exchange : slow) {
      ids.add(Client.tree(exchange.await()).get("id"));
      assertEquals(1, exchange.ends);
    }
    assertEquals(40, ids.size());
  }

  @Test
  void callsThatHangAreAnsweredWhenTheirTimeIsOver() {
    McpServer server = server(Limits.DEFAULT);
    List<RecordedExchange> hung = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      RecordedExchange exchange = RecordedExchange.stdio();
      Client.send(server, Client.callMessage(i, "hang", "{}"), exchange);
      hung.add(exchange);
    }
    for (RecordedExchange exchange : hung) {
      Map<String, Object> answer = Client.tree(exchange.await());
      assertEquals(true, Client.at(answer, "result", "isError"));
      assertEquals("Tool 'hang' timed out after 200 ms.", Client.text(answer));
    }
    await(() -> server.stuckCalls() == 8); // counted just after the answer
    assertEquals("fast", Client.text(Client.call(server, "fast", "{}")));
    stopSpinning.set(true);
    await(() -> server.stuckCalls() == 0);
    hung.forEach(exchange -> assertEquals(1, exchange.ends));
  }

  @Test
  void aToolsOwnTimeGoesFirst() {
    Map<String, Object> answer = Client.call(server(Limits.DEFAULT), "short", "{}");
    assertEquals("Tool 'short' timed out after 100 ms.", Client.text(answer));
  }

  @Test
  void tooManyStuckCallsMakeTheServerBusy() {
    McpServer server = server(Limits.DEFAULT.withMaxCalls(100, 2));
    for (int i = 0; i < 2; i++) {
      Client.send(server, Client.callMessage(i, "hang", "{}")).await();
    }
    await(() -> server.stuckCalls() == 2);
    Map<String, Object> answer = Client.call(server, "fast", "{}");
    assertEquals(true, Client.at(answer, "result", "isError"));
    assertTrue(Client.text(answer).startsWith("The server is busy."));
    stopSpinning.set(true);
    await(() -> server.stuckCalls() == 0);
    assertEquals("fast", Client.text(Client.call(server, "fast", "{}")));
  }

  @Test
  void tooManyCallsAtOnceAreRefusedAsBusy() throws Exception {
    McpServer server = server(Limits.DEFAULT.withMaxCalls(2, 2));
    RecordedExchange one = Client.send(server, Client.callMessage(1, "slow", "{}"));
    RecordedExchange two = Client.send(server, Client.callMessage(2, "slow", "{}"));
    Map<String, Object> answer = Client.call(server, "fast", "{}");
    assertTrue(Client.text(answer).startsWith("The server is busy."));
    release.countDown();
    assertEquals("slow", Client.text(Client.tree(one.await())));
    assertEquals("slow", Client.text(Client.tree(two.await())));
  }

  @Test
  void aCancelledCallIsInterruptedAndNeverAnswered() throws Exception {
    McpServer server = server(Limits.DEFAULT);
    Connection connection = new Connection((message, offset, length) -> {});
    RecordedExchange call = RecordedExchange.stdio().over(connection);
    Client.send(server, Client.callMessage(7, "slow", "{}"), call);
    assertTrue(entered.await(20, TimeUnit.SECONDS));
    for (String params : List.of("\"requestId\":\"unknown\"", "", "\"requestId\":\"7\"")) {
      RecordedExchange exchange = RecordedExchange.stdio().over(connection);
      Client.send(server, cancelled(params), exchange);
      assertNull(exchange.await());
    }
    Client.send(server, cancelled("\"requestId\":7"), RecordedExchange.stdio());
    assertFalse(call.isDone(), "another connection cancelled the call");
    Client.send(server, cancelled("\"requestId\":7"), RecordedExchange.stdio().over(connection));
    assertNull(call.await());
    assertTrue(interrupted.await(20, TimeUnit.SECONDS));
    assertEquals(1, call.ends);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0",
        "-1",
        "999999999999999999",
        "1000000000000000000",
        "-9223372036854775808",
        "9223372036854775807",
        "9223372036854775808",
        "1234567890123456789012345678901234567890",
        "\"\"",
        "\"7\"",
        "\"\\ud800\""
      })
  void anyIdCanBeCancelled(String id) throws Exception {
    McpServer server = server(Limits.DEFAULT);
    Connection connection = new Connection((message, offset, length) -> {});
    RecordedExchange call = RecordedExchange.stdio().over(connection);
    String message = Client.callMessage(7, "slow", "{}").replace("\"id\":7", "\"id\":" + id);
    Client.send(server, message, call);
    assertTrue(entered.await(20, TimeUnit.SECONDS));
    Client.send(
        server, cancelled("\"requestId\":" + id), RecordedExchange.stdio().over(connection));
    assertNull(call.await());
    assertTrue(interrupted.await(20, TimeUnit.SECONDS));
  }

  private static String cancelled(String params) {
    return "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{"
        + params
        + "}}";
  }

  @Test
  void aClientThatGoesAwayCancelsItsCall() throws Exception {
    McpServer server = server(Limits.DEFAULT);
    RecordedExchange exchange =
        RecordedExchange.http(
            "MCP-Protocol-Version", "2026-07-28", "Mcp-Method", "tools/call", "Mcp-Name", "slow");
    CompletableFuture<Void> accepted =
        CompletableFuture.runAsync(
            () -> Client.send(server, Client.callMessage(7, "slow", "{}"), exchange));
    assertTrue(entered.await(20, TimeUnit.SECONDS));
    exchange.disconnect();
    assertTrue(interrupted.await(20, TimeUnit.SECONDS));
    accepted.get(20, TimeUnit.SECONDS);
    assertNull(exchange.response);
    assertEquals(1, exchange.ends);
  }

  @Test
  void anInterruptionStaysWithItsCall() throws Exception {
    McpServer server = server(Limits.DEFAULT.withCallTimeout(Duration.ofMillis(50)));
    RecordedExchange exchange =
        RecordedExchange.http(
            "MCP-Protocol-Version", "2026-07-28", "Mcp-Method", "tools/call", "Mcp-Name", "spin");
    CompletableFuture<Boolean> wasInterrupted =
        CompletableFuture.supplyAsync(
            () -> {
              Client.send(server, Client.callMessage(7, "spin", "{}"), exchange);
              return Thread.currentThread().isInterrupted();
            });
    assertTrue(Client.text(Client.tree(exchange.await())).contains("timed out"));
    stopSpinning.set(true);
    assertFalse(wasInterrupted.get(20, TimeUnit.SECONDS));
  }

  @Test
  void closingWaitsAndThenStops() throws Exception {
    McpServer server = server(Limits.DEFAULT);
    RecordedExchange call = Client.send(server, Client.callMessage(7, "slow", "{}"));
    assertTrue(entered.await(20, TimeUnit.SECONDS));
    assertFalse(server.close(Duration.ofMillis(50)));
    Map<String, Object> answer = Client.tree(call.await());
    assertTrue(Client.text(answer).contains("shutting down"));
    assertTrue(interrupted.await(20, TimeUnit.SECONDS));
    Map<String, Object> late =
        Client.tree(Client.send(server, Client.callMessage(8, "fast", "{}")).await());
    assertEquals(-32603, Client.at(late, "error", "code"));
  }

  @Test
  void closingLetsCallsEnd() throws Exception {
    McpServer server = server(Limits.DEFAULT);
    RecordedExchange call = Client.send(server, Client.callMessage(7, "slow", "{}"));
    assertTrue(entered.await(20, TimeUnit.SECONDS));
    CompletableFuture<Boolean> closed =
        CompletableFuture.supplyAsync(() -> server.close(Duration.ofSeconds(20)));
    release.countDown();
    assertTrue(closed.get(20, TimeUnit.SECONDS));
    assertEquals("slow", Client.text(Client.tree(call.await())));
  }
}
