package dev.collet.validator;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.collet.dispatch.ResultKind;
import dev.collet.dispatch.ToolDescriptor;
import dev.collet.dispatch.Toolset;
import dev.collet.json.Problem;
import dev.collet.server.McpServer;
import dev.collet.testing.McpTestClient;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

class NetworkntValidatorTest {
  private static final Toolset TOOLS = new DeclaredToolsToolset(new DeclaredTools());

  private final McpTestClient client =
      McpTestClient.of(
          McpServer.builder("t", "1")
              .tools(TOOLS)
              .inputValidator(new NetworkntValidator())
              .build());

  @Test
  void onlyToolsThatNeedItAreMarked() {
    List<ToolDescriptor> tools = TOOLS.tools();
    for (int i = 0; i < tools.size(); i++) {
      assertEquals(!tools.get(i).name().equals("plain"), TOOLS.needsValidator(i));
    }
  }

  @Test
  void aServerWithoutOneDoesNotStart() {
    IllegalStateException e =
        assertThrows(
            IllegalStateException.class, () -> McpServer.builder("t", "1").tools(TOOLS).build());
    assertTrue(e.getMessage().contains("'pay'") || e.getMessage().contains("'find'"));
    assertTrue(e.getMessage().contains("inputValidator(new NetworkntValidator())"));
  }

  @Test
  void conditionsHold() {
    client
        .call("pay", Map.of("payment", Map.of("kind", "card", "card", "1")))
        .assertText("paid by card");
    client.call("pay", Map.of("payment", Map.of("kind", "card"))).assertError();
    client
        .call("pay", Map.of("payment", Map.of("kind", "card", "iban", "x")))
        .assertError()
        .assertText("/payment/card: missing");
    client
        .call("pay", Map.of("payment", Map.of("kind", "account", "iban", "x")))
        .assertText("paid by account");
    client.call("find", Map.of("exact", true)).assertError().assertText("dependentRequired");
    client.call("find", Map.of("id", "none")).assertError().assertText("/id");
    client.call("find", Map.of()).assertText("null null null");
  }

  /** What both see is told once, and by the reader, which says more. */
  @Test
  void allProblemsAreInOneAnswer() {
    Map<String, Object> arguments = new HashMap<>();
    arguments.put("id", 5);
    arguments.put("exact", true);
    String text = client.call("find", arguments).assertError().text();
    assertTrue(text.contains("/id: expected string, got number 5"), text);
    assertTrue(text.contains("dependentRequired"), text);
    assertEquals(text.indexOf("/id:"), text.lastIndexOf("/id:"), text);
  }

  /** A constructor that threw does not hide what the schema says. */
  @Test
  void theSchemaSpeaksBeforeAConstructor() {
    client
        .call("pay", Map.of("payment", Map.of("kind", "boom")))
        .assertError()
        .assertText("/payment/iban: missing");
    client
        .call("pay", Map.of("payment", Map.of("kind", "boom", "iban", "x")))
        .assertError()
        .assertText("It went boom");
  }

  @Test
  void messagesAreEnglishAndWithoutValues() {
    Locale before = Locale.getDefault();
    Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
    try {
      List<Problem> problems =
          new NetworkntValidator()
              .prepare(
                  descriptor(
                      "{\"type\":\"object\",\"properties\":{\"pin\":{\"type\":\"string\","
                          + "\"pattern\":\"^[0-9]{4}$\",\"minLength\":12,\"enum\":[\"a\"]}}}"))
              .problems(Map.of("pin", "s3cret"), 20);
      assertEquals(3, problems.size());
      for (Problem problem : problems) {
        assertEquals("/pin", problem.pointer());
        assertFalse(problem.message().contains("s3cret"), problem.message());
      }
      assertTrue(
          problems.toString().contains("must be at least 12 characters"), problems::toString);
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void atMostSoManyProblems() {
    Map<String, Object> many = new HashMap<>();
    for (int i = 0; i < 1_000; i++) {
      many.put("k" + i, 1);
    }
    assertEquals(
        20,
        new NetworkntValidator()
            .prepare(descriptor("{\"type\":\"object\",\"additionalProperties\":false}"))
            .problems(many, 20)
            .size());
  }

  /** A schema that points to another place is not fetched. */
  @Test
  void nothingIsFetched() {
    assertThrows(
        IllegalArgumentException.class,
        () ->
            new NetworkntValidator()
                .prepare(
                    descriptor(
                        "{\"type\":\"object\",\"properties\":{\"a\":{\"$ref\":"
                            + "\"http://127.0.0.1:9/x.json\"}}}")));
  }

  private static ToolDescriptor descriptor(String inputSchema) {
    return new ToolDescriptor(
        "x",
        "T.x",
        "{\"name\":\"x\",\"inputSchema\":" + inputSchema + "}",
        ResultKind.TEXT,
        false,
        false,
        false,
        0,
        0,
        List.of(),
        List.of());
  }
}
