package dev.collet.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.collet.server.McpServer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** Questions by generated forms: every era that has them, over both transports. */
@Timeout(180)
class AskingTest {
  private static final Map<String, Object> FORM = Map.of("elicitation", Map.of());
  private static final Map<String, Object> ALL =
      Map.of("elicitation", Map.of("form", Map.of(), "url", Map.of()));
  private static final Map<String, Object> ANNE =
      Map.of("name", "Anne", "born", "1990-02-03", "seat", "AISLE", "extra", 1);
  private static final String ANNE_TEXT =
      "Passenger[name=Anne, born=1990-02-03, seat=AISLE, bags=1, note=Optional.empty,"
          + " page=Optional.empty, since=Optional.empty]";

  /** What the user does, by the question's message. */
  private interface User {
    Map<String, Object> answer(String message, Map<String, Object> params);
  }

  /** A conversation of one era over one transport. */
  private record Talk(Wire wire, String version, Map<String, Object> capabilities, User user)
      implements AutoCloseable {
    /** Calls a tool until it has an answer; questions go to the user. */
    Map<String, Object> call(String tool, Map<String, Object> arguments) throws Exception {
      Map<String, Object> params = new LinkedHashMap<>();
      params.put("name", tool);
      params.put("arguments", arguments);
      if (!version.equals("2026-07-28")) {
        return wire.send(
            wire.message("tools/call", params), request -> ask("", Wire.JSON.valueToTree(request)));
      }
      while (true) {
        Map<String, Object> answer =
            wire.send(
                wire.message("tools/call", Wire.modern(params, capabilities)), request -> Map.of());
        JsonNode result = Wire.JSON.valueToTree(answer).path("result");
        if (!result.path("resultType").asString("").equals("input_required")) {
          return answer;
        }
        Map<String, Object> responses = new LinkedHashMap<>();
        for (Map.Entry<String, JsonNode> each : result.path("inputRequests").properties()) {
          responses.put(each.getKey(), ask(each.getKey(), each.getValue()));
        }
        params.put("inputResponses", responses);
        params.put("requestState", result.path("requestState").asString());
      }
    }

    @SuppressWarnings("unchecked")
    private Map<String, Object> ask(String key, JsonNode request) {
      assertEquals("elicitation/create", request.path("method").asString());
      JsonNode params = request.path("params");
      WireSchemas.check(version, "ElicitRequest", request);
      return user.answer(
          params.path("message").asString(), Wire.JSON.convertValue(params, Map.class));
    }

    String text(String tool, Map<String, Object> arguments) throws Exception {
      JsonNode answer = Wire.JSON.valueToTree(call(tool, arguments));
      return answer.path("result").path("content").path(0).path("text").asString(answer.toString());
    }

    @Override
    public void close() {
      wire.close();
    }
  }

  private record Way(String transport, String version) {
    Talk open(Map<String, Object> capabilities, User user) throws Exception {
      McpServer server =
          McpServer.builder("trips", "1").tools(new TripToolsToolset(new TripTools())).build();
      Wire wire = transport.equals("stdio") ? new StdioWire(server) : new HttpWire(server);
      if (!version.equals("2026-07-28")) {
        wire.initialize(version, capabilities);
      }
      return new Talk(wire, version, capabilities, user);
    }

    boolean isModern() {
      return version.equals("2026-07-28");
    }
  }

  static Stream<Way> ways() {
    return Stream.of("stdio", "http")
        .flatMap(
            transport ->
                Stream.of("2026-07-28", "2025-11-25", "2025-06-18")
                    .map(version -> new Way(transport, version)));
  }

  private static Map<String, Object> accept(Map<String, Object> content) {
    return Map.of("action", "accept", "content", content);
  }

  @ParameterizedTest
  @MethodSource("ways")
  void roundsFollowRounds(Way way) throws Exception {
    List<String> asked = new ArrayList<>();
    User user =
        (message, params) -> {
          asked.add(message);
          return accept(message.startsWith("Who") ? ANNE : Map.of("agreed", true));
        };
    try (Talk talk = way.open(FORM, user)) {
      assertEquals(ANNE_TEXT + " Consent[agreed=true]", talk.text("book", Map.of("to", "DEN")));
      assertEquals(List.of("Who flies?", "To DEN?"), asked);
    }
  }

  @ParameterizedTest
  @MethodSource("ways")
  void declinedAndCancelledAreOutcomes(Way way) throws Exception {
    for (String action : List.of("decline", "cancel")) {
      try (Talk talk = way.open(FORM, (message, params) -> Map.of("action", action))) {
        String outcome = action.equals("decline") ? "Declined" : "Cancelled";
        assertEquals(outcome + " / " + outcome, talk.text("both", Map.of()));
        assertEquals(
            "Nobody was named, so nothing was booked.", talk.text("book", Map.of("to", "DEN")));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("ways")
  void severalQuestionsAtOnce(Way way) throws Exception {
    User user =
        (message, params) -> accept(message.equals("Who?") ? ANNE : Map.of("agreed", false));
    try (Talk talk = way.open(FORM, user)) {
      assertEquals(ANNE_TEXT + " / Consent[agreed=false]", talk.text("both", Map.of()));
    }
  }

  @ParameterizedTest
  @MethodSource("ways")
  void anAnswerThatDoesNotFitIsAskedForAgain(Way way) throws Exception {
    List<String> asked = new ArrayList<>();
    User user =
        (message, params) -> {
          asked.add(message);
          if (message.startsWith("Agreed")) {
            return accept(Map.of("agreed", true));
          }
          return accept(asked.size() == 1 ? Map.of("name", 5, "born", "soon") : ANNE);
        };
    try (Talk talk = way.open(FORM, user)) {
      assertTrue(talk.text("both", Map.of()).startsWith(ANNE_TEXT));
      String again =
          asked.stream().filter(each -> each.contains("doesn't fit")).findFirst().orElseThrow();
      assertTrue(again.startsWith("Who?"), again);
      assertTrue(again.contains("\nname: expected string, got number 5"), again);
      assertTrue(again.contains("\nborn: expected a date as YYYY-MM-DD"), again);
    }
  }

  @ParameterizedTest
  @MethodSource("ways")
  void whatIsRememberedIsDoneOnce(Way way) throws Exception {
    User user = (message, params) -> accept(Map.of("agreed", true));
    try (Talk talk = way.open(FORM, user)) {
      String first = talk.text("reserve", Map.of());
      String second = talk.text("reserve", Map.of());
      int before = Integer.parseInt(first.substring(1, first.indexOf(' ')));
      assertEquals("r" + (before + 1) + " Consent[agreed=true]", second);
    }
  }

  @ParameterizedTest
  @MethodSource("ways")
  void formsAreWhatTheRevisionKnows(Way way) throws Exception {
    List<Map<String, Object>> seen = new ArrayList<>();
    User user =
        (message, params) -> {
          seen.add(params);
          return Map.of("action", "cancel");
        };
    try (Talk talk = way.open(FORM, user)) {
      talk.text("book", Map.of("to", "DEN"));
    }
    JsonNode fields = Wire.JSON.valueToTree(seen.get(0)).path("requestedSchema").path("properties");
    assertEquals("date", fields.path("born").path("format").asString());
    assertEquals("uri", fields.path("page").path("format").asString());
    assertEquals("date-time", fields.path("since").path("format").asString());
    assertEquals("as in the passport", fields.path("name").path("description").asString());
    boolean isOld = way.version().equals("2025-06-18");
    assertEquals(
        isOld
            ? "{\"type\":\"string\",\"enum\":[\"WINDOW\",\"AISLE\"],"
                + "\"enumNames\":[\"By the window\",\"By the aisle\"]}"
            : "{\"type\":\"string\",\"oneOf\":[{\"const\":\"WINDOW\",\"title\":\"By the window\"},"
                + "{\"const\":\"AISLE\",\"title\":\"By the aisle\"}],\"default\":\"WINDOW\"}",
        fields.path("seat").toString());
    assertEquals(isOld, fields.path("bags").path("default").isMissingNode());
  }

  @ParameterizedTest
  @MethodSource("ways")
  void severalChoicesWhereTheRevisionHasThem(Way way) throws Exception {
    User user = (message, params) -> accept(Map.of("meals", List.of("VEGAN", "FISH")));
    try (Talk talk = way.open(FORM, user)) {
      String text = talk.text("eat", Map.of());
      if (way.version().equals("2025-06-18")) {
        assertTrue(text.contains("clients of MCP 2025-06-18 can't offer"), text);
      } else {
        assertEquals("Diet[meals=[VEGAN, FISH]]", text);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("ways")
  void pages(Way way) throws Exception {
    User user =
        (message, params) -> {
          assertEquals("https://pay.example/1", params.get("url"));
          assertEquals("url", params.get("mode"));
          return Map.of("action", "accept");
        };
    try (Talk talk = way.open(ALL, user)) {
      if (!way.version().equals("2025-06-18")) {
        assertEquals("{}", talk.text("pay", Map.of()));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("ways")
  void aClientWithoutTheCapabilityIsNotAsked(Way way) throws Exception {
    User user =
        (message, params) -> {
          throw new AssertionError("asked");
        };
    try (Talk talk = way.open(Map.of(), user)) {
      JsonNode answer = Wire.JSON.valueToTree(talk.call("book", Map.of("to", "DEN")));
      if (way.isModern()) {
        assertEquals(-32021, answer.path("error").path("code").asInt());
        assertEquals(
            "{\"elicitation\":{\"form\":{}}}",
            answer.path("error").path("data").path("requiredCapabilities").toString());
      } else {
        assertTrue(answer.path("result").path("isError").asBoolean(), answer.toString());
      }
    }
    try (Talk talk = way.open(FORM, user)) {
      JsonNode answer = Wire.JSON.valueToTree(talk.call("pay", Map.of()));
      assertTrue(
          answer.path("error").path("code").asInt(0) == -32021
              || answer.path("result").path("isError").asBoolean(),
          answer.toString());
    }
  }
}
