package dev.collet.processor.flow;

import dev.collet.processor.testing.Markers;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What must not depend on how javac goes about it: policy, order of files, depth, recursion. */
class WholeCompilationTest {
  private static final List<String> SOURCES =
      List.of(
          """
          package p;
          public class Deeper { static int deeper(String s) { return Integer.parseInt(s); } }
          """,
          """
          package p;
          public class Helper {
            static int outer(String s) { return Deeper.deeper(s); }
            static void rec(int n) { if (n > 0) rec2(n - 1); }
            static void rec2(int n) { if (n == 3) throw new IllegalStateException(); rec(n); }
          }
          """,
          """
          package p;
          import dev.collet.*;
          public class T {
            // finds: UnmappedException NumberFormatException can leave tool 'a' (Helper.outer, line 3 → Deeper.deeper, line 2 → Integer.parseInt).
            @Tool(description = "x") int a(String s) { return Helper.outer(s); }
            @Tool(description = "x") void b(int n) {
              // finds: UnmappedException IllegalStateException can leave tool 'b' (Helper.rec, line 4 → Helper.rec2, line 5).
              Helper.rec(n);
            }
            // finds: UnmappedException IllegalStateException can leave tool 'c' (Helper.rec2, line 5).
            @Tool(description = "x") void c(int n) { Helper.rec2(n); }
          }
          """);

  @Test
  void isTheSameUnderEveryPolicyAndInAnyOrder() {
    for (String policy : List.of("todo", "simple", "byfile", "attr", "check")) {
      List<String> sources = new ArrayList<>(SOURCES);
      for (int i = 0; i < 2; i++) {
        Markers.with("-XDcompilePolicy=" + policy).compile(sources.toArray(String[]::new));
        Collections.reverse(sources);
      }
    }
  }

  @Test
  void worksWithoutAnalyzeAndBesideImplicitClasses() {
    Markers.with("-proc:only").compile(SOURCES.toArray(String[]::new));
  }

  @Test
  void saysTheOtherTiersWhenAsked() {
    Markers.with(
            "-Acollet.UnmappedException.documented=warn",
            "-Acollet.UnmappedException.language=note")
        .compile(
            """
            package p;
            import dev.collet.*;
            public class T {
              /** @throws IllegalStateException when closed */
              static native void open();
              // finds: UnmappedException ArithmeticException can leave tool 'a' (thrown at line 7)
              @Tool(description = "x") int a(int n) { return 3 / n; }
              // finds: UnmappedException IndexOutOfBoundsException can leave tool 'b' (String.substring, line 9)
              @Tool(description = "x") String b(String s) { return s.substring(3); }
              // finds: UnmappedException IllegalStateException can leave tool 'c'
              @Tool(description = "x") void c() { open(); }
            }
            """);
  }

  @Test
  void followsLongChains() {
    StringBuilder source =
        new StringBuilder(
            """
            package p;
            import dev.collet.*;
            public class T {
              // finds: UnmappedException IllegalStateException can leave tool 'a' (T.m0, line 6 → T.m1, line 7 → … →
              @Tool(description = "x") void a() { m0(); }
            """);
    for (int i = 0; i < 3000; i++) {
      source.append("  static void m%d() { m%d(); }%n".formatted(i, i + 1));
    }
    source.append("  static void m3000() { throw new IllegalStateException(); }\n}\n");
    Markers.check(source.toString());
  }

  @Test
  void doesNotDoubleWithNestedFunctions() {
    String nested = "() -> Integer.parseInt(text)";
    for (int i = 0; i < 24; i++) {
      nested = "() -> wrap(" + nested + ").get()";
    }
    Markers.check(
        """
        package p;
        import dev.collet.*;
        import java.util.function.*;
        public class T {
          static <V> Supplier<V> wrap(Supplier<V> inner) { return () -> inner.get(); }
          // finds: UnmappedException NumberFormatException can leave tool 'a'
          @Tool(description = "x") int a(String text) { return wrap(%s).get(); }
        }
        """
            .formatted(nested.replaceFirst("^\\(\\) -> wrap", "() -> T.<Integer>wrap")));
  }

  @Test
  void doesNotMultiplyWithHelpersThatPassFunctionsOn() {
    StringBuilder helpers = new StringBuilder();
    for (int i = 0; i < 12; i++) {
      helpers.append("  static void h%d(Runnable r) {\n".formatted(i));
      for (int j = 0; j < 20; j++) {
        helpers.append("    h%d(() -> r.run());\n".formatted(i + 1));
      }
      helpers.append("  }\n");
    }
    Markers.check(
        """
        package p;
        import dev.collet.*;
        public class T {
          static void h12(Runnable r) { r.run(); }
        %s
          // finds: UnmappedException NumberFormatException can leave tool 'a'
          @Tool(description = "x") void a(String text) { h0(() -> Integer.parseInt(text)); }
        }
        """
            .formatted(helpers));
  }
}
