package dev.collet.transport;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Cases that are the same on every transport, as far as the way the answer comes allows. */
abstract class ProtocolCases {
  Link link;

  abstract Link open() throws Exception;

  @BeforeEach
  void connect() throws Exception {
    link = open();
  }

  /** The next message always works. */
  @AfterEach
  void stillServes() throws Exception {
    try {
      assertEquals("fast", Messages.text(send(Messages.call(99, "fast", "{}"))));
    } finally {
      link.close();
    }
  }

  private Map<String, Object> send(String message) throws Exception {
    return link.send(message.getBytes(StandardCharsets.UTF_8));
  }

  private void tell(String message) throws Exception {
    link.tell(message.getBytes(StandardCharsets.UTF_8));
  }

  private void assertStatus(int expected) {
    if (link.status() != 0) {
      assertEquals(expected, link.status());
    }
  }

  private void assertError(int code, Object id, String message) throws Exception {
    Map<String, Object> answer = send(message);
    assertNotNull(answer, message);
    assertEquals(code, Messages.code(answer), answer.toString());
    assertEquals(id, answer.get("id"), answer.toString());
    String text = String.valueOf(Messages.at(answer, "error", "message"));
    assertFalse(text.contains("java.") || text.contains("com."), text);
  }

  /** A39. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "'name':'echo','arguments':['a'],|params.arguments",
        "'name':'echo','arguments':'{}',|params.arguments",
        "'name':'echo','arguments':5,|params.arguments",
        "'arguments':{},|params.name",
        "'name':7,'arguments':{},|params.name",
      })
  void paramsOfAnotherShape(String params, String named) throws Exception {
    String message =
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{%s%s}}"
            .formatted(params.replace('\'', '"'), Messages.META);
    Map<String, Object> answer = send(message);
    assertEquals(1, answer.get("id"));
    if (link.status() == 0 || named.equals("params.arguments")) {
      assertEquals(-32602, Messages.code(answer), answer.toString());
      assertTrue(answer.toString().contains(named), answer.toString());
    } else { // no Mcp-Name header can fit
      assertTrue(List.of(-32602, -32020).contains(Messages.code(answer)), answer.toString());
    }
    assertStatus(400);
  }

  /** A39. */
  @Test
  void paramsThatAreNoObject() throws Exception {
    for (String params : List.of("[]", "5", "\"x\"")) {
      Map<String, Object> answer =
          send(
              "{\"jsonrpc\":\"2.0\",\"id\":6,\"method\":\"tools/call\",\"params\":" + params + "}");
      assertTrue(List.of(-32602, -32020).contains(Messages.code(answer)), answer.toString());
      assertStatus(400);
    }
  }

  /** A67. */
  @Test
  void batches() throws Exception {
    int before = CaseServer.RESTARTS.get();
    assertError(
        -32600, null, "[" + Messages.list(1) + "," + Messages.call(2, "restart", "{}") + "]");
    assertStatus(400);
    assertError(-32600, null, "[]");
    assertStatus(400);
    assertEquals(before, CaseServer.RESTARTS.get());
  }

  /** A68. */
  @Test
  void malformedMessages() throws Exception {
    assertError(
        -32700, null, "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\",\"params\":");
    assertStatus(400);
    assertError(-32700, null, "hello");
    assertError(-32700, null, Messages.list(2) + " trailing");
    assertError(-32700, null, Messages.list(2) + Messages.list(2));
    assertError(-32600, null, "\"just a string\"");
    assertStatus(400);
    assertError(-32600, 3, "{\"id\":3,\"method\":\"tools/list\"}");
    assertError(-32600, 4, "{\"jsonrpc\":\"1.0\",\"id\":4,\"method\":\"tools/list\"}");
    assertStatus(400);
  }

  /** A69. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "\u00ff\u00fe",
        "\u00c0\u0080",
        "\u00e4\u00b8",
        "\u00ed\u00a0\u0080",
        "\u00f8\u0088\u0080\u0080\u0080",
        "\u0080"
      })
  void bytesThatAreNotUtf8(String bytes) throws Exception {
    String message = Messages.call(1, "echo", "{\"s\":\"" + bytes + "\"}");
    Map<String, Object> answer = link.send(message.getBytes(StandardCharsets.ISO_8859_1));
    assertEquals(-32700, Messages.code(answer), answer.toString());
    assertNull(answer.get("id"));
    assertStatus(400);
  }

  /** A69: cut off at the end of the message. */
  @Test
  void aCutOffSequence() throws Exception {
    Map<String, Object> answer =
        link.send("{\"s\":\"\u00e6\u009d".getBytes(StandardCharsets.ISO_8859_1));
    assertEquals(-32700, Messages.code(answer), answer.toString());
  }

  /** A72: a mark at the beginning is no fault; inside a string it is data. */
  @Test
  void byteOrderMark() throws Exception {
    String mark = "\ufeff";
    assertEquals(
        "a" + mark,
        Messages.text(send(mark + Messages.call(1, "echo", "{\"s\":\"a" + mark + "\"}"))));
  }

  /** A76. */
  @ParameterizedTest
  @ValueSource(ints = {1_001, 5_000, 100_000})
  void nestedTooDeeply(int depth) throws Exception {
    for (String open : List.of("[", "{\"a\":")) {
      String close = open.equals("[") ? "]" : "}";
      String deep = open.repeat(depth) + "1" + close.repeat(depth);
      for (String message :
          List.of(Messages.call(1, "echo", "{\"s\":" + deep + "}"), deep, open.repeat(depth))) {
        Map<String, Object> answer = send(message);
        assertTrue(List.of(-32700, -32600).contains(Messages.code(answer)), answer.toString());
        assertStatus(400);
      }
    }
  }

  /** A77. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "1",
        "\"1\"",
        "0",
        "\"\"",
        "-5",
        "9007199254740993",
        "\"é\\n\"",
        "9223372036854775807"
      })
  void idsComeBackAsTheyWere(String id) throws Exception {
    Map<String, Object> answer = send(Messages.call(id, "fast", "{}"));
    Object expected =
        Messages.parse(
                "{\"jsonrpc\":\"2.0\",\"id\":%s,\"result\":{\"resultType\":\"x\"}}".formatted(id))
            .get("id");
    assertEquals(expected, answer.get("id"));
    assertEquals("fast", Messages.text(answer));
  }

  /** A77. */
  @ParameterizedTest
  @ValueSource(strings = {"null", "true", "{}", "[]", "1.5"})
  void idsThatAreNone(String id) throws Exception {
    assertError(-32600, null, Messages.call(id, "fast", "{}"));
    assertStatus(400);
  }

  /** A77: without an id it is a notification, and no tool runs. */
  @Test
  void noId() throws Exception {
    int before = CaseServer.RESTARTS.get();
    tell(Messages.call(1, "restart", "{}").replace("\"id\":1,", ""));
    tell(Messages.list(1).replace("\"id\":1,", ""));
    assertTrue(link.status() == 0 || link.status() == 202 || link.status() / 100 == 4);
    assertEquals(before, CaseServer.RESTARTS.get());
  }

  /** A79. */
  @Test
  void requestMetadata() throws Exception {
    assertError(-32602, 1, "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\"}");
    assertStatus(400);
    assertError(-32602, 2, Messages.list(2).replaceAll(",\"io[^,]*clientCapabilities\":\\{}", ""));
    assertStatus(400);
    Map<String, Object> discovered =
        send(Messages.list(5).replace("tools/list", "server/discover"));
    assertTrue(
        ((List<?>) Messages.at(discovered, "result", "supportedVersions")).contains("2026-07-28"));
    assertNotNull(Messages.at(discovered, "result", "capabilities", "tools"));
  }

  /** A80. */
  @ParameterizedTest
  @ValueSource(strings = {"book_fligth", "FAST", "", "fast ", "fäst"})
  void unknownTools(String name) throws Exception {
    Map<String, Object> answer = send(Messages.call(3, name, "{}"));
    assertEquals(-32602, Messages.code(answer), answer.toString());
    assertEquals(3, answer.get("id"));
    assertFalse(answer.toString().contains("restart"), answer.toString());
  }

  /** A81. */
  @ParameterizedTest
  @ValueSource(strings = {"ping", "no/such", "prompts/list", "initialize", "logging/setLevel"})
  void unknownMethods(String method) throws Exception {
    assertError(-32601, 1, Messages.list(1).replace("tools/list", method));
    assertStatus(404);
  }

  /** A88. */
  @Test
  void theListIsTheSameEachTime() throws Exception {
    Map<String, Object> first = send(Messages.list(1));
    assertEquals(first, send(Messages.list(1)));
    assertEquals("complete", Messages.at(first, "result", "resultType"));
    assertNull(Messages.at(first, "result", "nextCursor"));
    List<?> tools = (List<?>) Messages.at(first, "result", "tools");
    List<Object> names = tools.stream().map(tool -> Messages.at(tool, "name")).toList();
    assertEquals(names.stream().sorted().toList(), names);
    assertError(
        -32602, 2, Messages.list(2).replace("\"params\":{", "\"params\":{\"cursor\":\"bogus\","));
  }

  /** A57: a tool that ends by an error, not an exception. */
  @Test
  void stackOverflow() throws Exception {
    Map<String, Object> answer = send(Messages.call(1, "overflow", "{}"));
    assertEquals(true, Messages.at(answer, "result", "isError"));
  }

  /** A53. */
  @Test
  void resultsOverTheLimit() throws Exception {
    Map<String, Object> answer = send(Messages.call(1, "large", "{\"bytes\":20000000}"));
    assertEquals(true, Messages.at(answer, "result", "isError"));
    assertTrue(String.valueOf(Messages.text(answer)).contains("2000000"), answer.toString());
  }
}
