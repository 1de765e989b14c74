package dev.collet.processor.flow;

import dev.collet.processor.testing.Markers;
import org.junit.jupiter.api.Test;

/**
 * What is found though it can't happen, each with the reason; docs/flow.md lists them. A test that
 * fails here is good news: take it to the corpus.
 */
class FalsePositiveTest {
  private static void isFound(String members) {
    Markers.check(
        """
        package p;
        import dev.collet.*;
        import java.util.*;
        public class T {
        %s
        }
        """
            .formatted(members));
  }

  @Test
  void conditionsOverTextsAndTwoVariables() {
    isFound(
        """
        @Tool(description = "x") int a(int from, int to) {
          if (from > to) { return 0; }
          // finds: UnmappedException IllegalStateException
          if (to - from < 0) { throw new IllegalStateException(); }
          return to - from;
        }
        @Tool(description = "x") int b(String text) {
          for (char c : text.toCharArray()) {
            if (c < '0' || c > '9') { return 0; }
          }
          // finds: UnmappedException NumberFormatException
          return text.isEmpty() || text.length() > 5 ? 0 : Integer.parseInt(text);
        }
        """);
  }

  @Test
  void objectsThatWereValidatedWhenTheyWereMade() {
    isFound(
        """
        record Range(int from, int to) {
          Range { if (from > to) { throw new IllegalArgumentException(); } }
          Range same() { return new Range(from, to); }
        }
        // finds: UnmappedException IllegalArgumentException
        @Tool(description = "x") String a(Range range) { return range.same().toString(); }
        """);
  }

  @Test
  void classesThatAreNeverMade() {
    isFound(
        """
        interface Store { String find(String id); }
        static class Memory implements Store { public String find(String id) { return id; } }
        static class Unused implements Store { public String find(String id) { throw new IllegalStateException(); } }
        private final Store store;
        T(Store store) { this.store = store; }
        // finds: UnmappedException IllegalStateException can leave tool 'a' (T.Unused.find, line
        @Tool(description = "x") String a(String id) { return store.find(id); }
        """);
  }

  @Test
  void presenceThatOnlyTheAuthorKnows() {
    isFound(
        """
        private final Map<String, String> all = new HashMap<>();
        private Optional<String> find(String id) { return Optional.ofNullable(all.get(id)); }
        @Tool(description = "x") String a(String id) {
          if (!all.containsKey(id)) { throw new ToolError("No " + id); }
          // finds: UnmappedException NoSuchElementException
          return find(id).get();
        }
        """);
  }

  @Test
  void whatABuilderThatWasMadeRightHereKeeps() {
    isFound(
        """
        static class Buffer {
          Buffer(int size) { if (size < 0) { throw new IllegalArgumentException(); } }
          static class Builder {
            private int size = 8192;
            Builder size(int size) { this.size = size; return this; }
            Buffer build() { return new Buffer(size); }
          }
        }
        // finds: UnmappedException IllegalArgumentException
        @Tool(description = "x") String a() { return new Buffer.Builder().build().toString(); }
        """);
  }

  @Test
  void indexesThatASearchHasFound() {
    isFound(
        """
        private static String[] remove(String[] all, int index) {
          if (index < 0 || index >= all.length) { throw new IndexOutOfBoundsException(index); }
          return new String[all.length - 1];
        }
        @Tool(description = "x") int a(String[] all, String one) {
          int index = Arrays.asList(all).indexOf(one);
          // finds: UnmappedException IndexOutOfBoundsException
          return index < 0 ? 0 : remove(all, index).length;
        }
        """);
  }

  @Test
  void whatASearchThroughConstantsFinds() {
    isFound(
        """
        enum Priority {
          LOW(1), HIGH(3);
          private final int weight;
          Priority(int weight) { this.weight = weight; }
          static Priority of(int weight) {
            for (Priority each : values()) { if (each.weight == weight) { return each; } }
            throw new IllegalArgumentException();
          }
        }
        // finds: UnmappedException IllegalArgumentException
        @Tool(description = "x") Priority a() { return Priority.of(3); }
        """);
  }

  @Test
  void whatIsLeftOfAnAmountAfterCalculating() {
    isFound(
        """
        private static void positive(java.math.BigDecimal amount) {
          if (amount.signum() <= 0) { throw new IllegalArgumentException(); }
        }
        // finds: UnmappedException IllegalArgumentException
        @Tool(description = "x") void a() { positive(java.math.BigDecimal.TEN.add(java.math.BigDecimal.ONE)); }
        """);
  }
}
