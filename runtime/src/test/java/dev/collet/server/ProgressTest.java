package dev.collet.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.collet.ToolContext;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

class ProgressTest {
  private final AtomicReference<ToolContext> kept = new AtomicReference<>();
  private final McpServer server =
      McpServer.builder("test", "1")
          .tools(
              new TestTools()
                  .text(
                      "steps",
                      (arguments, context) -> {
                        kept.set(context);
                        context.progress(0, 100.0, null);
                        context.progress(0, 100.0, "again");
                        context.progress(50.5, 100.0, "half \"way\"");
                        context.progress(20, 100.0, "back");
                        context.progress(Double.NaN, null, null);
                        context.progress(100, 100.0, null);
                        return "done";
                      })
                  .text(
                      "beyond",
                      (arguments, context) -> {
                        for (int i = 1; i <= 10_000; i++) {
                          context.progress(i, 1.0, null);
                        }
                        return "done";
                      })
                  .text(
                      "many",
                      (arguments, context) -> {
                        for (int i = 0; i <= 10_000; i++) {
                          context.progress(i, 10_000.0, null);
                        }
                        return "done";
                      }))
          .build();

  private List<Object> progress(String tool, String meta) {
    String message = Client.callMessage(1, tool, "{}").replace("\"_meta\":{", "\"_meta\":{" + meta);
    RecordedExchange exchange = RecordedExchange.stdio();
    Client.send(server, message, exchange);
    assertEquals("done", Client.text(Client.tree(exchange.await())));
    List<Object> values = new ArrayList<>();
    for (String event : exchange.events) {
      values.add(Client.at(Client.tree(event), "params", "progress"));
    }
    return values;
  }

  @Test
  void progressStrictlyIncreases() {
    assertEquals(List.of(0, 50.5, 100), progress("steps", "\"progressToken\":\"t\","));
  }

  @Test
  void withoutTokenThereIsNone() {
    assertEquals(List.of(), progress("steps", ""));
  }

  @Test
  void afterTheAnswerThereIsNone() {
    RecordedExchange exchange = RecordedExchange.stdio();
    Client.send(
        server,
        Client.callMessage(1, "steps", "{}")
            .replace("\"_meta\":{", "\"_meta\":{\"progressToken\":5,"),
        exchange);
    exchange.await();
    int before = exchange.events.size();
    kept.get().progress(200, null, null);
    assertEquals(before, exchange.events.size());
  }

  @Test
  void aTotalThatIsTooLowLetsNoFloodPass() {
    List<Object> values = progress("beyond", "\"progressToken\":1,");
    assertTrue(values.size() >= 20 && values.size() < 1_000, () -> values.size() + " sent");
  }

  @Test
  void aFloodIsThinnedOutAndItsEndIsKept() {
    List<Object> values = progress("many", "\"progressToken\":1,");
    assertTrue(values.size() >= 20 && values.size() < 1_000, () -> values.size() + " sent");
    assertEquals(10_000, values.get(values.size() - 1));
  }
}
