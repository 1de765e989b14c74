package dev.collet.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.collet.ProtocolError;
import dev.collet.ToolError;
import dev.collet.ToolResult;
import dev.collet.dispatch.ResultKind;
import dev.collet.dispatch.ToolDescriptor;
import dev.collet.json.UnwritableValue;
import java.io.FileNotFoundException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.UndeclaredThrowableException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Cases A48 to A58, A61, A62: what comes out of a tool, and what the client is told of it. */
class OutcomesTest {
  private static final String ADVICE = "Use a date after 2026-10-08.";

  private final StringBuilder log = new StringBuilder();
  private final Logger logger = Logger.getLogger("dev.collet.server");
  private final Handler handler =
      new Handler() {
        @Override
        public synchronized void publish(LogRecord entry) {
          log.append(entry.getMessage()).append(' ').append(entry.getThrown()).append('\n');
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
      };

  @BeforeEach
  void listen() {
    logger.addHandler(handler);
    logger.setUseParentHandlers(false);
  }

  @AfterEach
  void leave() {
    logger.removeHandler(handler);
    logger.setUseParentHandlers(true);
  }

  private static McpServer server(TestTools tools) {
    return McpServer.builder("test", "1").tools(tools).build();
  }

  private Map<String, Object> outcome(TestTools.Body body) {
    return Client.call(server(new TestTools().text("t", body)), "t", "{}");
  }

  private static TestTools.Body thrower(Throwable thrown) {
    return (arguments, context) -> {
      throw thrown;
    };
  }

  private static String failed(Map<String, Object> answer) {
    assertEquals(true, Client.at(answer, "result", "isError"), String.valueOf(answer));
    assertFalse(((Map<?, ?>) Client.at(answer, "result")).containsKey("structuredContent"));
    return Client.text(answer);
  }

  @Test
  void anUnplannedExceptionIsNamedByAnIdThatIsInTheLog() {
    String text =
        failed(outcome(thrower(new IllegalStateException("jdbc:postgresql://db7 hunter2"))));
    assertFalse(text.contains("hunter2") || text.contains("Illegal"), text);
    assertTrue(text.startsWith("Tool 't' failed unexpectedly."), text);
    String id = text.substring(text.lastIndexOf(' ') + 1, text.length() - 1);
    assertTrue(log.toString().contains("[" + id + "]"), log.toString());
    assertTrue(log.toString().contains("hunter2"));
    assertEquals(1, log.toString().lines().count());
  }

  @Test
  void aDeliberateErrorReachesTheModelThroughWrappers() {
    ToolError error = new ToolError(ADVICE);
    for (Throwable thrown :
        List.of(
            error,
            new CompletionException(error),
            new ExecutionException(error),
            new UndeclaredThrowableException(new InvocationTargetException(error)))) {
      assertEquals(ADVICE, failed(outcome(thrower(thrown))));
    }
    assertEquals("", log.toString());
  }

  @Test
  void aCauseIsNoWrapper() {
    String text = failed(outcome(thrower(new RuntimeException("x", new ToolError(ADVICE)))));
    assertTrue(text.startsWith("Tool 't' failed unexpectedly."), text);
  }

  @Test
  void errorsWithoutMessageNameTheTool() {
    for (Throwable thrown :
        List.of(new NullPointerException(null), new ToolError(null), new ToolError("   "))) {
      String text = failed(outcome(thrower(thrown)));
      assertTrue(text.contains("'t'") && !text.contains("null"), text);
    }
    TestTools mapped = new TestTools().text("t", thrower(new IllegalStateException()));
    mapped.mapping(thrown -> " ");
    String text = failed(Client.call(server(mapped), "t", "{}"));
    assertTrue(text.contains("'t'") && !text.contains("null"), text);
  }

  @Test
  void mappedExceptionsHaveTheirText() {
    TestTools mapped =
        new TestTools()
            .text("t", thrower(new CompletionException(new IllegalStateException("shard 3"))))
            .mapping(thrown -> thrown instanceof IllegalStateException ? "Nothing found." : null);
    assertEquals("Nothing found.", failed(Client.call(server(mapped), "t", "{}")));
    assertEquals("", log.toString());
  }

  @Test
  void aMappingThatThrowsIsAnUnplannedFailure() {
    TestTools mapped =
        new TestTools()
            .text("t", thrower(new IllegalStateException("a")))
            .mapping(
                thrown -> {
                  throw new IllegalArgumentException("secret");
                });
    String text = failed(Client.call(server(mapped), "t", "{}"));
    assertTrue(text.startsWith("Tool 't' failed unexpectedly."), text);
  }

  @Test
  void checkedExceptionsAreFailuresToo() {
    for (Throwable thrown :
        List.of(
            new FileNotFoundException("p"), new Throwable("x"), new TimeoutException("upstream"))) {
      assertTrue(failed(outcome(thrower(thrown))).startsWith("Tool 't' failed unexpectedly."));
    }
  }

  @Test
  void errorsThatAreNoExceptionsAreAnsweredAtOnce() {
    TestTools tools =
        new TestTools()
            .text("recurse", (arguments, context) -> recurse(1) + "")
            .text("assert", thrower(new AssertionError("x")))
            .text("missing", thrower(new NoClassDefFoundError("com/example/Gone")))
            .text("init", thrower(new ExceptionInInitializerError(new RuntimeException("secret"))))
            .text("oom", (arguments, context) -> new long[Integer.MAX_VALUE].length + "")
            .text("fine", (arguments, context) -> "ok");
    McpServer server = server(tools);
    for (int i = 0; i < 40; i++) {
      for (String tool : List.of("recurse", "assert", "missing", "init", "oom")) {
        String text = failed(Client.call(server, tool, "{}"));
        assertTrue(text.startsWith("Tool '" + tool + "' failed unexpectedly."), text);
      }
    }
    assertEquals("ok", Client.text(Client.call(server, "fine", "{}")));
  }

  private static int recurse(int n) {
    return n == 0 ? 0 : recurse(n + 1) + 1;
  }

  @Test
  void aStaticInitialiserThatFailsNeverLeaks() {
    McpServer server =
        server(new TestTools().text("heavy", (arguments, context) -> Heavy.VALUE + ""));
    for (int i = 0; i < 3; i++) {
      String text = failed(Client.call(server, "heavy", "{}"));
      assertTrue(text.startsWith("Tool 'heavy' failed unexpectedly."), text);
      assertFalse(text.contains("token"));
    }
  }

  private static final class Heavy {
    static final int VALUE = load();

    static int load() {
      throw new IllegalStateException("token=abc");
    }
  }

  @Test
  void protocolErrorsAreProtocolErrors() {
    Map<String, Object> answer = outcome(thrower(new ProtocolError(7, "no", Map.of("a", 1))));
    assertEquals(7, Client.at(answer, "error", "code"));
    assertEquals("no", Client.at(answer, "error", "message"));
    assertEquals(1, Client.at(answer, "error", "data", "a"));
    for (int reserved : List.of(-32042, -32002, -32050, -32700, -32020)) {
      answer = outcome(thrower(new ProtocolError(reserved, "no")));
      assertEquals(-32603, Client.at(answer, "error", "code"));
    }
  }

  @Test
  void dataThatIsNoJsonIsLeftOut() {
    Map<String, Object> answer = outcome(thrower(new ProtocolError(7, "no", new Object())));
    assertEquals(7, Client.at(answer, "error", "code"));
    assertNull(Client.at(answer, "error", "data"));
  }

  @Test
  void nullIsAFailureUnlessTheToolSaysSo() {
    TestTools tools =
        new TestTools()
            .structured("next", (arguments, context) -> null)
            .text("text", (arguments, context) -> null)
            .add(TestTools.tool("result", ResultKind.RESULT), (arguments, context) -> null)
            .add(TestTools.tool("nothing", ResultKind.NONE), (arguments, context) -> null)
            .add(nullable(ResultKind.STRUCTURED), (arguments, context) -> null);
    McpServer server = server(tools);
    for (String tool : List.of("next", "text", "result")) {
      String text = failed(Client.call(server, tool, "{}"));
      assertTrue(text.contains("'" + tool + "'") && text.contains("not nullable"), text);
    }
    Map<String, Object> nothing = Client.call(server, "nothing", "{}");
    assertEquals(List.of(), Client.at(nothing, "result", "content"));
    Map<String, Object> peek = Client.call(server, "peek", "{}");
    assertTrue(((Map<?, ?>) Client.at(peek, "result")).containsKey("structuredContent"));
    assertEquals("null", Client.text(peek));
  }

  private static ToolDescriptor nullable(ResultKind kind) {
    return new ToolDescriptor(
        "peek",
        "o",
        TestTools.json("peek", "{}"),
        kind,
        false,
        true,
        true,
        0,
        0,
        List.of(),
        List.of());
  }

  @Test
  void anUnwritableResultNamesToolAndPath() {
    TestTools tools =
        new TestTools()
            .structured(
                "bad",
                (arguments, context) -> {
                  Map<String, Object> tree = new HashMap<>();
                  tree.put("a", Map.of("b", List.of(1, Double.NaN)));
                  return tree;
                })
            .structured("odd", (arguments, context) -> new UnwritableValue("/x", "y"));
    McpServer server = server(tools);
    String text = failed(Client.call(server, "bad", "{}"));
    assertTrue(text.contains("'bad'") && text.contains("/a/b/1"), text);
    assertTrue(failed(Client.call(server, "odd", "{}")).contains("'odd'"));
  }

  @Test
  void halvesOfPairsBecomeReplacementCharacters() {
    TestTools tools =
        new TestTools()
            .structured(
                "cut", (arguments, context) -> Map.of("text", "ok \ud83d\ude80".substring(0, 4)))
            .text("err", thrower(new ToolError("bad \udc00 value")));
    McpServer server = server(tools);
    Map<String, Object> cut = Client.call(server, "cut", "{}");
    assertEquals("ok \ufffd", Client.at(cut, "result", "structuredContent", "text"));
    assertEquals("{\"text\":\"ok \ufffd\"}", Client.text(cut));
    assertEquals("bad \ufffd value", failed(Client.call(server, "err", "{}")));
  }

  @Test
  void controlCharactersAreEscaped() {
    String odd = "a\u0000b\u001b[31m\u007f\u0085\u2028\r\n\t\"\\";
    Map<String, Object> answer = outcome((arguments, context) -> odd);
    assertEquals(odd, Client.text(answer));
  }

  @Test
  void resultsOverTheLimitSaySizeAndLimit() {
    TestTools tools =
        new TestTools()
            .structured("rows", (arguments, context) -> Map.of("rows", "x".repeat(size(arguments))))
            .text("text", (arguments, context) -> "x".repeat(size(arguments)))
            .add(
                TestTools.tool("own", ResultKind.TEXT, 0, 100, List.of()),
                (arguments, context) -> "x".repeat(size(arguments)))
            .add(
                TestTools.tool("full", ResultKind.RESULT),
                (arguments, context) -> ToolResult.text("x".repeat(size(arguments))));
    McpServer server = server(tools);
    for (String tool : List.of("rows", "text", "full")) {
      assertNull(Client.at(Client.call(server, tool, "{\"n\":1000000}"), "result", "isError"));
      String text = failed(Client.call(server, tool, "{\"n\":20000000}"));
      assertTrue(text.contains("limit is 4194304") && text.contains(" 20000"), text);
    }
    assertNull(Client.at(Client.call(server, "own", "{\"n\":10}"), "result", "isError"));
    assertTrue(failed(Client.call(server, "own", "{\"n\":1000}")).contains("limit is 100."));
  }

  private static int size(Map<String, Object> arguments) {
    return ((Number) arguments.get("n")).intValue();
  }

  @Test
  void stagesAreWaitedFor() {
    TestTools tools =
        new TestTools()
            .add(async("now"), (arguments, context) -> CompletableFuture.completedFuture("a"))
            .add(async("later"), (arguments, context) -> CompletableFuture.supplyAsync(() -> "b"))
            .add(
                async("bad"),
                (arguments, context) ->
                    CompletableFuture.supplyAsync(
                        () -> {
                          throw new ToolError(ADVICE);
                        }))
            .add(
                async("failed"),
                (arguments, context) -> CompletableFuture.failedFuture(new ToolError(ADVICE)))
            .add(async("none"), (arguments, context) -> null);
    McpServer server = server(tools);
    assertEquals("a", Client.text(Client.call(server, "now", "{}")));
    assertEquals("b", Client.text(Client.call(server, "later", "{}")));
    assertEquals(ADVICE, failed(Client.call(server, "bad", "{}")));
    assertEquals(ADVICE, failed(Client.call(server, "failed", "{}")));
    assertTrue(failed(Client.call(server, "none", "{}")).contains("not nullable"));
  }

  private static ToolDescriptor async(String name) {
    return new ToolDescriptor(
        name,
        "o",
        TestTools.json(name, null),
        ResultKind.TEXT,
        true,
        false,
        false,
        0,
        0,
        List.of(),
        List.of());
  }
}
