package dev.collet.processor.flow;

import dev.collet.processor.testing.Markers;
import org.junit.jupiter.api.Test;

/** What counting, sizes and sealed types rule out, and what they do not. */
class CountedAndClosedTest {
  private static void check(String members) {
    Markers.check(
        """
        package p;
        import dev.collet.*;
        import java.time.*;
        import java.util.*;
        public class T {
          static int positive(int n) {
            if (n <= 0) { throw new IllegalArgumentException("n"); }
            return n;
          }
        %s
        }
        """
            .formatted(members));
  }

  @Test
  void loopsThatCount() {
    check(
        """
        @Tool(description = "x") void a() {
          for (int i = 1; i <= 12; i++) { YearMonth.of(2024, i); }
          for (int i = 12; i >= 1; i -= 2) { YearMonth.of(2024, i); }
          for (int i = 1; 13 > i; i = i + 3) { YearMonth.of(2024, i); }
        }
        @Tool(description = "x") void b() {
          for (int i = 0; i <= 12; i++) {
            // finds: UnmappedException DateTimeException
            YearMonth.of(2024, i);
          }
        }
        @Tool(description = "x") void c(int m) {
          for (int i = 0; i < 24; i++) {
            if (i == m) { i -= 2; }
            // finds: UnmappedException DateTimeException
            LocalTime.of(i, 0);
          }
        }
        @Tool(description = "x") void d(int from) {
          for (int i = from; i < 24; i++) {
            // finds: UnmappedException DateTimeException
            LocalTime.of(i, 0);
          }
        }
        @Tool(description = "x") void e(int step) {
          for (int i = 1; i < 24; i += step) {
            // finds: UnmappedException DateTimeException
            LocalTime.of(i, 0);
          }
        }
        @Tool(description = "x") void f(int from) {
          if (from < 0) { throw new ToolError("from"); }
          for (int i = from; i < 24; ++i) { LocalTime.of(i, 0); }
        }
        @Tool(description = "x") void g() {
          for (int i = 0; ; i++) {
            // finds: UnmappedException DateTimeException
            LocalTime.of(i, 0);
          }
        }
        """);
  }

  @Test
  void asMuchAsIsThereCanBeTaken() {
    check(
        """
        @Tool(description = "x") String a(List<String> all) {
          PriorityQueue<String> open = new PriorityQueue<>(all);
          String joined = "";
          while (open.size() > 1) { joined += open.remove() + open.remove(); }
          return joined;
        }
        @Tool(description = "x") String b(List<String> all) {
          Deque<String> open = new ArrayDeque<>(all);
          if (open.size() < 2) { return ""; }
          open.pop();
          open.pop();
          // finds: UnmappedException NoSuchElementException
          return open.pop();
        }
        @Tool(description = "x") String c(String text) {
          StringTokenizer words = new StringTokenizer(text, ",");
          switch (words.countTokens()) {
            case 1: return words.nextToken();
            case 2: return words.nextToken() + words.nextToken();
            default: return "";
          }
        }
        @Tool(description = "x") String d(String text) {
          StringTokenizer words = new StringTokenizer(text, ",");
          // finds: UnmappedException NoSuchElementException
          return words.countTokens() == 1 ? words.nextToken() + words.nextToken() : "";
        }
        @Tool(description = "x") int e(List<String> all) { return positive(all.size() + 1); }
        """);
  }

  @Test
  void sealedTypesOfWhichEachClassWasAskedFor() {
    check(
        """
        sealed interface Shape permits Round, Flat {}
        sealed interface Round extends Shape permits Circle, Ball {}
        record Circle(int r) implements Round {}
        record Ball(int r) implements Round {}
        record Flat(int w) implements Shape {}
        static int size(Shape shape) {
          if (shape instanceof Circle circle) { return circle.r(); }
          if (shape instanceof Ball ball) { return ball.r(); }
          if (shape instanceof Flat flat) { return flat.w(); }
          throw new IllegalStateException("unknown");
        }
        static int some(Shape shape) {
          if (shape instanceof Circle circle) { return circle.r(); }
          else if (shape instanceof Flat flat) { return flat.w(); }
          else { throw new IllegalStateException("unknown"); }
        }
        static int wide(Shape shape) {
          if (!(shape instanceof Round)) {
            if (!(shape instanceof Flat)) { throw new IllegalStateException("unknown"); }
            return 1;
          }
          return 0;
        }
        @Tool(description = "x") int a(Shape shape) { return size(shape) + wide(shape); }
        // finds: UnmappedException IllegalStateException
        @Tool(description = "x") int b(Shape shape) { return some(shape); }
        """);
  }

  @Test
  void optionalsThatHoldSomething() {
    check(
        """
        static String named(String text) { return text.isEmpty() ? null : text; }
        @Tool(description = "x") String a(String text) {
          return Optional.of(text).orElseThrow(() -> new IllegalStateException("none"));
        }
        @Tool(description = "x") String b(Optional<String> text) {
          if (text.isEmpty()) { return ""; }
          return text.map(each -> each + "!").map(String::strip).orElseThrow();
        }
        @Tool(description = "x") String c(String text) {
          // finds: UnmappedException NoSuchElementException
          return Optional.of(text).map(each -> named(each)).get();
        }
        @Tool(description = "x") String d(Optional<String> text) {
          // finds: UnmappedException IllegalStateException
          return text.orElseGet(() -> { throw new IllegalStateException("none"); });
        }
        @Tool(description = "x") String e(LocalDate day, int number) {
          DayOfWeek next = DayOfWeek.of(day.getDayOfWeek().getValue() % 7 + 1);
          LocalDate last = LocalDate.of(2024, day.getMonthValue(), Math.min(28, day.lengthOfMonth()));
          // finds: UnmappedException DateTimeException
          return next + " " + last + DayOfWeek.of(number % 7 + 1);
        }
        """);
  }
}
