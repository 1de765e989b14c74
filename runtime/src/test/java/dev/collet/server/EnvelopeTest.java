package dev.collet.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Cases A38, A39, A67 to A72, A76, A77, A79, and repeated members. */
class EnvelopeTest {
  private final AtomicInteger runs = new AtomicInteger();
  private final McpServer server =
      McpServer.builder("test", "1")
          .tools(
              new TestTools()
                  .text(
                      "echo",
                      (arguments, context) -> {
                        runs.incrementAndGet();
                        return String.valueOf(arguments.get("s"));
                      }))
          .build();

  @AfterEach
  void livesOn() {
    int before = runs.get();
    assertEquals("x", Client.text(Client.call(server, "echo", "{\"s\":\"x\"}")));
    assertEquals(before + 1, runs.get());
  }

  private Map<String, Object> send(String message) {
    return Client.tree(Client.send(server, message).await());
  }

  private void refused(int code, String message) {
    refused(code, message, RecordedExchange.http());
  }

  /** Without that header a message without {@code _meta} would be one of 2025-03-26. */
  private void refusedAsModern(int code, String method, String message) {
    refused(
        code,
        message,
        RecordedExchange.http("MCP-Protocol-Version", "2026-07-28", "Mcp-Method", method));
  }

  private void refused(int code, String message, RecordedExchange exchange) {
    Client.send(server, message, exchange);
    Map<String, Object> answer = Client.tree(exchange.await());
    assertEquals(code, Client.at(answer, "error", "code"), message);
    assertEquals(400, exchange.status);
    assertFalse(String.valueOf(answer).contains("java."));
    assertEquals(0, runs.get());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", ",\"arguments\":null", ",\"arguments\":{}"})
  void absentArgumentsAreEmpty(String arguments) {
    String params = "\"name\":\"echo\"" + arguments;
    assertEquals("null", Client.text(send(Client.request("1", "tools/call", params))));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"name\":\"echo\",\"arguments\":[\"a\"]",
        "\"name\":\"echo\",\"arguments\":\"{}\"",
        "\"name\":\"echo\",\"arguments\":5",
        "\"name\":\"echo\",\"arguments\":true",
        "\"arguments\":{}",
        "\"name\":7,\"arguments\":{}",
        "\"name\":{\"a\":[1]},\"arguments\":{}",
        "\"name\":\"echo\",\"requestState\":7",
        "\"name\":\"echo\",\"inputResponses\":[]",
        "\"name\":\"echo\",\"cursor\":null"
      })
  void malformedParamsAreProtocolErrors(String params) {
    Map<String, Object> answer = send(Client.request("1", "tools/call", params));
    assertEquals(-32602, Client.at(answer, "error", "code"));
    assertEquals(1, answer.get("id"));
    assertEquals(0, runs.get());
  }

  @ParameterizedTest
  @ValueSource(strings = {",\"params\":[]", ",\"params\":null", ",\"params\":7", ""})
  void paramsMustBeAnObject(String params) {
    refusedAsModern(
        -32602,
        "tools/call",
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\"" + params + "}");
  }

  @Test
  void argumentsMayComeBeforeTheName() {
    String params = "\"arguments\":{\"s\":\"late\"},\"name\":\"echo\"";
    assertEquals("late", Client.text(send(Client.request("1", "tools/call", params))));
  }

  @Test
  void paramsMayComeBeforeTheMethod() {
    String message =
        "{\"params\":{"
            + Client.META
            + ",\"arguments\":{\"s\":\"early\"},\"name\":\"echo\",\"futureField\":{\"x\":[1,{}]}},"
            + "\"note\":\"y\",\"method\":\"tools/call\",\"id\":1,\"jsonrpc\":\"2.0\"}";
    assertEquals("early", Client.text(send(message)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[]",
        "\"just a string\"",
        "5",
        "null",
        "{}",
        "{\"id\":3,\"method\":\"tools/list\"}",
        "{\"jsonrpc\":\"1.0\",\"id\":4,\"method\":\"tools/list\"}",
        "{\"jsonrpc\":2.0,\"id\":4,\"method\":\"tools/list\"}",
        "{\"jsonrpc\":\"2.0\",\"id\":4,\"method\":7}",
        "{\"jsonrpc\":\"2.0\",\"id\":4}",
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}"
      })
  void whatIsNoRequestIsInvalid(String message) {
    refused(-32600, message);
  }

  @Test
  void aBatchIsInvalidWhereTheHeaderNamesARevisionWithout() {
    refusedAsModern(
        -32600, "tools/list", "[{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\"}]");
  }

  @Test
  void anInvalidRequestIsAnsweredWithItsId() {
    assertEquals(3, send("{\"id\":3,\"method\":\"tools/list\"}").get("id"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\",\"params\":",
        "hello",
        "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"tools/list\"} trailing",
        "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"tools/list\"}{}",
        "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"tools/list\"}]",
        "{'jsonrpc':'2.0'}",
        "{\"jsonrpc\":\"2.0\",\"id\":01}",
        "{\"jsonrpc\":\"2.0\",\"id\":NaN}",
        "{\"jsonrpc\":\"2.0\",/**/\"id\":1}",
        "{\"jsonrpc\":\"2.0\",\"id\":1,}",
        "{\"jsonrpc\":\"2.0\",\"id\":\"a\tb\"}",
        "{\"jsonrpc\":\"2.0\",\"id\":\"\\x\"}",
        "",
        "  \n"
      })
  void whatIsNoJsonIsAParseErrorWithoutId(String message) {
    refused(-32700, message);
    assertFalse(send(message).containsKey("id"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"fffe", "c080", "eda080", "f4908080", "e282", "80", "f0808080", "c3"})
  void bytesThatAreNoUtf8AreAParseError(String hex) throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    bytes.write(
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"echo\",\"arguments\":{\"s\":\""
            .getBytes(StandardCharsets.UTF_8));
    bytes.write(HexFormat.of().parseHex(hex));
    bytes.write(("\"}," + Client.META + "}}").getBytes(StandardCharsets.UTF_8));
    RecordedExchange exchange = RecordedExchange.stdio();
    server.accept(bytes.toByteArray(), 0, bytes.size(), exchange);
    Map<String, Object> answer = Client.tree(exchange.await());
    assertEquals(-32700, Client.at(answer, "error", "code"));
    assertFalse(answer.containsKey("id"));
    assertEquals(0, runs.get());
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-16", "UTF-16LE", "UTF-16BE", "UTF-32"})
  void otherEncodingsAreParseErrors(String encoding) throws Exception {
    byte[] bytes = Client.callMessage(1, "echo", "{\"s\":\"x\"}").getBytes(encoding);
    RecordedExchange exchange = RecordedExchange.stdio();
    server.accept(bytes, 0, bytes.length, exchange);
    assertEquals(-32700, Client.at(Client.tree(exchange.await()), "error", "code"));
    assertEquals(0, runs.get());
  }

  @Test
  void aByteOrderMarkIsSkippedAndCarriageReturnsAreWhiteSpace() {
    Map<String, Object> answer =
        send("\uFEFF" + Client.callMessage(1, "echo", "{\"s\":\"a\uFEFFb\"}") + "\r");
    assertEquals("a\uFEFFb", Client.text(answer));
    assertEquals(
        "x",
        Client.text(send(Client.callMessage(1, "echo", "{\"s\":\"x\"}").replace(",", ",\t\r"))));
  }

  @Test
  void bytesOutsideOfTheRangeDontCount() {
    byte[] message =
        Client.callMessage(1, "echo", "{\"s\":\"x\"}").getBytes(StandardCharsets.UTF_8);
    byte[] padded = new byte[message.length + 7];
    java.util.Arrays.fill(padded, (byte) 0xFF);
    System.arraycopy(message, 0, padded, 3, message.length);
    RecordedExchange exchange = RecordedExchange.stdio();
    server.accept(padded, 3, message.length, exchange);
    assertEquals("x", Client.text(Client.tree(exchange.await())));
  }

  @ParameterizedTest
  @CsvSource({"1001,[,]", "5000,[,]", "100000,[,]", "100000,'{\"a\":','}'"})
  void deepNestingIsRefused(int levels, String open, String close) {
    String deep = open.repeat(levels) + (open.equals("[") ? "" : "1") + close.repeat(levels);
    refused(-32600, Client.callMessage(1, "echo", "{\"s\":" + deep + "}"));
    refused(-32600, Client.request("1", "tools/list", "\"x\":" + deep));
  }

  @Test
  void nestingBelowTheLimitIsData() {
    String deep = "[".repeat(900) + "]".repeat(900);
    assertEquals(deep, Client.text(Client.call(server, "echo", "{\"s\":" + deep + "}")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1",
        "\"1\"",
        "0",
        "\"\"",
        "-5",
        "9007199254740993",
        "123456789012345678901234567890",
        "\"é\\n\"",
        "\"\\ud800\""
      })
  void idsComeBackAsTheyWere(String id) {
    String answer = Client.send(server, Client.request(id, "tools/list", "")).await();
    String rest = answer.substring("{\"jsonrpc\":\"2.0\",\"id\":".length());
    assertTrue(rest.startsWith(id.replace("\\ud800", "\\ud800") + ","), rest.substring(0, 40));
  }

  @ParameterizedTest
  @ValueSource(strings = {"1.5", "1.0", "1e3", "null", "true", "{}", "[1]"})
  void otherIdsAreInvalid(String id) {
    Map<String, Object> answer = send(Client.request(id, "tools/list", ""));
    assertEquals(-32600, Client.at(answer, "error", "code"));
    assertFalse(answer.containsKey("id"));
  }

  @Test
  void withoutIdNothingIsAnsweredOrRun() {
    String call = Client.callMessage(1, "echo", "{}").replace("\"id\":1,", "");
    for (RecordedExchange exchange :
        new RecordedExchange[] {RecordedExchange.stdio(), RecordedExchange.http()}) {
      Client.send(server, call, exchange);
      assertNull(exchange.await());
      assertEquals(202, exchange.status);
    }
    assertEquals(0, runs.get());
  }

  @Test
  void whatBreaksOffBeforeItsIdIsNoNotification() {
    String start = "{\"jsonrpc\":\"2.0\",\"method\":\"tools/call\",\"params\":";
    String deep = "[".repeat(2_000) + "]".repeat(2_000);
    for (String message :
        List.of(start, start + "{}", start + "{}}}", start + "{\"x\":" + deep + "},\"id\":1}")) {
      for (RecordedExchange exchange :
          new RecordedExchange[] {RecordedExchange.stdio(), RecordedExchange.http()}) {
        Client.send(server, message, exchange);
        Map<String, Object> answer = Client.tree(exchange.await());
        int expected = message.endsWith("1}") ? -32600 : -32700;
        assertEquals(expected, Client.at(answer, "error", "code"));
        assertFalse(answer.containsKey("id"));
      }
    }
    RecordedExchange twice = RecordedExchange.stdio();
    Client.send(server, start + "{\"a\":1,\"a\":2}}", twice);
    assertNull(twice.await()); // a notification, whatever it holds
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"id\":2,\"method\":\"tools/call\",\"params\":{P,M}}",
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"method\":\"tools/list\",\"params\":{P,M}}",
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{P,M},\"params\":{P,M}}",
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{P,P,M}}",
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{P,\"arguments\":{},\"arguments\":{},M}}",
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{P,M,M}}",
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"x\":{\"a\":1,\"b\":[{\"c\":1,\"c\":2}]},\"params\":{P,M}}",
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{P,\"_meta\":{\"a\":1,\"a\":2}}}",
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{P,\"_meta\":{\"io.modelcontextprotocol/clientCapabilities\":{\"roots\":{},\"roots\":{}}}}}",
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{P,\"_meta\":{\"a\":{\"b\":1,\"\\u0062\":2}}}}"
      })
  void aMemberThatComesTwiceIsInvalid(String form) {
    refused(-32600, form.replace("P", "\"name\":\"echo\"").replace("M", Client.META));
  }

  @Test
  void manyMembersAreFine() {
    StringBuilder members = new StringBuilder("\"name\":\"echo\"");
    for (int i = 0; i < 1_000; i++) {
      members.append(",\"m").append(i).append("\":").append(i);
    }
    refused(-32600, Client.request("1", "tools/call", members + ",\"m7\":7"));
    assertEquals("null", Client.text(send(Client.request("1", "tools/call", members.toString()))));
  }

  @Test
  void metadataIsRequired() {
    refusedAsModern(
        -32602, "tools/list", "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\"}");
    refusedAsModern(
        -32602,
        "tools/list",
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\",\"params\":{\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\"}}}");
    refusedAsModern(
        -32602,
        "tools/list",
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\",\"params\":{\"_meta\":{\"io.modelcontextprotocol/clientCapabilities\":{}}}}");
    refusedAsModern(
        -32602,
        "tools/list",
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\",\"params\":{\"_meta\":7}}");
  }

  @Test
  void otherVersionsAreNamed() {
    Map<String, Object> answer =
        send(Client.request("1", "tools/list", "").replace("2026-07-28", "1900-01-01"));
    assertEquals(-32022, Client.at(answer, "error", "code"));
    assertEquals("2026-07-28", Client.at(answer, "error", "data", "supported", 0));
    assertEquals("1900-01-01", Client.at(answer, "error", "data", "requested"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "initialize",
        "ping",
        "logging/setLevel",
        "resources/subscribe",
        "prompts/list",
        "no/such",
        ""
      })
  void unknownMethodsAreNotFound(String method) {
    Map<String, Object> answer = send(Client.request("1", method, ""));
    assertEquals(-32601, Client.at(answer, "error", "code"));
  }

  @Test
  void aLongNameIsCutAndEscaped() {
    String name = "a\\nb\\u0007" + "x".repeat(1 << 20);
    String answer = Client.send(server, Client.callMessage(1, name, "{}")).await();
    assertTrue(answer.length() < 500);
    assertTrue(
        ((String) Client.at(Client.tree(answer), "error", "message"))
            .startsWith("Unknown tool: a\\u000ab\\u0007xxx"));
  }

  @Test
  void aMessageOverTheLimitIsRefused() {
    McpServer small =
        McpServer.builder("test", "1")
            .tools(new TestTools().text("echo", (arguments, context) -> ""))
            .limits(Limits.DEFAULT.withMaxMessageBytes(300))
            .build();
    RecordedExchange exchange = RecordedExchange.http();
    Client.send(
        small, Client.callMessage(1, "echo", "{\"s\":\"" + "x".repeat(300) + "\"}"), exchange);
    assertEquals(-32600, Client.at(Client.tree(exchange.await()), "error", "code"));
    assertEquals(413, exchange.status);
  }
}
