package dev.collet.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.collet.server.Limits;
import dev.collet.server.McpServer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/**
 * What went wrong for other people between a client and a tool, with generated tools; once for each
 * transport. What concerns bytes, lines, headers and the life of a process is in the runtime's own
 * tests of its transports.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Timeout(300)
abstract class Cases {
  private static final int RESULT_LIMIT = 4 << 20;

  private Wire wire;

  abstract Wire open(McpServer server) throws Exception;

  @BeforeAll
  void start() throws Exception {
    wire = open(server());
  }

  private static McpServer server() {
    return McpServer.builder("cases", "1")
        .tools(new CaseToolsToolset(new CaseTools()))
        .limits(Limits.DEFAULT.withMaxResultBytes(RESULT_LIMIT))
        .build();
  }

  @AfterAll
  void stop() {
    wire.close();
  }

  /** Whatever happened, the next call works. */
  @AfterEach
  void livesOn() throws Exception {
    assertEquals("fast", text(result("fast", "{}")));
  }

  private JsonNode send(String method, Map<String, Object> params) throws Exception {
    Map<String, Object> message = wire.message(method, Wire.modern(params, Map.of()));
    JsonNode answer = Wire.JSON.valueToTree(wire.send(message, request -> Map.of()));
    assertEquals(message.get("id"), answer.path("id").asInt(), answer.toString());
    return answer;
  }

  private JsonNode result(String tool, String arguments) throws Exception {
    JsonNode answer =
        send("tools/call", Map.of("name", tool, "arguments", Wire.JSON.readTree(arguments)));
    JsonNode result = answer.path("result");
    assertEquals("complete", result.path("resultType").asString(""), answer.toString());
    assertTrue(result.path("content").isArray(), answer.toString());
    return result;
  }

  private static String text(JsonNode result) {
    return result.path("content").path(0).path("text").asString("");
  }

  private String good(String tool, String arguments) throws Exception {
    JsonNode result = result(tool, arguments);
    assertFalse(result.path("isError").asBoolean(false), result.toString());
    return text(result);
  }

  private String bad(String tool, String arguments, String... named) throws Exception {
    JsonNode result = result(tool, arguments);
    assertTrue(result.path("isError").asBoolean(false), result.toString());
    assertFalse(result.has("structuredContent"), result.toString());
    assertEquals(1, result.path("content").size(), result.toString());
    for (String each : named) {
      assertTrue(text(result).contains(each), text(result));
    }
    return text(result);
  }

  private JsonNode tool(String name) throws Exception {
    for (JsonNode tool : send("tools/list", Map.of()).path("result").path("tools")) {
      if (tool.path("name").asString().equals(name)) {
        return tool;
      }
    }
    throw new AssertionError("no tool " + name);
  }

  @Test
  void a38NoArguments() throws Exception {
    for (Map<String, Object> params :
        List.<Map<String, Object>>of(
            Map.of("name", "server_time"), Map.of("name", "server_time", "arguments", Map.of()))) {
      assertEquals("noon", text(send("tools/call", params).path("result")));
    }
    Map<String, Object> withNull = new java.util.HashMap<>(Map.of("name", "server_time"));
    withNull.put("arguments", null);
    assertEquals("noon", text(send("tools/call", withNull).path("result")));
    JsonNode rental = send("tools/call", Map.of("name", "get_rental")).path("result");
    assertTrue(rental.path("isError").asBoolean() && text(rental).contains("code"));
  }

  @Test
  void a39ArgumentsOfAnotherShape() throws Exception {
    for (Object arguments : List.of(List.of("a"), "{\"code\":\"a\"}", 5)) {
      JsonNode answer = send("tools/call", Map.of("name", "get_rental", "arguments", arguments));
      assertEquals(-32602, answer.path("error").path("code").asInt(), answer.toString());
      String message = answer.path("error").path("message").asString();
      assertTrue(message.contains("arguments must be an object"), message);
      assertFalse(message.contains("java."), message);
    }
  }

  @Test
  void a40StructuresAsText() throws Exception {
    bad(
        "tag",
        "{\"tags\":\"[\\\"a\\\",\\\"b\\\"]\",\"price\":\"{\\\"currency\\\":\\\"EUR\\\",\\\"cents\\\":5}\"}",
        "/tags: expected array, got string",
        "/price: expected object, got string",
        "send JSON, not JSON text");
  }

  @ParameterizedTest
  @ValueSource(strings = {"{\"a\":1}", "[1]", "true", "5", "null"})
  void a41TextThatLooksLikeJson(String text) throws Exception {
    String arguments = Wire.JSON.writeValueAsString(Map.of("content", text));
    assertEquals(text, good("save_text", arguments));
  }

  @Test
  void a41ANumberIsNoText() throws Exception {
    bad("save_text", "{\"content\":5}", "/content", "expected string, got number");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"n\":\"5\",\"min\":1}|/n: expected integer, got string",
        "{\"n\":5,\"min\":\"0.5\"}|/min: expected number, got string",
        "{\"n\":\"five\",\"min\":1}|/n: expected integer, got string",
        "{\"n\":true,\"min\":1}|/n: expected integer, got boolean",
        "{\"n\":\"\",\"min\":1}|/n: expected integer, got string",
        "{\"n\":[5],\"min\":1}|/n: expected integer, got array",
      })
  void a42NumbersAsText(String arguments, String named) throws Exception {
    bad("top", arguments, named);
  }

  @Test
  void a43UnknownMembers() throws Exception {
    bad("scan_log", "{\"lines\":5,\"Lines\":9}", "/Lines");
    JsonNode more =
        send(
            "tools/call",
            Map.of("name", "scan_log", "arguments", Map.of(), "futureField", Map.of("x", 1)));
    assertEquals("lines 20", text(more.path("result")));
    Map<String, Object> params =
        Wire.modern(Map.of("name", "scan_log", "arguments", Map.of()), Map.of());
    @SuppressWarnings("unchecked")
    Map<String, Object> meta = new java.util.HashMap<>((Map<String, Object>) params.get("_meta"));
    meta.put("com.example/trace", "t");
    meta.put("progressToken", "p");
    params.put("_meta", meta);
    Map<String, Object> message = wire.message("tools/call", params);
    message.put("note", "y");
    JsonNode answer = Wire.JSON.valueToTree(wire.send(message, request -> Map.of()));
    assertEquals("lines 20", text(answer.path("result")));
  }

  @Test
  void a44UnknownMembersInside() throws Exception {
    bad(
        "add_place",
        "{\"place\":{\"name\":\"n\",\"geo\":{\"lat\":1,\"lon\":2,\"alt\":3},"
            + "\"outline\":[{\"lat\":1,\"long\":2}]}}",
        "/place/geo/alt",
        "/place/outline/0/long",
        "/place/outline/0/lon: missing");
    JsonNode schema = tool("add_place").path("inputSchema").path("properties").path("place");
    assertFalse(schema.path("additionalProperties").asBoolean(true));
    assertFalse(schema.path("properties").path("geo").path("additionalProperties").asBoolean(true));
  }

  @Test
  void a45AllProblemsAtOnce() throws Exception {
    String once =
        bad(
            "create_event",
            "{\"title\":5,\"day\":\"tomorrow\",\"seats\":\"many\"}",
            "/title: expected string",
            "/day: expected a date as YYYY-MM-DD",
            "/seats: expected integer",
            "/guests: missing");
    assertEquals(
        once, bad("create_event", "{\"title\":5,\"day\":\"tomorrow\",\"seats\":\"many\"}"));
    String long1 = "{\"title\":[\"" + "x".repeat(1_000_000) + "\"],\"day\":\"y\"}";
    assertTrue(bad("create_event", long1, "/title").length() < 3_000);
  }

  @Test
  void a46StructuredContentAlsoAsText() throws Exception {
    JsonNode result = result("weather", "{\"city\":\"Lisbon\"}");
    assertEquals("{\"celsius\":22.5,\"sky\":\"cloudy\"}", text(result));
    assertEquals(Wire.JSON.readTree(text(result)), result.path("structuredContent"));
    assertFalse(result.path("isError").asBoolean(false));
  }

  @Test
  void a47ListsAtTheRoot() throws Exception {
    assertEquals("array", tool("list_users").path("outputSchema").path("type").asString());
    assertEquals(
        "[{\"id\":\"1\",\"name\":\"Ann\"}]",
        result("list_users", "{}").path("structuredContent").toString());
    JsonNode codes = result("codes", "{}");
    assertEquals("[]", codes.path("structuredContent").toString());
    assertEquals("[]", text(codes));
  }

  @Test
  void a48Null() throws Exception {
    bad("next_ticket", "{}", "produced no result although its output is not nullable");
    JsonNode peeked = result("peek_ticket", "{}");
    assertTrue(peeked.has("structuredContent") && peeked.path("structuredContent").isNull());
    assertTrue(tool("peek_ticket").path("outputSchema").toString().contains("\"null\""));
  }

  @ParameterizedTest
  @CsvSource({"restart, service", "reload,"})
  void a49Nothing(String tool, String argument) throws Exception {
    JsonNode result = result(tool, argument == null ? "{}" : "{\"service\":\"x\"}");
    assertFalse(result.has("structuredContent") || result.path("isError").asBoolean(false));
    assertFalse(tool(tool).has("outputSchema"));
  }

  @Test
  void a50ErrorsCarryNoStructuredContent() throws Exception {
    bad("weather", "{\"city\":\"Atlantis\"}", "Use a city name such as 'Lisbon'.");
  }

  @Test
  void a51AnnotationsThatChangeTheJson() throws Exception {
    JsonNode result = result("customer", "{}");
    assertEquals(
        "{\"customer_id\":\"c1\",\"street\":\"s\",\"zip\":\"z\"}",
        result.path("structuredContent").toString());
    JsonNode schema = tool("customer").path("outputSchema");
    assertEquals("[\"customer_id\",\"street\",\"zip\"]", schema.path("required").toString());
    assertFalse((result.toString() + schema).contains("secret"));
    assertFalse(schema.toString().contains("passwordHash"));
  }

  @Test
  void a52HalfOfAnEmoji() throws Exception {
    JsonNode cut = result("cut", "{}");
    assertEquals("ok \ufffd", cut.path("structuredContent").path("text").asString());
    assertEquals("{\"text\":\"ok \ufffd\"}", text(cut));
    bad("cut_err", "{}", "bad \ufffd value");
  }

  @Test
  void a53LargeResults() throws Exception {
    JsonNode one = result("dump", "{\"megabytes\":1}");
    assertEquals(1_000, one.path("structuredContent").path("lines").size());
    bad("dump", "{\"megabytes\":20}", "20", String.valueOf(RESULT_LIMIT), "page");
  }

  @Test
  void a54UnexpectedExceptions() throws Exception {
    String text = bad("report", "{}");
    // The whole text, because a random id of hexadecimal digits can hold any short word.
    String expected =
        "Tool 'report' failed unexpectedly\\. The server's log has the details: [0-9a-f]{12}\\.";
    assertTrue(text.matches(expected), text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"t1", "t2", "t3", "t4", "t5"})
  void a55DeliberateErrors(String tool) throws Exception {
    assertEquals("Use a date after 2026-10-08.", bad(tool, "{}"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"e1", "e2", "e3", "e4"})
  void a56ExceptionsWithoutMessage(String tool) throws Exception {
    String text = bad(tool, "{}", "'" + tool + "'");
    assertFalse(text.contains("null"), text);
  }

  @Test
  void a57ErrorsThatAreNoExceptions() throws Exception {
    for (int i = 0; i < 50; i++) {
      bad("recurse", "{\"n\":1}", "'recurse'");
      bad("assert_it", "{}", "'assert_it'");
      bad("missing", "{}", "'missing'");
      assertFalse(bad("lib", "{}", "'lib'").contains("secret"));
    }
    assertTrue(send("tools/list", Map.of()).path("result").path("tools").size() > 30);
  }

  @Test
  void a58MemoryAndClassLoading() throws Exception {
    for (int i = 0; i < 3; i++) {
      assertFalse(bad("heavy", "{}", "'heavy'").contains("token"));
    }
    bad("oom", "{}", "'oom'");
  }

  @Test
  void a61MappingsCoverSubtypes() throws Exception {
    assertEquals("Nothing found. Call list_users first.", bad("user", "{\"id\":\"x\"}"));
    assertEquals("Special", bad("two_mappings", "{}"));
  }

  @Test
  void a62CheckedExceptions() throws Exception {
    bad("read_file", "{\"path\":\"/etc/x\"}", "'read_file'");
    bad("any", "{}", "'any'");
    bad("timely", "{}", "'timely'");
  }

  /** A63 and A66: tools that hang hold nobody up, and each call has one answer. */
  @Test
  void a66HungTools() throws Exception {
    ExecutorService threads = Executors.newCachedThreadPool();
    List<CompletableFuture<JsonNode>> answers = new ArrayList<>();
    List<Wire> wires = new ArrayList<>();
    try {
      for (int i = 0; i < 4; i++) {
        Wire its = open(server());
        wires.add(its);
        Map<String, Object> message =
            its.message("tools/call", Wire.modern(Map.of("name", "hang"), Map.of()));
        answers.add(
            CompletableFuture.supplyAsync(
                () -> {
                  try {
                    return Wire.JSON.valueToTree(its.send(message, request -> Map.of()));
                  } catch (Exception e) {
                    throw new AssertionError(e);
                  }
                },
                threads));
      }
      assertEquals("fast", good("fast", "{}"));
      for (CompletableFuture<JsonNode> each : answers) {
        JsonNode result = each.get(120, TimeUnit.SECONDS).path("result");
        assertTrue(result.path("isError").asBoolean(), result.toString());
        assertTrue(text(result).contains("timed out after 1 s"), result.toString());
      }
    } finally {
      wires.forEach(Wire::close);
      threads.shutdownNow();
    }
  }

  @Test
  void a70SchemasWithLineBreaks() throws Exception {
    JsonNode schema = tool("declared").path("outputSchema");
    assertEquals(
        "{\"type\":\"object\",\"properties\":{\"celsius\":{\"type\":\"number\"}},"
            + "\"required\":[\"celsius\"]}",
        schema.toString());
    assertEquals("{\"celsius\":6.0}", good("declared", "{\"city\":\"Lisbon\"}"));
  }

  /** Below the limit, depth is a matter of the tool's schema. */
  @Test
  void a76DeepArguments() throws Exception {
    String deep = "[".repeat(900) + "1" + "]".repeat(900);
    bad("save_text", "{\"content\":" + deep + "}", "/content: expected string, got array");
    String menu = "{\"label\":\"m\",\"items\":[]}";
    for (int level = 1; level < 200; level++) {
      menu = "{\"label\":\"m\",\"items\":[" + menu + "]}";
    }
    assertEquals("200", good("set_menu", "{\"top\":" + menu + ",\"levels\":0}"));
    String wrong = menu.replace("\"label\":\"m\",\"items\":[]", "\"label\":7,\"items\":[]");
    bad("set_menu", "{\"top\":" + wrong + ",\"levels\":0}", "/items/0/label: expected string");
  }

  @Test
  void a80UnknownTools() throws Exception {
    for (String name : List.of("FAST", "fastt", "", "fast\n", "x".repeat(5_000))) {
      JsonNode answer = send("tools/call", Map.of("name", name));
      assertEquals(-32602, answer.path("error").path("code").asInt(), answer.toString());
      String message = answer.path("error").path("message").asString();
      assertTrue(message.startsWith("Unknown tool: ") && message.length() < 500, message);
      assertFalse(message.contains("server_time") || message.contains("\n"), message);
    }
  }
}
