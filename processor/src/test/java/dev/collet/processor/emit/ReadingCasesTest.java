package dev.collet.processor.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** How generated readers treat what models send: the public faults, each with its right answer. */
class ReadingCasesTest {
  private static Generated.Tools tools;

  @BeforeAll
  static void compile() {
    Generated generated =
        Generated.compile(
            """
            package p;

            import dev.collet.Tool;
            import dev.collet.ToolParam;
            import java.math.*;
            import java.net.URI;
            import java.time.*;
            import java.util.*;

            public class Cases {
              public record Cell(int row, int col, String value) {}
              public record Block(String sheet, Cell[] cells, List<List<Cell>> history) {}
              public record Menu(String label, List<Menu> items) {}
              public record Money(String currency, long cents) {}
              public record Geo(double lat, double lon) {}
              public record Place(String name, Geo geo, List<Geo> outline) {}
              public sealed interface Shape permits Circle, Box {}
              public record Circle(double radius) implements Shape {}
              public record Box(double w, double h) implements Shape {}
              public enum From { NEWEST, OLDEST }
              public enum Prio { LOW, HIGH }

              @Tool(description = "x") public int apply(List<Block> blocks) {
                return blocks.get(0).cells().length;
              }
              @Tool(description = "x") public String write(
                  String sheet, double[][] values, List<String> headers, Set<String> tags, String... notes) {
                return sheet + Arrays.deepToString(values) + headers + tags + Arrays.toString(notes);
              }
              @Tool(description = "x") public String archive(
                  int noteNo, @ToolParam(required = false) String reason, String actor, Optional<String> ref,
                  @ToolParam(required = false) Integer tries, boolean hide) {
                return reason + "/" + ref + "/" + tries;
              }
              @Tool(description = "x") public String scan(
                  @ToolParam(defaultValue = "20") int lines, @ToolParam(defaultValue = "true") boolean tail,
                  @ToolParam(defaultValue = "OLDEST") From from) {
                return lines + "/" + tail + "/" + from;
              }
              @Tool(description = "x") public String filter(
                  Optional<List<String>> labels, OptionalInt page, OptionalDouble minScore) {
                return labels + "/" + page + "/" + minScore;
              }
              @Tool(description = "x") public String page(
                  String query, @ToolParam(required = false) Integer size, boolean exact) { return "ran"; }
              @Tool(description = "x") public int setMenu(Menu top, int levels) { return levels; }
              @Tool(description = "x") public double area(Shape shape, String unit) {
                return shape instanceof Circle c ? c.radius() : ((Box) shape).w();
              }
              @Tool(description = "x") public String open(long parcelNo, Long previous) {
                return parcelNo + "," + previous;
              }
              @Tool(description = "x") public int take(int count, List<Integer> ids) { return count + ids.get(0); }
              @Tool(description = "x") public String set(int a, short b, byte c) { return a + "/" + b + "/" + c; }
              @Tool(description = "x") public String book(LocalDate departure) { return departure.toString(); }
              @Tool(description = "x") public String store(String name, byte[] data) { return name + data.length; }
              @Tool(description = "x") public String weights(
                  Map<Prio, Integer> byPrio, Map<Integer, String> byYear, Map<UUID, Boolean> flags) {
                return byPrio + "/" + byYear + "/" + flags;
              }
              @Tool(description = "x") public String price(int qty, @ToolParam(name = "part-no") String partNo) {
                return partNo;
              }
              @Tool(description = "x") public String tag(List<String> tags, Money price) { return ""; }
              @Tool(description = "x") public String save(String content) { return content; }
              @Tool(description = "x") public String top(int n, double min) { return n + "/" + min; }
              @Tool(description = "x") public String add(Place place) { return ""; }
              @Tool(description = "x") public String createEvent(
                  String title, LocalDate day, int seats, List<String> guests) { return ""; }
              @Tool(description = "x") public String exact(BigDecimal amount, BigInteger count, float ratio) {
                return amount + "/" + count + "/" + ratio;
              }
              @Tool(description = "x") public String ping() { return "pong"; }
            }
            """);
    tools = generated.tools("p.Cases");
  }

  private static void refuses(String tool, String arguments, String... problems) {
    assertEquals(List.of(problems), tools.problems(tool, arguments));
  }

  @Test
  void nestedArraysOfRecords() {
    assertEquals(
        1,
        tools.call(
            "apply",
            """
            {"blocks":[{"sheet":"S","cells":[{"row":1,"col":1,"value":"x"}],"history":[[]]}]}"""));
    refuses(
        "apply",
        """
        {"blocks":[{"sheet":"S","cells":[{"row":1,"col":"1","value":"x"}],"history":[[{}]]}]}""",
        "/blocks/0/cells/0/col: expected integer, got string \"1\"",
        "/blocks/0/history/0/0/row: missing; expected integer",
        "/blocks/0/history/0/0/col: missing; expected integer",
        "/blocks/0/history/0/0/value: missing; expected string");
  }

  @Test
  void setsRefuseWhatComesTwice() {
    assertEquals(
        "S[[1.0, 2.5], []][h][a, b][n]",
        tools.call(
            "write",
            """
            {"sheet":"S","values":[[1,2.5],[]],"headers":["h"],"tags":["a","b"],"notes":["n"]}"""));
    refuses(
        "write",
        """
        {"sheet":"S","values":[],"headers":[],"tags":["a","b","a"],"notes":[]}""",
        "/tags/2: given twice, but all elements must be different");
  }

  @Test
  void requiredFollowsTheSignature() {
    assertEquals(
        "null/Optional.empty/null",
        tools.call("archive", "{\"noteNo\":4,\"hide\":true,\"actor\":\"x\"}"));
    refuses("archive", "{\"noteNo\":4,\"hide\":true}", "/actor: missing; expected string");
  }

  @Test
  void defaultsAreApplied() {
    assertEquals("20/true/OLDEST", tools.call("scan", "{}"));
    assertEquals(
        "5/false/NEWEST", tools.call("scan", "{\"lines\":5,\"tail\":false,\"from\":\"NEWEST\"}"));
    refuses("scan", "{\"lines\":5,\"Lines\":9}", "/Lines: unknown member; did you mean \"lines\"?");
  }

  @Test
  void absentOptionalsAreEmpty() {
    assertEquals(
        "Optional.empty/OptionalInt.empty/OptionalDouble.empty", tools.call("filter", "{}"));
    assertEquals(
        "Optional[[a]]/OptionalInt[3]/OptionalDouble[0.5]",
        tools.call("filter", "{\"labels\":[\"a\"],\"page\":3,\"minScore\":0.5}"));
  }

  @Test
  void nullIsNotAbsence() {
    refuses(
        "page",
        "{\"query\":\"x\",\"size\":null,\"exact\":true}",
        "/size: expected integer, got null; leave the member out instead");
    refuses("page", "{\"query\":\"x\",\"exact\":null}", "/exact: expected boolean, got null");
  }

  @Test
  void recursion() {
    assertEquals(
        2,
        tools.call(
            "setMenu",
            "{\"top\":{\"label\":\"a\",\"items\":[{\"label\":\"b\",\"items\":[]}]},\"levels\":2}"));
    refuses(
        "setMenu",
        "{\"top\":{\"label\":\"a\",\"items\":[{\"label\":7,\"items\":[]}]},\"levels\":2}",
        "/top/items/0/label: expected string, got number 7");
    String deep = "{\"label\":\"a\",\"items\":[".repeat(490) + "]}".repeat(490);
    assertEquals(2, tools.call("setMenu", "{\"top\":" + deep + ",\"levels\":2}"));
  }

  @Test
  void unionsByTheirDiscriminatorWhereverItStands() {
    assertEquals(
        1.0, tools.call("area", "{\"shape\":{\"type\":\"Circle\",\"radius\":1},\"unit\":\"m\"}"));
    assertEquals(
        2.0, tools.call("area", "{\"shape\":{\"w\":2,\"h\":3,\"type\":\"Box\"},\"unit\":\"m\"}"));
    refuses(
        "area",
        "{\"shape\":{\"type\":\"Blob\",\"radius\":1},\"unit\":\"m\"}",
        "/shape/type: expected one of \"Circle\", \"Box\", got \"Blob\"");
    refuses(
        "area",
        "{\"shape\":{\"radius\":1},\"unit\":\"m\"}",
        "/shape/type: missing; expected one of \"Circle\", \"Box\"");
    refuses(
        "area",
        "{\"shape\":{\"w\":\"2\",\"h\":3,\"type\":\"Box\",\"d\":1},\"unit\":\"m\"}",
        "/shape/w: expected number, got string \"2\"",
        "/shape/d: unknown member; the members are \"w\", \"h\", \"type\"");
  }

  @Test
  void integersAreExact() {
    assertEquals(
        "9007199254740995,-9007199254740997",
        tools.call("open", "{\"parcelNo\":9007199254740995,\"previous\":-9007199254740997}"));
    assertEquals(
        "9223372036854775807,0",
        tools.call("open", "{\"parcelNo\":9223372036854775807,\"previous\":0}"));
    refuses(
        "open",
        "{\"parcelNo\":9223372036854775808,\"previous\":0}",
        "/parcelNo: expected an integer from -9223372036854775808 to 9223372036854775807, got"
            + " 9223372036854775808");
  }

  /** What is written is read back equal, and -0.0 does not equal 0.0. */
  @Test
  void zeroKeepsItsSign() {
    for (String zero : List.of("-0.0", "-0.0e5", "-0.1e-600", "-1e-1000")) {
      assertEquals("3/-0.0", tools.call("top", "{\"n\":3,\"min\":" + zero + "}"), zero);
      assertEquals("3/0.0", tools.call("top", "{\"n\":3,\"min\":" + zero.substring(1) + "}"));
      assertEquals(
          "1/2/-0.0", tools.call("exact", "{\"amount\":1,\"count\":2,\"ratio\":" + zero + "}"));
    }
  }

  @Test
  void wholeNumbersMayBeWrittenWithAFraction() {
    assertEquals(12, tools.call("take", "{\"count\":5.0,\"ids\":[7.0]}"));
    assertEquals(107, tools.call("take", "{\"count\":1e2,\"ids\":[7]}"));
    refuses("take", "{\"count\":5.9,\"ids\":[7]}", "/count: expected integer, got number 5.9");
    refuses("take", "{\"count\":5,\"ids\":[7.5]}", "/ids/0: expected integer, got number 7.5");
  }

  @Test
  void rangesOfJavaTypes() {
    assertEquals(
        "-2147483648/-32768/-128",
        tools.call("set", "{\"a\":-2147483648,\"b\":-32768,\"c\":-128}"));
    refuses(
        "set",
        "{\"a\":3000000000,\"b\":40000,\"c\":128}",
        "/a: expected an integer from -2147483648 to 2147483647, got 3000000000",
        "/b: expected an integer from -32768 to 32767, got 40000",
        "/c: expected an integer from -128 to 127, got 128");
  }

  @Test
  void datesSayTheirForm() {
    String form = "/departure: expected a date as YYYY-MM-DD, got ";
    refuses("book", "{\"departure\":\"next Friday\"}", form + "\"next Friday\"");
    refuses("book", "{\"departure\":\"2026-02-30\"}", form + "\"2026-02-30\"");
    refuses("book", "{\"departure\":\"03/10/2026\"}", form + "\"03/10/2026\"");
    refuses("book", "{\"departure\":20261003}", form + "number 20261003");
  }

  @Test
  void bytesAreBase64() {
    assertEquals("n2", tools.call("store", "{\"name\":\"n\",\"data\":\"AQI=\"}"));
    assertEquals("n0", tools.call("store", "{\"name\":\"n\",\"data\":\"\"}"));
    refuses("store", "{\"name\":\"n\",\"data\":[1,2]}", "/data: expected base64 text, got array");
  }

  @Test
  void mapsByTheirKeys() {
    String id = "6f9619ff-8b86-4011-b42d-00c04fc964ff";
    assertEquals(
        "{LOW=1}/{2026=x}/{" + id + "=true}",
        tools.call(
            "weights",
            "{\"byPrio\":{\"LOW\":1},\"byYear\":{\"2026\":\"x\"},\"flags\":{\""
                + id
                + "\":true}}"));
    refuses(
        "weights",
        "{\"byPrio\":{\"low\":1},\"byYear\":{\"abc\":\"x\"},\"flags\":{\"zz\":true}}",
        "/byPrio/low: expected one of \"LOW\", \"HIGH\", got \"low\"",
        "/byYear/abc: expected an integer as text, without leading zeros, got \"abc\"",
        "/flags/zz: expected a UUID such as " + id + ", got \"zz\"");
  }

  @Test
  void renamedArguments() {
    assertEquals("A1", tools.call("price", "{\"qty\":3,\"part-no\":\"A1\"}"));
    refuses(
        "price",
        "{\"qty\":3,\"partNo\":\"A1\"}",
        "/partNo: unknown member; did you mean \"part-no\"?",
        "/part-no: missing; expected string");
  }

  @Test
  void jsonTextIsNotJson() {
    refuses(
        "tag",
        "{\"tags\":\"[\\\"a\\\",\\\"b\\\"]\",\"price\":\"{\\\"currency\\\":\\\"EUR\\\"}\"}",
        "/tags: expected array, got string \"[\\\"a\\\",\\\"b\\\"]\"; send JSON, not JSON text",
        "/price: expected object, got string \"{\\\"currency\\\":\\\"EUR\\\"}\"; send JSON, not JSON"
            + " text");
    for (String text : List.of("{\\\"a\\\":1}", "[1]", "true", "5", "null")) {
      assertEquals(text.replace("\\", ""), tools.call("save", "{\"content\":\"" + text + "\"}"));
    }
    refuses("save", "{\"content\":5}", "/content: expected string, got number 5");
  }

  @Test
  void textIsNoNumber() {
    refuses("top", "{\"n\":\"5\",\"min\":1}", "/n: expected integer, got string \"5\"");
    refuses("top", "{\"n\":5,\"min\":\"0.5\"}", "/min: expected number, got string \"0.5\"");
    refuses("top", "{\"n\":true,\"min\":1}", "/n: expected integer, got boolean true");
    refuses("top", "{\"n\":[5],\"min\":1}", "/n: expected integer, got array");
  }

  @Test
  void closedAtEveryLevel() {
    refuses(
        "add",
        """
        {"place":{"name":"n","geo":{"lat":1,"lon":2,"alt":3},"outline":[{"lat":1,"long":2}]}}""",
        "/place/geo/alt: unknown member; the members are \"lat\", \"lon\"",
        "/place/outline/0/long: unknown member; did you mean \"lon\"?",
        "/place/outline/0/lon: missing; expected number");
  }

  @Test
  void allProblemsInOneAnswer() {
    refuses(
        "createEvent",
        "{\"title\":5,\"day\":\"tomorrow\",\"seats\":\"many\"}",
        "/title: expected string, got number 5",
        "/day: expected a date as YYYY-MM-DD, got \"tomorrow\"",
        "/seats: expected integer, got string \"many\"",
        "/guests: missing; expected array");
    String long_ = "x".repeat(1_000_000);
    String problems =
        tools
            .problems(
                "createEvent",
                "{\"title\":\"t\",\"day\":\"" + long_ + "\",\"seats\":1,\"guests\":[]}")
            .toString();
    assertTrue(problems.length() < 300, problems);
    assertTrue(problems.contains("(1000000 characters)"), problems);
  }

  @Test
  void atMostTwentyProblems() {
    String many = "1,".repeat(50) + "1";
    assertEquals(
        20,
        tools
            .problems(
                "createEvent",
                "{\"title\":\"\",\"day\":\"2026-01-01\",\"seats\":1,\"guests\":[" + many + "]}")
            .size());
  }

  @Test
  void membersComeOnce() {
    JsonReaderProblems problems =
        JsonReaderProblems.of(tools, "save", "{\"content\":\"a\",\"content\":\"b\"}");
    assertEquals(List.of("/content: given twice"), problems.texts());
  }

  @Test
  void bigNumbers() {
    assertEquals(
        "1.00000000000000000000000000001/123456789012345678901234567890/0.1",
        tools.call(
            "exact",
            "{\"amount\":1.00000000000000000000000000001,\"count\":123456789012345678901234567890,\"ratio\":0.1}"));
    String huge = "9".repeat(1001);
    List<String> problems =
        tools.problems(
            "exact",
            "{\"amount\":1E+1001,\"count\":" + huge + ",\"ratio\":" + "9".repeat(39) + "}");
    assertEquals(3, problems.size(), problems.toString());
    assertFalse(problems.toString().contains(huge));
  }

  @Test
  void noArguments() {
    assertEquals("pong", tools.call("ping", "{}"));
    refuses("ping", "{\"x\":1}", "/x: unknown member; there are none here");
  }
}
