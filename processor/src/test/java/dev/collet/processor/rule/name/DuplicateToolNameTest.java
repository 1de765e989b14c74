package dev.collet.processor.rule.name;

import dev.collet.processor.testing.Markers;
import org.junit.jupiter.api.Test;

/** Case A30: two tools of one name. */
class DuplicateToolNameTest {
  @Test
  void findsOverloads() {
    Markers.check(
        """
        import dev.collet.Tool;
        class A {
          @Tool(description = "x") void find(String text) {}
          // finds: DuplicateToolName called 'find': A.find(text) and A.find(id)
          @Tool(description = "x") void find(int id) {}
        }
        class D {
          @Tool(name = "load_text", description = "x") void load(String s) {}
          @Tool(name = "load_id", description = "x") void load(int i) {}
        }
        """);
  }

  @Test
  void findsEqualNamesOfTwoClassesInAnyOrder() {
    String b =
        """
        package p;
        import dev.collet.Tool;
        public class B { @Tool(name = "sync", description = "x") void one() {} }
        """;
    String c =
        """
        package q;
        import dev.collet.Tool;
        // finds: DuplicateToolName Two tools are called 'sync': p.B.one() and q.C.two()
        public class C { @Tool(name = "sync", description = "x") void two() {} }
        """;
    Markers.check(b, c);
    Markers.check(c, b);
  }

  @Test
  void isLiftedBetweenClassesByASuppressionOnEither() {
    String plain =
        """
        import dev.collet.Tool;
        public class %s { @Tool(name = "sync", description = "x") void one() {} }
        """;
    String suppressed =
        """
        import dev.collet.Tool;
        @SuppressWarnings("collet:DuplicateToolName")
        public class %s { @Tool(name = "sync", description = "x") void one() {} }
        """;
    Markers.check(plain.formatted("B"), suppressed.formatted("C"));
    Markers.check(suppressed.formatted("B"), plain.formatted("C"));
  }

  @Test
  void isNeverLiftedInsideAClass() {
    Markers.with("-Acollet.DuplicateToolName=off")
        .compile(
            """
            import dev.collet.Tool;
            @SuppressWarnings("collet:DuplicateToolName")
            class A {
              @Tool(description = "x") void find(String text) {}
              // finds: DuplicateToolName find
              @Tool(description = "x") void find(int id) {}
            }
            """);
  }
}
