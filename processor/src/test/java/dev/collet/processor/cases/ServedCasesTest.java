package dev.collet.processor.cases;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Cases A05 to A53 as a client meets them: a request's bytes in, an answer's bytes out. */
class ServedCasesTest {
  private static final Served SERVED =
      Served.of(
          """
          public record Rental(String code, @Nullable LocalDate returnedOn) {}
          @Tool public Rental get_rental(String code) { return new Rental(code.isEmpty() ? null : code, null); }
          @Tool public String archive_note(int noteNo, @Nullable String reason, String actor, Optional<String> ref,
              @ToolParam(required = false) Integer tries, boolean hide) { return noteNo + reason + actor + ref + tries + hide; }
          public enum From { NEWEST, OLDEST }
          @Tool public String scan_log(@ToolParam(defaultValue = "20") int lines, @ToolParam(defaultValue = "true") boolean tail,
              @ToolParam(defaultValue = "OLDEST") From from) { return lines + "," + tail + "," + from; }
          @Tool public String page(String query, @ToolParam(required = false) Integer size, boolean exact) { return query + size + exact; }
          public record Menu(String label, List<Menu> items) {}
          @Tool public int set_menu(Menu top, int levels) { return levels; }
          public sealed interface Shape permits Circle, Box {}
          public record Circle(double radius) implements Shape {}
          public record Box(double w, double h) implements Shape {}
          @Tool public String area(Shape shape, String unit) { return shape.getClass().getSimpleName() + unit; }
          public enum Level { @JsonProperty("low") LOW, @JsonProperty("very-high") VERY_HIGH }
          public record Alarm(Level level) {}
          @Tool public Alarm raise_alarm(Level level) { return new Alarm(level); }
          @Tool public String open_parcel(long parcelNo, Long previous) { return parcelNo + "," + previous; }
          @Tool public int take(int count, List<Integer> ids) { return count + ids.get(0); }
          @Tool public String set_level(int a, short b, byte c) { return a + "/" + b + "/" + c; }
          public record Share(long total, double part) {}
          @Tool public Share share_of(long part, long total) { return new Share(total, (double) part / total); }
          public record Batch(List<Long> ids, Map<String, Long> byName, long[] raw) {}
          @Tool public Batch ids() { return new Batch(List.of(9007199254740993L), Map.of("a", -9007199254740995L), new long[]{Long.MIN_VALUE}); }
          @Tool public String book_flight(LocalDate departure) { return departure.toString(); }
          public record Blob(String name, byte[] data) {}
          @Tool public Blob store(String name, byte[] data) { return new Blob(name, data); }
          public enum Prio { LOW, HIGH }
          @Tool public String weights(Map<Prio, Integer> byPrio, Map<Integer, String> byYear, Map<UUID, Boolean> flags) {
            return byPrio.get(Prio.LOW) + byYear.get(2026) + flags.values(); }
          @Tool(description = "Price from $30, code ${env.KEY}, format $L and $S and $$, 100%s")
          public String price(@ToolParam(description = "regex ^[A-Z]{3}$") String currency) { return currency; }
          @Tool public String server_time() { return "now"; }
          public record Money(String currency, long cents) {}
          @Tool public String tag(List<String> tags, Money price) { return tags + price.currency(); }
          @Tool public String save_text(String content) { return content; }
          @Tool public String top(int n, double min) { return n + "/" + min; }
          public record Geo(double lat, double lon) {}
          public record Place(String name, Geo geo, List<Geo> outline) {}
          @Tool public String add_place(Place place) { return place.name(); }
          @Tool public String create_event(String title, LocalDate day, int seats, List<String> guests) { return title; }
          public record Weather(double celsius, String sky) {}
          @Tool public Weather weather(String city) { if (city.equals("Atlantis")) throw new ToolError("Unknown city 'Atlantis'."); return new Weather(22.5, "cloudy"); }
          @Tool public int[] codes() { return new int[0]; }
          public record Ticket(String id) {}
          @Tool public Ticket next_ticket() { return null; }
          @Tool public @Nullable Ticket peek_ticket() { return null; }
          @Tool public void restart(String service) {}
          public record Snippet(String text) {}
          @Tool public Snippet cut() { return new Snippet("ok \\ud83d\\ude80".substring(0, 4)); }
          public record Dump(List<String> lines) {}
          @Tool public Dump dump(int megabytes) { return new Dump(Collections.nCopies(megabytes * 1024, "x".repeat(1021))); }
          """
              .replace("@Tool public", "@Tool(description = \"x\") public"));

  private static void refuses(String tool, String arguments, String... parts) {
    String text = SERVED.error(tool, arguments);
    for (String part : parts) {
      assertTrue(text.contains(part), () -> text + "\nlacks " + part);
    }
    assertFalse(text.contains("java.") || text.contains("at com."), text);
  }

  /** A05. */
  @Test
  void aNullWhereNoneIsPublished() {
    assertEquals(
        "{\"code\":\"a\"}",
        SERVED.call("get_rental", "{\"code\":\"a\"}").get("structuredContent").toString());
    refuses("get_rental", "{\"code\":\"\"}", "/code");
  }

  /** A06, A07, A09. */
  @Test
  void absenceDefaultsAndNull() {
    refuses("archive_note", "{\"noteNo\":4,\"hide\":true}", "/actor");
    assertEquals(
        "4nullaOptional.emptynulltrue",
        SERVED.text("archive_note", "{\"noteNo\":4,\"actor\":\"a\",\"hide\":true}"));
    assertEquals("20,true,OLDEST", SERVED.text("scan_log", "{}"));
    assertTrue(SERVED.send("tools/call", "\"name\":\"scan_log\"").contains("20,true,OLDEST"));
    refuses("page", "{\"query\":\"x\",\"size\":null,\"exact\":true}", "/size");
    refuses("page", "{\"query\":\"x\",\"exact\":null}", "/exact");
  }

  /** A10, A15, A16. */
  @Test
  void placesInsideOfTypes() {
    refuses(
        "set_menu",
        "{\"top\":{\"label\":\"a\",\"items\":[{\"label\":7,\"items\":[]}]},\"levels\":2}",
        "/top/items/0/label");
    assertEquals(
        "Circlem",
        SERVED.text("area", "{\"shape\":{\"type\":\"Circle\",\"radius\":1},\"unit\":\"m\"}"));
    refuses(
        "area",
        "{\"shape\":{\"type\":\"Oval\",\"radius\":1},\"unit\":\"m\"}",
        "/shape/type",
        "Circle",
        "Box");
    refuses("area", "{\"shape\":{\"radius\":1},\"unit\":\"m\"}", "/shape/type", "Circle", "Box");
    assertEquals(
        "{\"level\":\"very-high\"}",
        SERVED
            .call("raise_alarm", "{\"level\":\"very-high\"}")
            .get("structuredContent")
            .toString());
    refuses("raise_alarm", "{\"level\":\"VERY_HIGH\"}", "/level", "low", "very-high");
  }

  /** A19. */
  @Test
  void identifiersKeepTheirDigits() {
    assertEquals(
        "9007199254740995,-9007199254740997",
        SERVED.text(
            "open_parcel", "{\"parcelNo\":9007199254740995,\"previous\":-9007199254740997}"));
    assertEquals(
        "9223372036854775807,0",
        SERVED.text("open_parcel", "{\"parcelNo\":9223372036854775807,\"previous\":0}"));
    refuses("open_parcel", "{\"parcelNo\":9223372036854775808,\"previous\":0}", "/parcelNo");
  }

  /** A20. */
  @Test
  void wholeNumbersMayHaveAFraction() {
    assertEquals("12", SERVED.text("take", "{\"count\":5.0,\"ids\":[7.0]}"));
    assertEquals("107", SERVED.text("take", "{\"count\":1e2,\"ids\":[7]}"));
    refuses("take", "{\"count\":5.9,\"ids\":[7]}", "/count");
    refuses("take", "{\"count\":5,\"ids\":[7.5]}", "/ids/0");
  }

  /** A21. */
  @Test
  void rangesOfJavaTypes() {
    refuses("set_level", "{\"a\":3000000000,\"b\":1,\"c\":1}", "/a", "2147483647");
    refuses("set_level", "{\"a\":1,\"b\":40000,\"c\":1}", "/b", "32767");
    refuses("set_level", "{\"a\":1,\"b\":1,\"c\":128}", "/c", "127");
    assertEquals(
        "-2147483648/-32768/-128",
        SERVED.text("set_level", "{\"a\":-2147483648,\"b\":-32768,\"c\":-128}"));
  }

  /** A22. */
  @ParameterizedTest
  @ValueSource(strings = {"{\"part\":0,\"total\":0}", "{\"part\":1,\"total\":0}"})
  void numbersThatAreNone(String arguments) {
    refuses("share_of", arguments, "share_of", "/part", "finite");
    assertFalse(SERVED.raw("share_of", arguments).contains(":NaN"));
  }

  /** A23. */
  @Test
  void digitsInsideOfLists() {
    String raw = SERVED.raw("ids", "{}");
    for (String digits :
        new String[] {
          "9007199254740993", "-9007199254740995", "-9223372036854775808",
        }) {
      assertTrue(raw.indexOf(digits) != raw.lastIndexOf(digits), raw);
      assertFalse(raw.contains(digits + ".") || raw.contains(digits + "E"), raw);
    }
  }

  /** A25, A26, A27. */
  @Test
  void formsOfTexts() {
    for (String value : new String[] {"\"next Friday\"", "\"2026-02-30\"", "\"03/10/2026\""}) {
      refuses("book_flight", "{\"departure\":" + value + "}", "/departure", "YYYY-MM-DD");
    }
    refuses("book_flight", "{\"departure\":20261003}", "/departure", "YYYY-MM-DD");
    assertEquals(
        "{\"name\":\"n\",\"data\":\"AQI=\"}",
        SERVED
            .call("store", "{\"name\":\"n\",\"data\":\"AQI=\"}")
            .get("structuredContent")
            .toString());
    refuses("store", "{\"name\":\"n\",\"data\":[1,2]}", "/data", "base64");
    assertEquals(
        "1x[true]",
        SERVED.text(
            "weights",
            "{\"byPrio\":{\"LOW\":1},\"byYear\":{\"2026\":\"x\"},"
                + "\"flags\":{\"6f9619ff-8b86-4011-b42d-00c04fc964ff\":true}}"));
    refuses(
        "weights",
        "{\"byPrio\":{\"low\":1},\"byYear\":{\"abc\":\"x\"},\"flags\":{\"zz\":true}}",
        "/byPrio/low",
        "/byYear/abc",
        "/flags/zz");
  }

  /** A36, A83. */
  @Test
  void textsAreListedAsTheyAre() {
    JsonNode tool = SERVED.listed("price");
    assertEquals(
        "Price from $30, code ${env.KEY}, format $L and $S and $$, 100%s",
        tool.get("description").asString());
    assertEquals(
        "regex ^[A-Z]{3}$", tool.at("/inputSchema/properties/currency/description").asString());
    assertFalse(SERVED.send("tools/list", "").contains("$schema"));
  }

  /** A38. */
  @Test
  void noArgumentsAreNone() {
    assertEquals("now", SERVED.text("server_time", "{}"));
    assertEquals("now", SERVED.text("server_time", "null"));
    assertTrue(SERVED.send("tools/call", "\"name\":\"server_time\"").contains("\"now\""));
    assertTrue(SERVED.send("tools/call", "\"name\":\"get_rental\"").contains("/code"));
    refuses("server_time", "{\"x\":1}", "/x");
  }

  /** A39. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"name\":\"get_rental\",\"arguments\":[\"a\"]",
        "\"name\":\"get_rental\",\"arguments\":\"{\\\"code\\\":\\\"a\\\"}\"",
        "\"name\":\"get_rental\",\"arguments\":5",
        "\"arguments\":{}",
        "\"name\":7,\"arguments\":{}"
      })
  void argumentsThatAreNoObject(String params) {
    JsonNode answer = Served.JSON.readTree(SERVED.send("tools/call", params));
    assertEquals(-32602, answer.at("/error/code").asInt());
    assertEquals(1, answer.get("id").asInt());
    assertFalse(answer.toString().contains("java."), answer::toString);
  }

  /** A40, A41, A42. */
  @Test
  void nothingIsCoerced() {
    refuses(
        "tag",
        "{\"tags\":\"[\\\"a\\\"]\",\"price\":\"{\\\"currency\\\":\\\"EUR\\\",\\\"cents\\\":5}\"}",
        "/tags: expected array, got string",
        "/price: expected object, got string",
        "JSON");
    for (String text : new String[] {"{\\\"a\\\":1}", "[1]", "true", "5", "null"}) {
      assertEquals(
          text.replace("\\", ""), SERVED.text("save_text", "{\"content\":\"" + text + "\"}"));
    }
    refuses("save_text", "{\"content\":5}", "/content");
    refuses("top", "{\"n\":\"5\",\"min\":1}", "/n: expected integer, got string");
    refuses("top", "{\"n\":5,\"min\":\"0.5\"}", "/min: expected number, got string");
    for (String n : new String[] {"\"five\"", "true", "\"\"", "[5]"}) {
      refuses("top", "{\"n\":" + n + ",\"min\":1}", "/n: expected integer");
    }
  }

  /** A43. */
  @Test
  void unknownMembers() {
    refuses("scan_log", "{\"lines\":5,\"Lines\":9}", "/Lines");
    String[] fine = {
      "\"name\":\"scan_log\",\"arguments\":{},\"futureField\":{\"x\":1}",
      "\"name\":\"scan_log\",\"arguments\":{},\"note\":\"y\""
    };
    for (String params : fine) {
      assertTrue(SERVED.send("tools/call", params).contains("20,true,OLDEST"), params);
    }
  }

  /** A44. */
  @Test
  void objectsAreClosedAtEveryLevel() {
    refuses(
        "add_place",
        "{\"place\":{\"name\":\"n\",\"geo\":{\"lat\":1,\"lon\":2,\"alt\":3},"
            + "\"outline\":[{\"lat\":1,\"long\":2}]}}",
        "/place/geo/alt",
        "/place/outline/0/long",
        "/place/outline/0/lon: missing");
  }

  /** A45. */
  @Test
  void allProblemsAndShortValues() {
    refuses(
        "create_event",
        "{\"title\":5,\"day\":\"tomorrow\",\"seats\":\"many\"}",
        "/title: expected string",
        "/day: expected a date",
        "/seats: expected integer",
        "/guests: missing");
    String huge = "\"" + "y".repeat(1 << 20) + "\"";
    String text = SERVED.error("create_event", "{\"title\":\"a\",\"seats\":" + huge + "}");
    assertTrue(text.length() < 2_000, text);
  }

  /** A46, A50. */
  @Test
  void structuredContentIsTextAsWell() {
    assertEquals(
        Served.JSON.readTree(
            "{\"resultType\":\"complete\",\"content\":[{\"type\":\"text\",\"text\":"
                + "\"{\\\"celsius\\\":22.5,\\\"sky\\\":\\\"cloudy\\\"}\"}],"
                + "\"structuredContent\":{\"celsius\":22.5,\"sky\":\"cloudy\"}}"),
        withoutMeta(SERVED.call("weather", "{\"city\":\"Rome\"}")));
    assertEquals("Unknown city 'Atlantis'.", SERVED.error("weather", "{\"city\":\"Atlantis\"}"));
  }

  /** A47, A48, A49. */
  @Test
  void rootsOfResults() {
    JsonNode codes = SERVED.call("codes", "{}");
    assertEquals("[]", codes.get("structuredContent").toString());
    assertEquals("[]", codes.at("/content/0/text").asString());
    refuses("next_ticket", "{}", "next_ticket", "no result");
    assertTrue(SERVED.call("peek_ticket", "{}").get("structuredContent").isNull());
    JsonNode restarted = SERVED.call("restart", "{\"service\":\"s\"}");
    assertTrue(restarted.get("content").isArray());
    assertFalse(restarted.has("structuredContent"));
    assertFalse(SERVED.listed("restart").has("outputSchema"));
  }

  /** A52, A53. */
  @Test
  void oddAndLargeResults() {
    JsonNode cut = SERVED.call("cut", "{}");
    assertEquals("ok \ufffd", cut.at("/structuredContent/text").asString());
    assertTrue(cut.at("/content/0/text").asString().contains("ok \ufffd"));
    String one = SERVED.raw("dump", "{\"megabytes\":1}");
    assertFalse(one.contains("\n"));
    assertTrue(one.length() > 1 << 20);
    refuses("dump", "{\"megabytes\":20}", "too large", "4194304");
    assertEquals("now", SERVED.text("server_time", "{}"));
  }

  private static JsonNode withoutMeta(JsonNode result) {
    ((tools.jackson.databind.node.ObjectNode) result).remove("_meta");
    return result;
  }
}
