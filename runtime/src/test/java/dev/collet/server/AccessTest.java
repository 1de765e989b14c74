package dev.collet.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.collet.Caller;
import dev.collet.dispatch.ResultKind;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** Who may see and call what, how often, and who hears of it. */
class AccessTest {
  private final List<String> heard = new ArrayList<>();

  private final McpServer server =
      McpServer.builder("test", "1")
          .authenticator(
              headers -> {
                String token = headers.get("authorization");
                if ("Bearer boom".equals(token)) {
                  throw new IllegalStateException("secret");
                }
                return token == null
                    ? new Authenticator.Decision.Refused(401, "Bearer realm=\"x\"")
                    : new Authenticator.Decision.Accepted(
                        new Caller(token, token.endsWith("admin") ? Set.of("admin") : Set.of()));
              })
          .rateLimits(RateLimits.perCallerAndTool(2, 1, Duration.ofHours(1)))
          .listener(
              new CallListener() {
                @Override
                public Observer started(CallInfo call) {
                  heard.add("started " + call.tool() + " " + call.traceparent());
                  return new Observer() {
                    @Override
                    public Runnable running() {
                      heard.add("running");
                      return () -> heard.add("returned");
                    }

                    @Override
                    public void ended(Ending ending) {
                      heard.add("ended " + ending.kind() + " " + ending.failure());
                    }
                  };
                }

                @Override
                public void refused(CallInfo call, dev.collet.dispatch.Failure failure) {
                  heard.add("refused " + call.tool() + " " + failure);
                  throw new IllegalStateException("a listener must do no harm");
                }
              })
          .tools(
              new TestTools()
                  .text("all", (arguments, context) -> context.caller().id())
                  .text(
                      "bad",
                      (arguments, context) -> {
                        throw new dev.collet.ToolError("no");
                      })
                  .add(
                      TestTools.tool("enable_admin", ResultKind.TEXT, 0, 0, List.of("admin")),
                      (arguments, context) -> "done"))
          .build();

  private RecordedExchange send(String token, String method, String tool) {
    String message =
        method.equals("tools/call")
            ? Client.callMessage(1, tool, "{}")
                .replace("\"_meta\":{", "\"_meta\":{\"traceparent\":\"00-ab-cd-01\",")
            : Client.request("1", method, "");
    List<String> headers =
        new ArrayList<>(
            List.of("MCP-Protocol-Version", "2026-07-28", "Mcp-Method", method, "Mcp-Name", tool));
    if (token != null) {
      headers.addAll(List.of("Authorization", "Bearer " + token));
    }
    RecordedExchange exchange = RecordedExchange.http(headers.toArray(new String[0]));
    Client.send(server, message, exchange);
    return exchange;
  }

  @Test
  void withoutTokenThereIsAChallenge() {
    RecordedExchange exchange = send(null, "tools/list", "");
    assertNull(exchange.await());
    assertEquals(401, exchange.status);
    assertEquals("Bearer realm=\"x\"", exchange.responseHeaders.get("WWW-Authenticate"));
  }

  @Test
  void anAuthenticatorThatFailsLetsNobodyIn() {
    RecordedExchange exchange = send("boom", "tools/list", "");
    assertTrue(!exchange.await().contains("secret"));
    assertEquals(500, exchange.status);
  }

  @Test
  void onePredicateDecidesListAndCall() {
    for (int i = 0; i < 2; i++) {
      assertEquals(List.of("all", "bad"), names("alice"));
      assertEquals(List.of("all", "bad", "enable_admin"), names("admin"));
      Map<String, Object> answer = Client.tree(send("admin", "tools/call", "enable_admin").await());
      assertEquals("done", Client.text(answer));
    }
    Map<String, Object> answer = Client.tree(send("alice", "tools/call", "enable_admin").await());
    assertEquals("Unknown tool: enable_admin", Client.at(answer, "error", "message"));
  }

  private List<?> names(String token) {
    Map<String, Object> answer = Client.tree(send(token, "tools/list", "").await());
    assertEquals("private", Client.at(answer, "result", "cacheScope"));
    return ((List<?>) Client.at(answer, "result", "tools"))
        .stream().map(tool -> ((Map<?, ?>) tool).get("name")).toList();
  }

  @Test
  void switchesOfManyThreadsAllCount() throws Exception {
    int tools = 8;
    TestTools many = new TestTools();
    for (int i = 0; i < tools; i++) {
      many.text("t" + i, (arguments, context) -> "");
    }
    for (int i = 0; i < 2_000; i++) { // so that one look at all of them takes a while
      many.text("u" + i, (arguments, context) -> "");
    }
    McpServer switched = McpServer.builder("test", "1").tools(many).build();
    ExecutorService threads = Executors.newFixedThreadPool(tools);
    try {
      for (int round = 0; round < 300; round++) {
        CyclicBarrier start = new CyclicBarrier(tools);
        List<Future<?>> all = new ArrayList<>();
        boolean isOff = round % 2 == 0;
        for (int i = 0; i < tools; i++) {
          String name = "t" + i;
          all.add(
              threads.submit(
                  () -> {
                    start.await();
                    if (isOff) {
                      switched.tools().disable(name, "x");
                    } else {
                      switched.tools().enable(name);
                    }
                    return null;
                  }));
        }
        for (Future<?> each : all) {
          each.get();
        }
        String list = Client.send(switched, Client.request("1", "tools/list", "")).await();
        for (int i = 0; i < tools; i++) {
          assertEquals(!isOff, list.contains("\"t" + i + "\""), "t" + i);
        }
      }
    } finally {
      threads.shutdown();
    }
  }

  @Test
  void callsAreLimitedForEachCallerAndTool() {
    for (String caller : List.of("alice", "bob")) {
      for (int i = 0; i < 2; i++) {
        Map<String, Object> answer = Client.tree(send(caller, "tools/call", "all").await());
        assertEquals("Bearer " + caller, Client.text(answer));
      }
      RecordedExchange exchange = send(caller, "tools/call", "all");
      Map<String, Object> answer = Client.tree(exchange.await());
      assertEquals(200, exchange.status);
      assertEquals(true, Client.at(answer, "result", "isError"));
      String text = Client.text(answer);
      assertTrue(text.matches("Too many calls of tool 'all'\\. Try again in 3\\d{3} s\\."), text);
      assertEquals("no", Client.text(Client.tree(send(caller, "tools/call", "bad").await())));
    }
  }

  /** Two servers of one process may have tools of the same name. */
  @Test
  void theDefaultLimitIsEachServersOwn() {
    TestTools tools = new TestTools().text("all", (arguments, context) -> "done");
    for (int i = 0; i < 2; i++) {
      McpServer own = McpServer.builder("test", "1").tools(tools).build();
      boolean isLimited = false;
      for (int call = 0; call < 900; call++) {
        RecordedExchange exchange =
            RecordedExchange.http(
                "MCP-Protocol-Version",
                "2026-07-28",
                "Mcp-Method",
                "tools/call",
                "Mcp-Name",
                "all");
        Client.send(own, Client.callMessage(1, "all", "{}"), exchange);
        isLimited |= exchange.await().contains("Too many calls");
      }
      assertFalse(isLimited, "server " + i);
    }
  }

  @Test
  void listenersHearOfCalls() {
    send("alice", "tools/call", "all").await();
    send("alice", "tools/call", "bad").await();
    send("alice", "tools/call", "none").await();
    assertEquals(
        List.of(
            "started all 00-ab-cd-01",
            "running",
            "returned",
            "ended COMPLETED null",
            "started bad 00-ab-cd-01",
            "running",
            "returned",
            "ended FAILED TOOL_ERROR",
            "refused none UNKNOWN_TOOL"),
        heard);
  }
}
