package dev.collet.processor.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.collet.json.UnwritableValue;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * How generated writers treat what methods return: valid JSON of the published form, or a fault.
 */
class WritingCasesTest {
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
            import org.jspecify.annotations.Nullable;

            public class Cases {
              public record Rental(String code, @Nullable LocalDate returnedOn) {}
              public record Share(long total, double part) {}
              public record Batch(List<Long> ids, Map<String, Long> byName, long[] raw) {}
              public record Slot(
                  LocalDate day, Instant from, OffsetDateTime to, LocalDateTime local, Duration length,
                  UUID id, URI link) {}
              public record Snippet(String text) {}
              public record Node(String name, List<Node> next) {}
              public record Numbers(BigDecimal amount, BigInteger count, float ratio, Number any) {}
              public record Sets(Set<Double> doubles, Set<BigDecimal> decimals) {}
              public record Years(Map<Year, Integer> years, Map<Locale, Integer> locales) {}
              public record Free(Object any, Map<String, Object> members, List<Object> elements) {}
              public enum Unit { KG, LB; @Override public String toString() { return "unit"; } }
              public record Weight(double value, Unit unit) {}
              public record Boxes(@Nullable Integer maybe, Integer sure, List<@Nullable String> texts) {}

              @Tool(description = "x") public Rental rental(String code) {
                return new Rental(code.isEmpty() ? null : code, null);
              }
              @Tool(description = "x") public Share share(long part, long total) {
                return new Share(total, (double) part / total);
              }
              @Tool(description = "x") public Batch ids() {
                return new Batch(
                    List.of(9007199254740993L), Map.of("a", -9007199254740995L), new long[] {Long.MIN_VALUE});
              }
              @Tool(description = "x") public Slot book(
                  LocalDate day, Instant from, OffsetDateTime to, LocalDateTime local, Duration length,
                  UUID id, URI link) { return new Slot(day, from, to, local, length, id, link); }
              @Tool(description = "x") public Snippet cut() {
                return new Snippet("ok \\ud83d\\ude80".substring(0, 4));
              }
              @Tool(description = "x") public Node cycle() {
                List<Node> next = new ArrayList<>();
                Node node = new Node("n", next);
                next.add(node);
                return node;
              }
              @Tool(description = "x") public Numbers numbers() {
                return new Numbers(
                    new BigDecimal("1E+3"), BigInteger.TEN.pow(30), 0.1f, 7L);
              }
              @Tool(description = "x") public Sets sets(boolean isZero) {
                return isZero
                    ? new Sets(Set.of(0.0, -0.0), Set.of())
                    : new Sets(Set.of(), Set.of(new BigDecimal("1.0"), new BigDecimal("1.00")));
              }
              @dev.collet.MapError(exception = DateTimeException.class, message = "No such year.")
              @Tool(description = "x") public Years years(int year) {
                return new Years(Map.of(Year.of(year), 1), Map.of());
              }
              @Tool(description = "x") public Years locales() {
                return new Years(
                    Map.of(), Map.of(new Locale.Builder().setLanguage("he").build(), 1, Locale.of2(), 2));
              }
              @Tool(description = "x") public Free free(Object any, Map<String, Object> members, List<Object> elements) {
                return new Free(any, members, elements);
              }
              @Tool(description = "x") public Weight weight(double value, Unit unit) {
                return new Weight(value, Unit.KG);
              }
              @Tool(description = "x") public Boxes boxes(boolean isNull) {
                return new Boxes(null, isNull ? null : 1, Arrays.asList("a", null));
              }
              @Tool(description = "x") public Rental none() { return null; }
              @Tool(description = "x") public @Nullable Rental maybe() { return null; }
            }
            """
                .replace("Locale.of2()", "new Locale.Builder().setLanguageTag(\"he-IL\").build()"));
    tools = generated.tools("p.Cases");
  }

  private static void refuses(String tool, String arguments, String problem) {
    UnwritableValue fault =
        assertThrows(UnwritableValue.class, () -> tools.result(tool, arguments));
    assertEquals(problem, fault.pointer() + ": " + fault.getMessage());
  }

  @Test
  void nullsAreLeftOutOrRefused() {
    assertEquals("{\"code\":\"c\"}", tools.result("rental", "{\"code\":\"c\"}"));
    refuses("rental", "{\"code\":\"\"}", "/code: expected string, got null");
    refuses("none", "{}", ": expected object, got null");
    assertEquals("null", tools.result("maybe", "{}"));
    assertEquals(
        "{\"sure\":1,\"texts\":[\"a\",null]}", tools.result("boxes", "{\"isNull\":false}"));
    refuses("boxes", "{\"isNull\":true}", "/sure: expected integer, got null");
  }

  @Test
  void numbersAreFinite() {
    String fault = "/part: the number is not finite, and JSON has no form for it";
    refuses("share", "{\"part\":0,\"total\":0}", fault);
    refuses("share", "{\"part\":1,\"total\":0}", fault);
    assertEquals("{\"total\":4,\"part\":0.25}", tools.result("share", "{\"part\":1,\"total\":4}"));
  }

  @Test
  void integersKeepAllDigits() {
    assertEquals(
        "{\"ids\":[9007199254740993],\"byName\":{\"a\":-9007199254740995},"
            + "\"raw\":[-9223372036854775808]}",
        tools.result("ids", "{}"));
    assertEquals(
        "{\"amount\":1000,\"count\":1000000000000000000000000000000,\"ratio\":0.1,\"any\":7}",
        tools.result("numbers", "{}"));
  }

  @Test
  void timesRoundTrip() {
    String slot =
        """
        {"day":"2026-10-03","from":"2026-10-03T08:00:00Z","to":"2026-10-03T10:00:00+02:00",\
        "local":"2026-10-03T10:00:00","length":"PT30M","id":"6f9619ff-8b86-4011-b42d-00c04fc964ff",\
        "link":"https://example.com/a?b=1"}""";
    assertEquals(slot, tools.result("book", slot));
  }

  @Test
  void halvesOfSurrogatePairsAreReplaced() {
    assertEquals("{\"text\":\"ok \ufffd\"}", tools.result("cut", "{}"));
  }

  @Test
  void cyclesEnd() {
    UnwritableValue fault = assertThrows(UnwritableValue.class, () -> tools.result("cycle", "{}"));
    assertEquals("nested deeper than 500 levels, or a cycle", fault.getMessage());
  }

  @Test
  void setsAreDifferentAsJson() {
    refuses(
        "sets",
        "{\"isZero\":true}",
        "/doubles: an element comes twice, but all elements must be different");
    refuses(
        "sets",
        "{\"isZero\":false}",
        "/decimals: an element comes twice, but all elements must be different");
  }

  @Test
  void keysHaveThePublishedForm() {
    assertEquals(
        "{\"years\":{\"0987\":1},\"locales\":{}}", tools.result("years", "{\"year\":987}"));
    refuses("years", "{\"year\":12345}", "/years: expected a year as YYYY");
    assertEquals(2, tools.result("locales", "{}").split("he").length - 1);
  }

  @Test
  void freeFormStaysAsItCame() {
    String free =
        """
        {"any":[1,2.50,"x",null,true,{"a":12345678901234567890}],"members":{"m":null},\
        "elements":[[],{}]}""";
    assertEquals(free, tools.result("free", free));
  }

  @Test
  void enumsByTheirNames() {
    assertEquals(
        "{\"value\":2.0,\"unit\":\"KG\"}", tools.result("weight", "{\"value\":2,\"unit\":\"LB\"}"));
  }
}
