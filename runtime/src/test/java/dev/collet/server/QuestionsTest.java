package dev.collet.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.collet.Answer;
import dev.collet.Caller;
import dev.collet.ClientFeature;
import dev.collet.Form;
import dev.collet.Question;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Asking the user: rounds, sealed state, and what an attacker tries. */
class QuestionsTest {
  private static final byte[] KEY = "0123456789abcdef0123456789abcdef".getBytes();
  private static final Map<String, Object> SAMPLING = Map.of("messages", List.of(), "maxTokens", 5);
  private static final Form<Map<String, Object>> NAME =
      Form.of(
          "{\"type\":\"object\",\"properties\":{\"name\":{\"type\":\"string\"}},\"required\":[\"name\"]}");

  private static TestTools tools() {
    return new TestTools()
        .text(
            "greet",
            (arguments, context) ->
                context
                    .ask(Question.form("user_name", NAME, "Who?"))
                    .accepted()
                    .map(answer -> "Hello, " + answer.get("name") + "!")
                    .orElse("Nobody"))
        .text(
            "swallow",
            (arguments, context) -> {
              try {
                return "got " + context.ask(Question.form("user_name", NAME, "Who?"));
              } catch (Throwable e) {
                return "swallowed";
              }
            })
        .text(
            "rounds",
            (arguments, context) -> {
              if (context.remembered("n") == null) {
                context.remember("n", 41);
              }
              Answer<Map<String, Object>> one = context.ask(Question.form("a", NAME, "A?"));
              Answer<Map<String, Object>> two = context.ask(Question.form("b", NAME, "B?"));
              return context.remembered("n")
                  + one.accepted().orElseThrow().get("name").toString()
                  + two.accepted().orElseThrow().get("name");
            })
        .text(
            "several",
            (arguments, context) -> {
              Question<Map<String, Object>> form = Question.form("f", NAME, "F?");
              Question<Map<String, Object>> roots = Question.roots("r");
              Question<Map<String, Object>> sampling = Question.sampling("s", SAMPLING);
              context.askAll(form, roots, sampling);
              return context.ask(form).accepted().isPresent()
                  + " "
                  + context.ask(roots).accepted().orElseThrow()
                  + context.ask(sampling).accepted().orElseThrow().get("model");
            })
        .text(
            "pay",
            (arguments, context) ->
                context
                    .ask(Question.url("pay", "https://pay.example/1", "Pay"))
                    .getClass()
                    .getSimpleName())
        .text(
            "twice",
            (arguments, context) -> {
              Object first = context.ask(Question.form("a", NAME, "A?")).accepted().orElseThrow();
              if (context.remembered("quote") == null) {
                context.remember("quote", String.valueOf(first));
              }
              Object second = context.ask(Question.form("b", NAME, "B?"));
              return context.remembered("quote") + " and " + first + second;
            })
        .text(
            "formAndPage",
            (arguments, context) -> {
              Question<Map<String, Object>> form = Question.form("f", NAME, "F?");
              Question<Map<String, Object>> page = Question.url("u", "https://a.example/", "U?");
              context.askAll(form, page);
              return context.ask(form) + " " + context.ask(page);
            })
        .text(
            "either",
            (arguments, context) ->
                context.supports(ClientFeature.FORM)
                    ? "form"
                    : context.ask(Question.sampling("s", SAMPLING)).toString());
  }

  private final McpServer server =
      McpServer.builder("test", "1").stateKey(KEY).tools(tools()).build();

  private static String message(String tool, String arguments, String more, String capabilities) {
    return Client.callMessage(1, tool, arguments)
        .replace("\"_meta\":{", more + "\"_meta\":{")
        .replace("Capabilities\":{}", "Capabilities\":" + capabilities);
  }

  private Map<String, Object> ask(String tool, String more) {
    return ask(server, tool, "{}", more, "{\"elicitation\":{},\"sampling\":{},\"roots\":{}}");
  }

  private static Map<String, Object> ask(
      McpServer server, String tool, String arguments, String more, String capabilities) {
    String answer = Client.send(server, message(tool, arguments, more, capabilities)).await();
    if (answer.contains("input_required")) {
      WireSchema.check("2026-07-28", "InputRequiredResult", result(answer));
    }
    return Client.tree(answer);
  }

  private static String result(String answer) {
    return answer.substring(answer.indexOf("\"result\":") + 9, answer.length() - 1);
  }

  private static String accept(String key, String content, Object state) {
    return "\"inputResponses\":{\""
        + key
        + "\":{\"action\":\"accept\",\"content\":"
        + content
        + "},\"extra\":{\"action\":\"accept\"}},\"requestState\":\""
        + state
        + "\",";
  }

  private static Object state(Map<String, Object> answer) {
    Object state = Client.at(answer, "result", "requestState");
    assertTrue(state instanceof String, String.valueOf(answer));
    return state;
  }

  @Test
  void aQuestionIsAskedAndAnswered() {
    Map<String, Object> asked = ask("greet", "");
    assertEquals("input_required", Client.at(asked, "result", "resultType"));
    Object question = Client.at(asked, "result", "inputRequests", "user_name");
    assertEquals("elicitation/create", Client.at(question, "method"));
    assertEquals("Who?", Client.at(question, "params", "message"));
    Object state = state(asked);
    assertEquals(
        "Hello, X!", Client.text(ask("greet", accept("user_name", "{\"name\":\"X\"}", state))));
    assertEquals(
        "Hello, X!", Client.text(ask("greet", accept("user_name", "{\"name\":\"X\"}", state))));
  }

  @Test
  void declinedAndCancelledAreOutcomes() {
    for (String action : List.of("decline", "cancel")) {
      String more =
          "\"inputResponses\":{\"user_name\":{\"action\":\""
              + action
              + "\"}},\"requestState\":\""
              + state(ask("greet", ""))
              + "\",";
      assertEquals("Nobody", Client.text(ask("greet", more)));
    }
  }

  @Test
  void aMissingOrUnfitAnswerIsAskedForAgain() {
    Object state = state(ask("greet", ""));
    for (String more :
        List.of(
            "\"requestState\":\"" + state + "\",",
            "\"inputResponses\":{},\"requestState\":\"" + state + "\",",
            accept("other", "{\"name\":\"X\"}", state),
            accept("user_name", "7", state),
            "\"inputResponses\":{\"user_name\":{\"action\":\"maybe\"}},",
            "\"inputResponses\":{\"user_name\":5},")) {
      Map<String, Object> again = ask("greet", more);
      assertEquals("input_required", Client.at(again, "result", "resultType"), more);
    }
  }

  @Test
  void aToolThatSwallowsTheSuspensionIsSuspended() {
    assertEquals("input_required", Client.at(ask("swallow", ""), "result", "resultType"));
  }

  @Test
  void roundsFollowRoundsAndValuesAreRemembered() {
    Map<String, Object> first = ask("rounds", "");
    assertEquals(Set.of("a"), keys(first));
    Map<String, Object> second = ask("rounds", accept("a", "{\"name\":\"x\"}", state(first)));
    assertEquals(Set.of("b"), keys(second));
    assertNotEquals(state(first), state(second));
    assertEquals(
        "41xy", Client.text(ask("rounds", accept("b", "{\"name\":\"y\"}", state(second)))));
  }

  @Test
  void anAnswerOfAnEarlierRoundStaysAsItWas() {
    Map<String, Object> second =
        ask("twice", accept("a", "{\"name\":\"100\"}", state(ask("twice", ""))));
    assertEquals(Set.of("b"), keys(second));
    String both =
        "\"inputResponses\":{\"a\":{\"action\":\"accept\",\"content\":{\"name\":\"1\"}},"
            + "\"b\":{\"action\":\"decline\"}},\"requestState\":\""
            + state(second)
            + "\",";
    assertEquals("{name=100} and {name=100}Declined[]", Client.text(ask("twice", both)));
  }

  @Test
  void nobodyIsAskedWhenOneOfTheQuestionsCannotBe() {
    Map<String, Object> answer =
        ask(server, "formAndPage", "{}", "", "{\"elicitation\":{\"form\":{}}}");
    assertEquals(-32021, Client.at(answer, "error", "code"), String.valueOf(answer));
    answer = ask(server, "formAndPage", "{}", "", "{\"elicitation\":{\"form\":{},\"url\":{}}}");
    assertEquals(Set.of("f", "u"), keys(answer));
  }

  private static Set<?> keys(Map<String, Object> answer) {
    return ((Map<?, ?>) Client.at(answer, "result", "inputRequests")).keySet();
  }

  @Test
  void severalQuestionsGoOutAtOnce() {
    Map<String, Object> asked = ask("several", "");
    assertEquals(Set.of("f", "r", "s"), keys(asked));
    String more =
        "\"inputResponses\":{\"f\":{\"action\":\"decline\"},\"r\":{\"roots\":[]},\"s\":{\"model\":\"m\"}},"
            + "\"requestState\":\""
            + state(asked)
            + "\",";
    assertEquals("false {roots=[]}m", Client.text(ask("several", more)));
  }

  @Test
  void pagesNeedTheirCapability() {
    Map<String, Object> answer = ask(server, "pay", "{}", "", "{\"elicitation\":{\"url\":{}}}");
    Object params = Client.at(answer, "result", "inputRequests", "pay", "params");
    assertEquals("https://pay.example/1", Client.at(params, "url"));
    assertEquals("url", Client.at(params, "mode"));
    assertNull(Client.at(params, "elicitationId"));
    answer = ask(server, "pay", "{}", "", "{\"elicitation\":{}}");
    assertEquals(-32021, Client.at(answer, "error", "code"));
    assertEquals(
        Map.of("elicitation", Map.of("url", Map.of())),
        Client.at(answer, "error", "data", "requiredCapabilities"));
  }

  @Test
  void aMissingCapabilityIsStatus400() {
    RecordedExchange exchange =
        RecordedExchange.http(
            "MCP-Protocol-Version", "2026-07-28", "Mcp-Method", "tools/call", "Mcp-Name", "greet");
    Client.send(server, Client.callMessage(1, "greet", "{}"), exchange);
    assertEquals(-32021, Client.at(Client.tree(exchange.await()), "error", "code"));
    assertEquals(400, exchange.status);
  }

  @Test
  void aToolMayChooseByCapability() {
    Map<String, Object> answer = ask(server, "either", "{}", "", "{\"sampling\":{}}");
    assertEquals(
        "sampling/createMessage", Client.at(answer, "result", "inputRequests", "s", "method"));
  }

  private void refused(Map<String, Object> answer) {
    assertEquals(-32602, Client.at(answer, "error", "code"), String.valueOf(answer));
  }

  @Test
  void tamperedStateIsRefused() {
    String state = (String) state(ask("greet", ""));
    Set<String> bad =
        new HashSet<>(List.of("", "x", state + "-TAMPERED", state + "A", state + "="));
    for (int i = 0; i < state.length(); i += 7) {
      char other = state.charAt(i) == 'A' ? 'B' : 'A';
      bad.add(state.substring(0, i) + other + state.substring(i + 1));
    }
    for (String tampered : bad) {
      refused(ask("greet", accept("user_name", "{\"name\":\"X\"}", tampered)));
    }
  }

  @Test
  void stateIsBoundToCallerToolAndArguments() {
    String state = (String) state(ask("greet", ""));
    String more = accept("user_name", "{\"name\":\"X\"}", state);
    refused(ask("swallow", more));
    refused(ask(server, "greet", "{\"x\":1}", more, "{\"elicitation\":{}}"));
    McpServer other =
        McpServer.builder("test", "1")
            .stateKey(KEY)
            .tools(tools())
            .localCaller(new Caller("mallory", Set.of()))
            .build();
    refused(ask(other, "greet", "{}", more, "{\"elicitation\":{}}"));
    McpServer otherKey = McpServer.builder("test", "1").tools(tools()).build();
    refused(ask(otherKey, "greet", "{}", more, "{\"elicitation\":{}}"));
  }

  @Test
  void anyReplicaGoesOn() {
    String more = accept("user_name", "{\"name\":\"X\"}", state(ask("greet", "")));
    McpServer replica = McpServer.builder("test", "1").stateKey(KEY).tools(tools()).build();
    assertEquals(
        "Hello, X!", Client.text(ask(replica, "greet", "{}", more, "{\"elicitation\":{}}")));
  }

  @Test
  void argumentsAreTheSameInAnyOrder() {
    Map<String, Object> asked =
        ask(
            server,
            "greet",
            "{\"a\":[1,{\"x\":null,\"y\":2.5}],\"b\":2}",
            "",
            "{\"elicitation\":{}}");
    String more = accept("user_name", "{\"name\":\"X\"}", state(asked));
    assertEquals(
        "Hello, X!",
        Client.text(
            ask(
                server,
                "greet",
                "{ \"b\" : 2, \"a\":[1,{\"y\":2.5,\"x\":null}]}",
                more,
                "{\"elicitation\":{}}")));
  }

  @Test
  void expiredStateIsRefused() {
    RequestStates past =
        new RequestStates(new Seal(KEY, "collet request state 1"), Duration.ofSeconds(-10), null);
    Envelope envelope = new Envelope(new byte[] {'{', '}'}, 0, 2);
    Request request =
        new Request(
            envelope,
            new RequestId(null, 1, null),
            RecordedExchange.stdio(),
            Caller.ANONYMOUS,
            dev.collet.dispatch.ProtocolVersion.V2026_07_28,
            ClientCapabilities.NONE,
            null);
    String state = past.close(request, "greet", CallState.NEW);
    refused(ask("greet", accept("user_name", "{\"name\":\"X\"}", state)));
  }

  @Test
  void stateMayBeGoodForOneUse() {
    Set<String> spent = new HashSet<>();
    McpServer strict =
        McpServer.builder("test", "1")
            .tools(tools())
            .spentStates((id, expiry) -> spent.add(id))
            .build();
    String capabilities = "{\"elicitation\":{}}";
    String more =
        accept(
            "user_name", "{\"name\":\"X\"}", state(ask(strict, "greet", "{}", "", capabilities)));
    assertEquals("Hello, X!", Client.text(ask(strict, "greet", "{}", more, capabilities)));
    refused(ask(strict, "greet", "{}", more, capabilities));
    assertFalse(spent.isEmpty());
  }
}
