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
        import java.security.*;
        import java.util.*;
        public class T {
        %s
        }
        """
            .formatted(members));
  }

  @Test
  void conditionsOverNumbersAndTexts() {
    isFound(
        """
        @Tool(description = "x") int a(int n) {
          if (n > 3) { return n; }
          // finds: UnmappedException IllegalStateException
          if (n > 5) { throw new IllegalStateException(); }
          return 0;
        }
        @Tool(description = "x") int b(String text) {
          if (text.isEmpty() || !text.chars().allMatch(Character::isDigit) || text.length() > 5) { return 0; }
          // finds: UnmappedException NumberFormatException
          return Integer.parseInt(text);
        }
        """);
  }

  @Test
  void argumentsThatAHelperWouldAccept() {
    isFound(
        """
        static String checked(String text) { if (text.isEmpty()) { throw new IllegalArgumentException(); } return text; }
        // finds: UnmappedException IllegalArgumentException
        @Tool(description = "x") String a() { return checked("constant"); }
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
  void algorithmsThatEveryPlatformHas() {
    isFound(
        """
        @Tool(description = "x") int a(String text) {
          try { return MessageDigest.getInstance("SHA-256").digest(text.getBytes()).length; }
          // finds: UnmappedException IllegalStateException
          catch (NoSuchAlgorithmException e) { throw new IllegalStateException(e); }
        }
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
}
