package dev.collet.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.collet.Form;
import dev.collet.Question;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Test;

/** Sealed state that comes back: as it was, or changed in any way at all. */
class RequestStateTest {
  private static final String ALPHABET =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_+/=. \u00e9\u0000";
  private static final Form<Map<String, Object>> NAME =
      Form.of(
          "{\"type\":\"object\",\"properties\":{\"name\":{\"type\":\"string\"}},\"required\":[\"name\"]}");
  private static final TestTools TOOLS =
      new TestTools()
          .text(
              "greet",
              (arguments, context) ->
                  "Hello, "
                      + context
                          .ask(Question.form("who", NAME, "Who?"))
                          .accepted()
                          .orElseThrow()
                          .get("name"));

  private final McpServer server = McpServer.builder("test", "1").tools(TOOLS).build();
  private final String state = begin(server);

  private static String begin(McpServer server) {
    return (String) Client.at(send(server, "", "{}"), "result", "requestState");
  }

  private static Map<String, Object> goOn(McpServer server, String state) {
    String answers =
        "\"inputResponses\":{\"who\":{\"action\":\"accept\",\"content\":{\"name\":\"X\"}}},";
    StringBuilder escaped = new StringBuilder();
    state.chars().forEach(c -> escaped.append("\\u%04x".formatted(c)));
    return send(server, answers + "\"requestState\":\"" + escaped + "\",", "{}");
  }

  private static Map<String, Object> send(McpServer server, String more, String arguments) {
    String message =
        Client.callMessage(1, "greet", arguments)
            .replace("\"_meta\":{", more + "\"_meta\":{")
            .replace("Capabilities\":{}", "Capabilities\":{\"elicitation\":{}}");
    return Client.tree(Client.send(server, message).await());
  }

  private static void assertRefused(Map<String, Object> answer, String what) {
    assertEquals(-32602, Client.at(answer, "error", "code"), what + answer);
  }

  @Test
  void everyOtherCharacterAtEveryPlaceIsRefused() {
    for (int i = 0; i < state.length(); i++) {
      for (int k = 1; k <= 3; k++) {
        char was = state.charAt(i);
        char other = ALPHABET.charAt((ALPHABET.indexOf(was) + k * 23) % ALPHABET.length());
        String changed = state.substring(0, i) + other + state.substring(i + 1);
        assertRefused(goOn(server, changed), "character " + i + " as " + other + ": ");
      }
    }
  }

  @Test
  void everyPieceOfItIsRefused() {
    for (int length = 0; length < state.length(); length++) {
      // The shortest are no more than a nonce, or than a part of the tag.
      assertRefused(goOn(server, state.substring(0, length)), length + " characters: ");
      assertRefused(goOn(server, state.substring(state.length() - length)), "last " + length);
    }
    for (String more : List.of("A", "AA", "AAA", "AAAA", "=", "==", " ", "\n")) {
      assertRefused(goOn(server, state + more), "with more: ");
      assertRefused(goOn(server, more + state), "with more before: ");
    }
  }

  @Test
  void theSameRoundIsServedAgain() {
    for (int i = 0; i < 3; i++) {
      assertEquals("Hello, X", Client.text(goOn(server, state)));
    }
  }

  @Test
  void oneUseIsOneUseWhoeverIsFirst() {
    Set<String> spent = ConcurrentHashMap.newKeySet();
    McpServer strict =
        McpServer.builder("test", "1")
            .tools(TOOLS)
            .spentStates((id, expiry) -> spent.add(id))
            .build();
    String once = begin(strict);
    List<CompletableFuture<Map<String, Object>>> answers = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      answers.add(CompletableFuture.supplyAsync(() -> goOn(strict, once)));
    }
    List<Map<String, Object>> all = answers.stream().map(CompletableFuture::join).toList();
    assertEquals(1, all.stream().filter(answer -> answer.containsKey("result")).count());
    all.stream()
        .filter(answer -> !answer.containsKey("result"))
        .forEach(answer -> assertRefused(answer, ""));
  }

  @Test
  void whatIsRefusedAnywayIsNotSpent() {
    Set<String> spent = new HashSet<>();
    McpServer strict =
        McpServer.builder("test", "1")
            .tools(TOOLS)
            .spentStates((id, expiry) -> spent.add(id))
            .build();
    String once = begin(strict);
    String message = "\"requestState\":\"" + once + "\",";
    assertRefused(send(strict, message, "{\"other\":1}"), "other arguments: ");
    assertTrue(spent.isEmpty());
    assertEquals("Hello, X", Client.text(goOn(strict, once)));
  }
}
