package dev.collet.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.collet.Content;
import dev.collet.Form;
import dev.collet.LogLevel;
import dev.collet.Question;
import dev.collet.dispatch.ProtocolVersion;
import dev.collet.dispatch.ResultKind;
import dev.collet.dispatch.ToolDescriptor;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;

/** Clients that begin with initialize, over stdio and over HTTP. */
@Timeout(180)
class LegacyTest {
  private static final JsonMapper MAPPER = new JsonMapper();
  private static final Form<Map<String, Object>> NAME =
      Form.of("{\"type\":\"object\",\"properties\":{\"name\":{\"type\":\"string\"}}}");

  private final CountDownLatch entered = new CountDownLatch(1);
  private final McpServer server =
      McpServer.builder("test", "1")
          .title("Test")
          .websiteUrl("https://example.com")
          .instructions("Call echo.")
          .clientLogging()
          .tools(
              new TestTools()
                  .text("echo", (arguments, context) -> String.valueOf(arguments.get("s")))
                  .add(structured("object", "{\"type\":\"object\"}"), (a, c) -> Map.of("x", 1))
                  .add(
                      structured(
                          "list",
                          "{\"type\":\"array\",\"$defs\":{\"a\":{}},\"items\":{\"$ref\":\"#/$defs/a\"}}"),
                      (a, c) -> List.of(1, 2))
                  .add(
                      structured("tree", "{\"type\":\"array\",\"items\":{\"$ref\":\"#\"}}"),
                      (a, c) -> List.of())
                  .add(
                      TestTools.tool("link", ResultKind.CONTENT),
                      (a, c) -> Content.link("file:///a", "a"))
                  .text(
                      "greet",
                      (a, c) ->
                          "Hello, "
                              + c.ask(Question.form("n", NAME, "Who?"))
                                  .accepted()
                                  .map(n -> n.get("name"))
                                  .orElse("you"))
                  .text(
                      "logs",
                      (a, c) -> {
                        c.log(LogLevel.DEBUG, "low");
                        c.log(LogLevel.ERROR, Map.of("what", "high"));
                        return "";
                      })
                  .text(
                      "slow",
                      (a, c) -> {
                        entered.countDown();
                        Thread.sleep(60_000);
                        return "";
                      }))
          .build();

  private static ToolDescriptor structured(String name, String outputSchema) {
    String json =
        TestTools.json(name, outputSchema)
            .replace(
                "{\"name\"",
                "{\"title\":\"T\",\"icons\":[{\"src\":\"https://a/i.png\"}],\"_meta\":{\"k/v\":1},\"name\"");
    return new ToolDescriptor(
        name, "o", json, ResultKind.STRUCTURED, false, false, true, 0, 0, List.of(), List.of());
  }

  private static String legacy(String id, String method, String params) {
    return "{\"jsonrpc\":\"2.0\",\"id\":"
        + id
        + ",\"method\":\""
        + method
        + "\",\"params\":{"
        + params
        + "}}";
  }

  private static String initialize(String version, String capabilities) {
    return legacy(
        "0",
        "initialize",
        "\"protocolVersion\":\""
            + version
            + "\",\"capabilities\":"
            + capabilities
            + ",\"clientInfo\":{\"name\":\"c\",\"version\":\"1\"}");
  }

  /** A client of an older revision, on one of both transports. */
  private final class Peer {
    final ProtocolVersion version;
    final boolean isHttp;
    final List<String> unasked = new ArrayList<>();
    final Connection connection =
        new Connection(
            (m, o, l) -> unasked.add(new String(m, o, l, java.nio.charset.StandardCharsets.UTF_8)));
    String session;

    Peer(ProtocolVersion version, boolean isHttp, String capabilities) {
      this.version = version;
      this.isHttp = isHttp;
      RecordedExchange exchange =
          isHttp ? RecordedExchange.http() : RecordedExchange.stdio().over(connection);
      Client.send(server, initialize(version.text(), capabilities), exchange);
      Map<String, Object> answer = check(exchange.await(), "InitializeResult");
      assertEquals(version.text(), Client.at(answer, "result", "protocolVersion"));
      session = exchange.responseHeaders.get("MCP-Session-Id");
      assertEquals(isHttp, session != null);
    }

    RecordedExchange exchange() {
      if (!isHttp) {
        return RecordedExchange.stdio().over(connection);
      }
      return version == ProtocolVersion.V2025_03_26
          ? RecordedExchange.http("mcp-session-id", session)
          : RecordedExchange.http(
              "mcp-session-id", session, "mcp-protocol-version", version.text());
    }

    Map<String, Object> ask(String method, String params, String definition) {
      RecordedExchange exchange = exchange();
      Client.send(server, legacy("5", method, params), exchange);
      return check(exchange.await(), definition);
    }

    Map<String, Object> call(String tool, String arguments) {
      return ask(
          "tools/call", "\"name\":\"" + tool + "\",\"arguments\":" + arguments, "CallToolResult");
    }

    @SuppressWarnings("unchecked")
    Map<String, Object> check(String message, String definition) {
      Map<String, Object> tree = MAPPER.readValue(message, Map.class);
      WireSchema.check(version.text(), "JSONRPCMessage", message);
      if (tree.containsKey("result")) {
        WireSchema.check(version.text(), definition, MAPPER.writeValueAsString(tree.get("result")));
        assertFalse(((Map<?, ?>) tree.get("result")).containsKey("resultType"));
      }
      return tree;
    }
  }

  private List<Peer> peers(ProtocolVersion version, String capabilities) {
    return List.of(new Peer(version, false, capabilities), new Peer(version, true, capabilities));
  }

  @ParameterizedTest
  @EnumSource(value = ProtocolVersion.class, names = "V2026_07_28", mode = EnumSource.Mode.EXCLUDE)
  void toolsAreListedAsTheRevisionKnowsThem(ProtocolVersion version) {
    for (Peer peer : peers(version, "{}")) {
      Map<String, Object> answer = peer.ask("tools/list", "", "ListToolsResult");
      Map<?, ?> list = tool(answer, "list");
      boolean isJune = version.compareTo(ProtocolVersion.V2025_06_18) >= 0;
      boolean isNovember = version.compareTo(ProtocolVersion.V2025_11_25) >= 0;
      assertEquals(isJune, list.containsKey("title"));
      assertEquals(isJune, list.containsKey("_meta"));
      assertEquals(isNovember, list.containsKey("icons"));
      assertEquals(isJune ? "object" : null, Client.at(list, "outputSchema", "type"));
      assertEquals(
          isJune ? "#/$defs/a" : null,
          Client.at(list, "outputSchema", "properties", "result", "items", "$ref"));
      assertEquals(isJune, Client.at(list, "outputSchema", "$defs") != null);
      assertFalse(tool(answer, "tree").containsKey("outputSchema"));
      assertNull(Client.at(answer, "result", "ttlMs"));
    }
  }

  private static Map<?, ?> tool(Map<String, Object> answer, String name) {
    return ((List<?>) Client.at(answer, "result", "tools"))
        .stream()
            .map(tool -> (Map<?, ?>) tool)
            .filter(tool -> name.equals(tool.get("name")))
            .findFirst()
            .orElseThrow();
  }

  @ParameterizedTest
  @EnumSource(value = ProtocolVersion.class, names = "V2026_07_28", mode = EnumSource.Mode.EXCLUDE)
  void resultsHaveTheFormOfTheRevision(ProtocolVersion version) {
    boolean isJune = version.compareTo(ProtocolVersion.V2025_06_18) >= 0;
    for (Peer peer : peers(version, "{}")) {
      assertEquals("x", Client.text(peer.call("echo", "{\"s\":\"x\"}")));
      Map<String, Object> object = peer.call("object", "{}");
      assertEquals("{\"x\":1}", Client.text(object));
      assertEquals(isJune ? 1 : null, Client.at(object, "result", "structuredContent", "x"));
      Map<String, Object> list = peer.call("list", "{}");
      assertEquals(isJune ? "{\"result\":[1,2]}" : "[1,2]", Client.text(list));
      assertEquals(
          isJune ? List.of(1, 2) : null, Client.at(list, "result", "structuredContent", "result"));
      Map<String, Object> tree = peer.call("tree", "{}");
      assertEquals("[]", Client.text(tree));
      assertNull(Client.at(tree, "result", "structuredContent"));
      assertEquals(
          isJune ? "resource_link" : "text",
          Client.at(peer.call("link", "{}"), "result", "content", 0, "type"));
      assertEquals(-32602, Client.at(peer.call("none", "{}"), "error", "code"));
      assertEquals(Map.of(), peer.ask("ping", "", "EmptyResult").get("result"));
      assertEquals(-32601, Client.at(peer.ask("no/such", "", ""), "error", "code"));
    }
  }

  @Test
  void anotherVersionIsAnsweredWithTheNewestOfThatEra() {
    for (String version : List.of("1999-01-01", "2026-07-28")) {
      RecordedExchange exchange = RecordedExchange.http();
      Client.send(server, initialize(version, "{}"), exchange);
      assertTrue(exchange.await().contains("\"protocolVersion\":\"2025-11-25\""));
      assertEquals(200, exchange.status);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"initialize", "ping", "logging/setLevel"})
  void withModernMetadataThereIsNoInitialize(String method) {
    Peer peer = new Peer(ProtocolVersion.V2025_11_25, false, "{}");
    RecordedExchange exchange = peer.exchange();
    Client.send(server, Client.request("1", method, ""), exchange);
    assertEquals(-32601, Client.at(Client.tree(exchange.await()), "error", "code"));
  }

  @Test
  void bothErasShareAConnection() {
    Peer peer = new Peer(ProtocolVersion.V2025_06_18, false, "{}");
    RecordedExchange exchange = peer.exchange();
    Client.send(server, Client.callMessage(1, "list", "{}"), exchange);
    assertEquals(
        List.of(1, 2), Client.at(Client.tree(exchange.await()), "result", "structuredContent"));
  }

  @Test
  void sessionsThatAreUnknownOrEndedAreNotFound() {
    Peer peer = new Peer(ProtocolVersion.V2025_11_25, true, "{}");
    RecordedExchange unknown =
        RecordedExchange.http("mcp-session-id", "x", "mcp-protocol-version", "2025-11-25");
    Client.send(server, legacy("5", "ping", ""), unknown);
    unknown.await();
    assertEquals(404, unknown.status);
    assertTrue(peer.session.chars().allMatch(c -> c >= 0x21 && c <= 0x7E));
    RecordedExchange delete = peer.exchange();
    server.endSession(delete);
    assertEquals(204, delete.status);
    RecordedExchange again = peer.exchange();
    server.endSession(again);
    assertEquals(404, again.status);
    RecordedExchange late = peer.exchange();
    Client.send(server, legacy("5", "ping", ""), late);
    late.await();
    assertEquals(404, late.status);
    RecordedExchange none = RecordedExchange.http();
    server.endSession(none);
    assertEquals(405, none.status);
  }

  private int status(String message, String... headers) {
    RecordedExchange exchange = RecordedExchange.http(headers);
    Client.send(server, message, exchange);
    exchange.await();
    return exchange.status;
  }

  @Test
  void whatWantsNoAnswerNeedsItsSessionToo() {
    Peer peer = new Peer(ProtocolVersion.V2025_11_25, true, "{}");
    String note = "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}";
    String response = "{\"jsonrpc\":\"2.0\",\"id\":\"x\",\"result\":{}}";
    for (String message : List.of(note, response)) {
      for (String version : List.of("2025-11-25", "")) {
        String[] named = {"mcp-session-id", peer.session, "mcp-protocol-version", version};
        String[] unknown = {"mcp-session-id", "x", "mcp-protocol-version", version};
        int shown = version.isEmpty() ? 2 : 4;
        assertEquals(202, status(message, List.of(named).subList(0, shown).toArray(new String[0])));
        assertEquals(
            404, status(message, List.of(unknown).subList(0, shown).toArray(new String[0])));
      }
    }
    server.endSession(peer.exchange());
    assertEquals(404, status(note, "mcp-session-id", peer.session));
    assertEquals(202, status(note, "mcp-protocol-version", "2025-11-25"));
    assertEquals(202, status(note));
    assertEquals(202, status(note, "mcp-session-id", "x", "mcp-protocol-version", "2026-07-28"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"1999-01-01", "2024-11-05", "junk", "2025-11-25, 2025-11-25"})
  void aRevisionThatNobodySpeaksIsABadRequest(String version) {
    Peer peer = new Peer(ProtocolVersion.V2025_11_25, true, "{}");
    String[] headers = {"mcp-session-id", peer.session, "mcp-protocol-version", version};
    for (String message :
        List.of(
            legacy("5", "ping", ""),
            legacy("5", "tools/list", ""),
            "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}",
            "{\"jsonrpc\":\"2.0\",\"id\":\"x\",\"result\":{}}")) {
      assertEquals(400, status(message, headers), message);
    }
    RecordedExchange stream = RecordedExchange.http(headers);
    server.openStream(stream);
    assertEquals(400, stream.status);
    RecordedExchange delete = RecordedExchange.http(headers);
    server.endSession(delete);
    assertEquals(400, delete.status);
    assertEquals(Map.of(), peer.ask("ping", "", "EmptyResult").get("result"));
  }

  @Test
  void aMessageIsARequestOrAResponse() {
    for (Peer peer : peers(ProtocolVersion.V2025_11_25, "{}")) {
      RecordedExchange exchange = peer.exchange();
      Client.send(
          server, "{\"jsonrpc\":\"2.0\",\"id\":5,\"method\":\"ping\",\"result\":{}}", exchange);
      Map<String, Object> answer = peer.check(exchange.await(), "");
      assertEquals(-32600, Client.at(answer, "error", "code"));
      assertEquals(5, answer.get("id"));
    }
  }

  @Test
  void aVersionHeaderWithoutSessionIsServed() {
    RecordedExchange exchange = RecordedExchange.http("mcp-protocol-version", "2025-06-18");
    Client.send(
        server,
        legacy("5", "tools/call", "\"name\":\"echo\",\"arguments\":{\"s\":\"x\"}"),
        exchange);
    assertTrue(exchange.await().contains("\"text\":\"x\""));
  }

  @Test
  void batchesAreServedToTheOneRevisionThatHasThem() {
    for (Peer peer : peers(ProtocolVersion.V2025_03_26, "{}")) {
      RecordedExchange exchange = peer.exchange();
      String call = legacy("7", "tools/call", "\"name\":\"echo\",\"arguments\":{\"s\":\"\u00e9\"}");
      Client.send(
          server,
          " [ "
              + call
              + " , {\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}, 5, "
              + legacy("\"8\"", "ping", "")
              + "]",
          exchange);
      List<?> answers = MAPPER.readValue(exchange.await(), List.class);
      assertEquals(3, answers.size());
      assertTrue(answers.stream().anyMatch(a -> "8".equals(Client.at(a, "id"))));
      assertTrue(
          answers.stream()
              .anyMatch(a -> "\u00e9".equals(Client.at(a, "result", "content", 0, "text"))));
      assertTrue(
          answers.stream()
              .anyMatch(a -> Integer.valueOf(-32600).equals(Client.at(a, "error", "code"))));
      RecordedExchange quiet = peer.exchange();
      Client.send(
          server, "[{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}]", quiet);
      assertNull(quiet.await());
      RecordedExchange empty = peer.exchange();
      Client.send(server, "[]", empty);
      assertTrue(empty.await().contains("-32600"));
    }
    for (Peer peer : peers(ProtocolVersion.V2025_11_25, "{}")) {
      RecordedExchange exchange = peer.exchange();
      Client.send(server, "[" + legacy("7", "ping", "") + "]", exchange);
      assertTrue(exchange.await().contains("-32600"));
    }
  }

  /** A subscription would keep the answers to all the others for ever. */
  @Test
  void aBatchHoldsNothingOfTheNextEra() {
    for (Peer peer : peers(ProtocolVersion.V2025_03_26, "{}")) {
      RecordedExchange exchange = peer.exchange();
      Client.send(
          server,
          "["
              + Client.request("7", "subscriptions/listen", "\"notifications\":{}")
              + ","
              + legacy("8", "ping", "")
              + "]",
          exchange);
      List<?> answers = MAPPER.readValue(exchange.await(), List.class);
      assertEquals(2, answers.size());
      assertTrue(
          answers.stream()
              .anyMatch(
                  a ->
                      Integer.valueOf(7).equals(Client.at(a, "id"))
                          && Integer.valueOf(-32600).equals(Client.at(a, "error", "code"))));
    }
  }

  @Test
  void aBatchIsNoWayAroundTheLimitOfAResult() {
    McpServer small =
        McpServer.builder("test", "1")
            .tools(new TestTools().text("large", (arguments, context) -> "x".repeat(900)))
            .limits(Limits.DEFAULT.withMaxResultBytes(1_000))
            .build();
    List<String> calls = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      calls.add(legacy(Integer.toString(i), "tools/call", "\"name\":\"large\""));
    }
    RecordedExchange exchange = RecordedExchange.http();
    Client.send(small, calls.toString(), exchange);
    String response = exchange.await();
    assertTrue(response.length() < 10_000, response);
    List<?> answers = MAPPER.readValue(response, List.class);
    Set<Object> ids = new HashSet<>();
    answers.forEach(answer -> ids.add(Client.at(answer, "id")));
    assertEquals(20, ids.size());
    List<?> leftOut =
        answers.stream()
            .filter(each -> Integer.valueOf(-32603).equals(Client.at(each, "error", "code")))
            .toList();
    assertEquals(16, leftOut.size());
  }

  @ParameterizedTest
  @EnumSource(names = {"V2025_06_18", "V2025_11_25"})
  void questionsGoOutOnTheStream(ProtocolVersion version) throws Exception {
    for (Peer peer : peers(version, "{\"elicitation\":{}}")) {
      RecordedExchange exchange = peer.exchange();
      CompletableFuture<Void> accepted =
          CompletableFuture.runAsync(
              () ->
                  Client.send(
                      server,
                      legacy("7", "tools/call", "\"name\":\"greet\",\"arguments\":{}"),
                      exchange));
      String question = question(exchange);
      Map<String, Object> tree = peer.check(question, "");
      assertEquals("elicitation/create", tree.get("method"));
      RecordedExchange stranger = RecordedExchange.http("mcp-protocol-version", "2025-11-25");
      Client.send(server, "{\"jsonrpc\":\"2.0\",\"id\":\"guess\",\"result\":{}}", stranger);
      String answer =
          "{\"jsonrpc\":\"2.0\",\"id\":\""
              + tree.get("id")
              + "\",\"result\":{\"action\":\"accept\",\"content\":{\"name\":\"X\"}}}";
      for (Peer other : peers(version, "{}")) {
        Client.send(server, answer.replace("X", "Mallory"), other.exchange());
      }
      RecordedExchange response = peer.exchange();
      Client.send(server, answer, response);
      assertEquals(202, response.status);
      assertEquals("Hello, X", Client.text(peer.check(exchange.await(), "CallToolResult")));
      accepted.get(20, TimeUnit.SECONDS);
    }
  }

  @Test
  void aCancelledCallWaitsForNoAnswerOnAnyThread() throws Exception {
    CountDownLatch left = new CountDownLatch(1);
    ToolDescriptor async =
        new ToolDescriptor(
            "later",
            "o",
            TestTools.json("later", null),
            ResultKind.TEXT,
            true,
            false,
            false,
            0,
            0,
            List.of(),
            List.of());
    TestTools tools =
        new TestTools()
            .add(
                async,
                (arguments, context) ->
                    CompletableFuture.supplyAsync(
                        () -> {
                          try {
                            return context.ask(Question.form("n", NAME, "Who?")).toString();
                          } finally {
                            left.countDown();
                          }
                        }));
    McpServer asking = McpServer.builder("test", "1").tools(tools).build();
    Connection connection = new Connection((message, offset, length) -> {});
    Client.send(
        asking,
        initialize("2025-11-25", "{\"elicitation\":{}}"),
        RecordedExchange.stdio().over(connection));
    RecordedExchange call = RecordedExchange.stdio().over(connection);
    Client.send(asking, legacy("7", "tools/call", "\"name\":\"later\""), call);
    assertNotNull(question(call));
    Client.send(
        asking,
        "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":7}}",
        RecordedExchange.stdio().over(connection));
    assertNull(call.await());
    assertTrue(left.await(20, TimeUnit.SECONDS), "the tool still waits");
  }

  @Test
  void aQuestionThatCannotReachItsClientEndsAtOnce() throws Exception {
    Peer peer = new Peer(ProtocolVersion.V2025_11_25, true, "{\"elicitation\":{}}");
    String call = legacy("7", "tools/call", "\"name\":\"greet\",\"arguments\":{}");
    RecordedExchange oneBody = peer.exchange().withoutStream();
    Client.send(server, call, oneBody);
    Map<String, Object> answer = peer.check(oneBody.await(), "CallToolResult");
    assertTrue(Client.text(answer).contains("text/event-stream"), Client.text(answer));

    RecordedExchange gone = peer.exchange();
    CompletableFuture<Void> accepted =
        CompletableFuture.runAsync(() -> Client.send(server, call, gone));
    assertNotNull(question(gone));
    gone.disconnect();
    answer = peer.check(gone.await(), "CallToolResult");
    assertEquals(true, Client.at(answer, "result", "isError"));
    accepted.get(20, TimeUnit.SECONDS);

    RecordedExchange ended = peer.exchange();
    accepted = CompletableFuture.runAsync(() -> Client.send(server, call, ended));
    assertNotNull(question(ended));
    server.endSession(peer.exchange());
    answer = peer.check(ended.await(), "CallToolResult");
    assertEquals(true, Client.at(answer, "result", "isError"));
    accepted.get(20, TimeUnit.SECONDS);
  }

  private static String question(RecordedExchange exchange) throws InterruptedException {
    for (int i = 0; i < 2_000; i++) {
      synchronized (exchange) {
        if (!exchange.events.isEmpty()) {
          return exchange.events.get(0);
        }
      }
      Thread.sleep(10);
    }
    throw new AssertionError("no question");
  }

  @Test
  void aClientThatCannotAskIsToldSo() {
    for (Peer peer : peers(ProtocolVersion.V2025_11_25, "{}")) {
      Map<String, Object> answer = peer.call("greet", "{}");
      assertEquals(true, Client.at(answer, "result", "isError"));
      assertTrue(Client.text(answer).contains("capability elicitation"));
    }
    // A revision without questions has no such capability, whatever its client says.
    for (Peer peer : peers(ProtocolVersion.V2025_03_26, "{\"elicitation\":{}}")) {
      assertTrue(Client.text(peer.call("greet", "{}")).contains("capability elicitation"));
    }
  }

  @Test
  void logsFollowTheLevelThatWasSet() {
    for (Peer peer : peers(ProtocolVersion.V2025_11_25, "{}")) {
      assertEquals(
          -32602,
          Client.at(peer.ask("logging/setLevel", "\"level\":\"loud\"", ""), "error", "code"));
      assertNotNull(
          peer.ask("logging/setLevel", "\"level\":\"warning\"", "EmptyResult").get("result"));
      RecordedExchange exchange = peer.exchange();
      Client.send(server, legacy("7", "tools/call", "\"name\":\"logs\""), exchange);
      exchange.await();
      assertEquals(1, exchange.events.size());
      assertTrue(exchange.events.get(0).contains("\"data\":{\"what\":\"high\"}"));
      peer.check(exchange.events.get(0), "");
    }
  }

  @Test
  void oneClientsLevelIsNoOthers() {
    List<RecordedExchange> exchanges = new ArrayList<>();
    String level = legacy("5", "logging/setLevel", "\"level\":\"debug\"");
    assertEquals(200, status(level, "mcp-protocol-version", "2025-11-25")); // without a session
    Peer loud = new Peer(ProtocolVersion.V2025_11_25, false, "{}");
    loud.ask("logging/setLevel", "\"level\":\"debug\"", "EmptyResult");
    Peer quiet = new Peer(ProtocolVersion.V2025_11_25, false, "{}");
    exchanges.add(RecordedExchange.http("mcp-protocol-version", "2025-11-25"));
    exchanges.add(quiet.exchange());
    exchanges.add(loud.exchange());
    for (RecordedExchange exchange : exchanges) {
      Client.send(server, legacy("7", "tools/call", "\"name\":\"logs\""), exchange);
      exchange.await();
    }
    assertEquals(List.of(1, 1, 2), exchanges.stream().map(each -> each.events.size()).toList());
  }

  @Test
  void modernRequestsSayWhatTheyWantLogged() {
    RecordedExchange quiet = Client.send(server, Client.callMessage(1, "logs", "{}"));
    quiet.await();
    assertEquals(List.of(), quiet.events);
    String message =
        Client.callMessage(1, "logs", "{}")
            .replace("\"_meta\":{", "\"_meta\":{\"io.modelcontextprotocol/logLevel\":\"debug\",");
    RecordedExchange loud = Client.send(server, message);
    loud.await();
    assertEquals(2, loud.events.size());
    RecordedExchange bad = Client.send(server, message.replace("debug", "loud"));
    assertTrue(bad.await().contains("-32602"));
  }

  @Test
  void cancellingWorksOnBothTransports() throws Exception {
    for (Peer peer : List.of(new Peer(ProtocolVersion.V2025_11_25, true, "{}"))) {
      RecordedExchange call = peer.exchange();
      CompletableFuture<Void> accepted =
          CompletableFuture.runAsync(
              () -> Client.send(server, legacy("7", "tools/call", "\"name\":\"slow\""), call));
      assertTrue(entered.await(20, TimeUnit.SECONDS));
      call.disconnect();
      assertFalse(call.isDone(), "a disconnect cancelled a call of 2025-11-25");
      RecordedExchange cancel = peer.exchange();
      Client.send(
          server,
          "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":7}}",
          cancel);
      assertNull(call.await());
      accepted.get(20, TimeUnit.SECONDS);
    }
  }

  @Test
  void changesAreToldToConnections() {
    Peer peer = new Peer(ProtocolVersion.V2025_11_25, false, "{}");
    server.tools().disable("echo", "x");
    server.tools().disable("echo", "y");
    assertEquals(1, peer.unasked.size());
    peer.check(peer.unasked.get(0), "");
    assertTrue(peer.unasked.get(0).contains("notifications/tools/list_changed"));
  }

  @Test
  void badArgumentsWereProtocolErrors() {
    // The tools here take anything; ErrorPolicyTest has the table. What stays is the shape.
    for (Peer peer : peers(ProtocolVersion.V2025_06_18, "{}")) {
      Map<String, Object> answer =
          peer.ask("tools/call", "\"name\":\"echo\",\"arguments\":5", "CallToolResult");
      assertEquals(-32602, Client.at(answer, "error", "code"));
    }
  }
}
