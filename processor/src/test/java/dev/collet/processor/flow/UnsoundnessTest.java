package dev.collet.processor.flow;

import dev.collet.processor.testing.Markers;
import org.junit.jupiter.api.Test;

/**
 * What is missed though it can happen, each with the reason; docs/flow.md lists them. A test that
 * fails here is good news: take it to the corpus.
 */
class UnsoundnessTest {
  private static void isMissed(String members) {
    Markers.check(
        """
        package p;
        import dev.collet.*;
        import java.util.*;
        import java.util.function.*;
        public class T {
        %s
        }
        """
            .formatted(members));
  }

  @Test
  void functionsKeptInFieldsThatChange() {
    isMissed(
        """
        Runnable action = () -> { throw new IllegalStateException(); };
        @Tool(description = "x") String a() { action.run(); return ""; }
        """);
  }

  @Test
  void functionsKeptInCollections() {
    isMissed(
        """
        Map<String, Function<String, Integer>> parsers = Map.of("int", Integer::parseInt);
        @Tool(description = "x") int a(String text) { return parsers.get("int").apply(text); }
        """);
  }

  @Test
  void functionsKeptInObjects() {
    isMissed(
        """
        static class Lazy<V> {
          private final Supplier<V> supplier;
          Lazy(Supplier<V> supplier) { this.supplier = supplier; }
          V get() { return supplier.get(); }
        }
        @Tool(description = "x") int a(String text) { return new Lazy<>(() -> Integer.parseInt(text)).get(); }
        """);
  }

  @Test
  void reflection() {
    isMissed(
        """
        public static int parse(String text) { return Integer.parseInt(text); }
        @Tool(description = "x") Object a(String text) {
          try { return T.class.getMethod("parse", String.class).invoke(null, text); }
          catch (ReflectiveOperationException e) { throw new ToolError("x"); }
        }
        """
            .replace("Object a", "String a")
            .replace("return T.class", "return \"\" + T.class"));
  }

  @Test
  void ourMethodsThatALibraryCalls() {
    isMissed(
        """
        static class Key implements Comparable<Key> {
          public int compareTo(Key other) { throw new UnsupportedOperationException(); }
        }
        @Tool(description = "x") int a() { return new TreeMap<>(Map.of(new Key(), 1, new Key(), 2)).size(); }
        static class Name { @Override public String toString() { throw new UnsupportedOperationException(); } }
        @Tool(description = "x") String b() { return "" + new Name(); }
        """);
  }

  @Test
  void staticInitialisers() {
    isMissed(
        """
        static class Heavy { static final int X = load(); static int load() { throw new RuntimeException("token"); } }
        @Tool(description = "x") int a() { return Heavy.X; }
        """);
  }

  @Test
  void librariesWithoutModels() {
    isMissed(
        """
        @Tool(description = "x") String a(String text) { return com.google.common.base.Preconditions.checkNotNull(text); }
        """);
  }

  @Test
  void whatTheLanguageAndTheDocumentationSayUnlessAskedFor() {
    isMissed(
        """
        @Tool(description = "x") int a(int[] numbers, int index) { return numbers[index] / index; }
        @Tool(description = "x") String b(String text) { return text.substring(3); }
        @Tool(description = "x") int c(String text) { return text.length(); }
        """);
  }

  @Test
  void anonymousObjectsThatAConstructorHandsOut() {
    isMissed(
        """
        static abstract class Style { abstract String show(); }
        static class Plain extends Style { String show() { return ""; } }
        static class Printer {
          static Printer last = new Printer(new Plain());
          private final Style style;
          Printer(Style style) { this.style = style; last = this; }
          String print() { return style.show(); }
        }
        static class Strict {
          private static final Style STYLE = new Style() { String show() { throw new IllegalStateException(); } };
          static void make() { new Printer(STYLE).print(); }
        }
        @Tool(description = "x") String a() { return Printer.last.print(); }
        """);
  }
}
