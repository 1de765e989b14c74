package dev.collet.processor.flow;

import dev.collet.processor.testing.Markers;
import org.junit.jupiter.api.Test;

/** How two variables compare rules out what a helper or a constructor asks again. */
class RelationsTest {
  private static void check(String members) {
    Markers.check(
        """
        package p;
        import dev.collet.*;
        import java.math.*;
        import java.time.*;
        import java.util.*;
        import java.util.stream.*;
        public class T {
          record Range(int from, int to) {
            Range { if (from > to) { throw new IllegalArgumentException("range"); } }
            static Range of(int a, int b) { return a <= b ? new Range(a, b) : new Range(b, a); }
          }
          record Stay(LocalDate in, LocalDate out) {
            Stay { if (out.isBefore(in)) { throw new IllegalArgumentException("stay"); } }
          }
          static void ordered(long low, long high) {
            if (low >= high) { throw new IllegalStateException("order"); }
          }
          static void passedOn(String name, long low, long high) { ordered(low, high); }
          static void swapped(long low, long high) { ordered(high, low); }
          static void atMost(BigDecimal amount, BigDecimal limit) {
            if (amount.compareTo(limit) > 0) { throw new IllegalStateException("limit"); }
          }
        %s
        }
        """
            .formatted(members));
  }

  @Test
  void whatTheCallerHasAsked() {
    check(
        """
        @Tool(description = "x") int a(int a, int b) { return Range.of(a, b).from(); }
        @Tool(description = "x") int b(int a, int b) {
          if (b < a) { throw new ToolError("order"); }
          return new Range(a, b).from();
        }
        @Tool(description = "x") int c(int a, int b) {
          // finds: UnmappedException IllegalArgumentException
          return a <= b ? 0 : new Range(a, b).from();
        }
        @Tool(description = "x") int d(int a, int b) {
          if (a > b) { throw new ToolError("order"); }
          b = a - 1;
          // finds: UnmappedException IllegalArgumentException
          return new Range(a, b).from();
        }
        @Tool(description = "x") String e(LocalDate a, LocalDate b) {
          if (a.isAfter(b)) { throw new ToolError("order"); }
          return "" + new Stay(a, b);
        }
        @Tool(description = "x") String f(LocalDate a, LocalDate b) {
          if (b.isAfter(a)) { throw new ToolError("order"); }
          // finds: UnmappedException IllegalArgumentException
          return "" + new Stay(a, b);
        }
        @Tool(description = "x") void g(BigDecimal a, BigDecimal b) {
          if (a.compareTo(b) <= 0) { atMost(a, b); }
        }
        @Tool(description = "x") void h(BigDecimal a, BigDecimal b) {
          // finds: UnmappedException IllegalStateException
          if (a.compareTo(b) >= 0) { atMost(a, b); }
        }
        """);
  }

  @Test
  void throughOtherMethods() {
    check(
        """
        @Tool(description = "x") void a(long a, long b) {
          if (a < b) { passedOn("x", a, b); }
        }
        @Tool(description = "x") void b(long a, long b) {
          // finds: UnmappedException IllegalStateException
          if (a < b) { swapped(a, b); }
        }
        @Tool(description = "x") void c(long a, long b) {
          if (a > b) { swapped(a, b); }
        }
        @Tool(description = "x") void d(long a, long b) {
          // finds: UnmappedException IllegalStateException
          if (a <= b) { passedOn("x", a, b); }
        }
        """);
  }

  @Test
  void numbersThatAreKnown() {
    check(
        """
        @Tool(description = "x") int a(int a) {
          return new Range(a, a).from() + new Range(0, 5).from() + new Range(Math.min(a, 3), 3).from();
        }
        @Tool(description = "x") int b(int a) {
          // finds: UnmappedException IllegalArgumentException
          return new Range(Math.min(a, 3), 2).from();
        }
        @Tool(description = "x") int c(int a) {
          // finds: UnmappedException IllegalArgumentException
          return new Range(5, 4).from();
        }
        """);
  }

  @Test
  void conditionsThatContradictEachOther() {
    check(
        """
        @Tool(description = "x") int a(int from, int to) {
          if (from > to) { return 0; }
          if (to < from) { throw new IllegalStateException(); }
          return to - from;
        }
        @Tool(description = "x") int b(double low, double high) {
          if (low > high) { throw new ToolError("order"); }
          if (low > high) { throw new IllegalStateException(); }
          return 1;
        }
        @Tool(description = "x") int c(double low, double high) {
          if (low <= high) { return 1; }
          // finds: UnmappedException IllegalStateException
          if (!(low > high)) { throw new IllegalStateException("no number"); }
          return 2;
        }
        @Tool(description = "x") int d(int from, int to) {
          if (from >= to) { return 0; }
          // finds: UnmappedException IllegalStateException
          if (from < to) { throw new IllegalStateException(); }
          return 1;
        }
        """);
  }

  @Test
  void collectionsThatAHelperAsksWhetherTheyAreEmpty() {
    check(
        """
        static <X> X first(List<X> all) {
          if (all.isEmpty()) { throw new NoSuchElementException("none"); }
          return all.get(0);
        }
        @Tool(description = "x") String a(String s) {
          List<String> all = new ArrayList<>();
          all.add(s);
          return first(all) + first(Arrays.asList("x")) + first(new ArrayList<>(List.of("y")));
        }
        @Tool(description = "x") String b(List<String> all) {
          if (all.isEmpty()) { return ""; }
          Map<String, Long> counts = all.stream().collect(Collectors.groupingBy(x -> x, Collectors.counting()));
          return counts.entrySet().stream().max(Map.Entry.comparingByValue()).get().getKey();
        }
        @Tool(description = "x") String c(List<String> all) {
          // finds: UnmappedException NoSuchElementException
          return first(new ArrayList<>(all));
        }
        """);
  }
}
