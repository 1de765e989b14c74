package dev.collet.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.collet.dispatch.ResultKind;
import dev.collet.dispatch.ToolDescriptor;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A server that can't say how a call ended, for want of memory: it says so later, and once. */
@Timeout(60)
class LateAnswerTest {
  private static final String FAILED = "failed unexpectedly";

  private final TestTools tools =
      new TestTools()
          .text("well", (arguments, context) -> "well")
          .text(
              "badly",
              (arguments, context) -> {
                throw new OutOfMemoryError("of the tool");
              })
          .add(
              TestTools.tool("endless", ResultKind.TEXT, 50, 0, List.of()),
              (arguments, context) -> {
                Thread.sleep(20_000);
                return "";
              });
  private final McpServer server =
      McpServer.builder("test", "1")
          .tools(tools)
          .limits(Limits.DEFAULT.withMaxCalls(1, 1))
          .rateLimits(RateLimits.none("the test calls in a row"))
          .build();

  @ParameterizedTest
  @CsvSource({
    "well, 1, false",
    "well, 3, false",
    "well, 1, true",
    "badly, 1, false",
    "badly, 3, false",
    "badly, 1, true"
  })
  void theClockSaysWhatTheCallsOwnThreadCouldNot(String tool, int failures, boolean isHttp) {
    RecordedExchange exchange = isHttp ? http(tool) : RecordedExchange.stdio();
    exchange.failures = failures;
    Client.send(server, Client.callMessage(1, tool, "{}"), exchange);
    String answer = exchange.await();
    assertTrue(answer.contains(FAILED) || answer.contains("Internal error"), answer);
    assertEquals(1, exchange.ends);
    assertNothingIsLeft();
  }

  @Test
  void aTimeoutIsSaidAgain() {
    RecordedExchange exchange = RecordedExchange.stdio();
    exchange.failures = 2;
    Client.send(server, Client.callMessage(1, "endless", "{}"), exchange);
    assertEquals(
        "Tool 'endless' timed out after 50 ms.", Client.text(Client.tree(exchange.await())));
    assertEquals(1, exchange.ends);
    assertNothingIsLeft();
  }

  @Test
  void aStagesEndIsSaidAgain() {
    CompletableFuture<Object> stage = new CompletableFuture<>();
    McpServer server =
        McpServer.builder("test", "1")
            .tools(
                new TestTools()
                    .add(
                        new ToolDescriptor(
                            "later",
                            "test.Tools.later",
                            TestTools.json("later", null),
                            ResultKind.TEXT,
                            true,
                            false,
                            false,
                            0,
                            0,
                            List.of(),
                            List.of()),
                        (arguments, context) -> stage))
            .build();
    RecordedExchange exchange = RecordedExchange.stdio();
    exchange.failures = 1;
    Client.send(server, Client.callMessage(1, "later", "{}"), exchange);
    stage.complete("done");
    Map<String, Object> answer = Client.tree(exchange.await());
    assertTrue(Client.text(answer).contains(FAILED), answer.toString());
  }

  private static RecordedExchange http(String tool) {
    return RecordedExchange.http(
        "MCP-Protocol-Version", "2026-07-28", "Mcp-Method", "tools/call", "Mcp-Name", tool);
  }

  /** The server has room for one call: the next one gets it only when this one is over. */
  private void assertNothingIsLeft() {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
    while (!Client.text(Client.call(server, "well", "{}")).equals("well")) {
      assertTrue(System.nanoTime() < end, "a call is kept for ever");
      Thread.onSpinWait();
    }
  }
}
