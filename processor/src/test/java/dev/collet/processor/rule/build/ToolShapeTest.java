package dev.collet.processor.rule.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import dev.collet.processor.testing.JavacRun;
import dev.collet.processor.testing.Markers;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Cases A94 and A96: what generated code can't reach, each with one error and none behind it. */
class ToolShapeTest {
  @Test
  void refusesPrivateMethodsAndClasses() {
    Markers.check(
        """
        import dev.collet.Tool;
        // finds: ToolShape Method 'a' is private
        class A { @Tool(name = "a", description = "x") private String a() { return ""; } }
        // finds: ToolShape Class 'B.C' is private
        class B { private static class C { @Tool(name = "c", description = "x") String c() { return ""; } } }
        """);
  }

  @Test
  void refusesInnerAndLocalClasses() {
    Markers.check(
        """
        import dev.collet.Tool;
        // finds: ToolShape Class 'Tools.Inner' is an inner class
        class Tools { class Inner { @Tool(name = "i", description = "x") String i() { return ""; } } }
        """);
    Markers.check(
        """
        import dev.collet.Tool;
        class I {
          void m() {
            class Local {
              // finds: ToolShape Class 'Local' with tool 'l' is declared inside a method
              @Tool(name = "l", description = "x") String l() { return ""; }
            }
            new Object() {
              // finds: ToolShape declared inside a method
              @Tool(name = "n", description = "x") String n() { return ""; }
            };
          }
        }
        """);
  }

  @Test
  void refusesLocalClassesWhereverTheyStand() {
    Markers.check(
        """
        package p;
        import dev.collet.Tool;
        class Outer {
          static class Nested {
            Runnable field = () -> {
              class InLambda {
                // finds: ToolShape Class 'InLambda' with tool 'a' is declared inside a method
                @Tool(description = "x") void a() {}
                class Member {
                  // finds: ToolShape Class 'Member' with tool 'b' is declared inside a method
                  @Tool(description = "x") void b() {}
                }
              }
            };
            Object made = new Object() {
              // finds: ToolShape The anonymous class with tool 'c' is declared inside a method
              @Tool(description = "x") void c() {}
            };
            @Tool(description = "x") void d() {}
          }
        }
        class Second {
          static {
            interface Inside {
              // finds: ToolShape Class 'Inside' with tool 'e' is declared inside a method
              @dev.collet.Tool(description = "x") default void e() {}
            }
          }
        }
        """);
  }

  @Test
  void refusesTypeParametersOfTheMethod() {
    Markers.check(
        """
        import dev.collet.Tool;
        class Tools {
          // finds: ToolShape Method 't' has type parameters
          @Tool(description = "x") <T> void t(String s) {}
        }
        """);
  }

  @Test
  void takesWhatIsInReach() {
    Compilation compilation =
        Markers.check(
            """
            package p;
            import dev.collet.Tool;
            class F { private F() {} @Tool(name = "f", description = "x") String f() { return ""; } }
            class G { @Tool(name = "g", description = "x") protected String g() { return ""; } String pkg() { return ""; } }
            class Orders { static class Tools { @Tool(name = "o", description = "x") String o() { return ""; } } }
            class Users { static class Tools { @Tool(name = "u", description = "x") String u() { return ""; } } }
            class Orders_Tools { @Tool(name = "x", description = "x") String x() { return ""; } }
            interface Clock { @Tool(name = "now", description = "x") String now(); }
            """);
    assertEquals(Compilation.Status.SUCCESS, compilation.status());
    for (String name :
        new String[] {"F", "G", "Orders_Tools", "Users_Tools", "Orders__Tools", "Clock"}) {
      assertEquals(1, compilation.generatedSourceFile("p/" + name + "Toolset").stream().count());
    }
  }

  @Test
  void writesTheToolsetWithoutTheBadTool(@TempDir Path folder) throws IOException {
    JavacRun run =
        JavacRun.in(folder)
            .source(
                "p/Tools.java",
                """
                package p;
                import dev.collet.Tool;
                public class Tools {
                  @Tool(description = "x") private void bad() {}
                  @Tool(description = "x") void good() {}
                  Object user = new ToolsToolset(this);
                }
                """)
            .run();
    assertEquals(1, run.exitCode());
    assertTrue(run.text().contains("1 error\n"), run.text());
    assertTrue(run.text().contains("Tools.java:4: error: [ToolShape] Method 'bad'"), run.text());
    assertEquals(List.of("p/ToolsToolset.java"), run.written(""));
  }

  @Test
  void saysWhenTheNameOfTheToolsetIsTaken() {
    Markers.check(
        """
        import dev.collet.Tool;
        // finds: ToolShape is to be called 'ToolsToolset'
        public class Tools { @Tool(description = "x") void t() {} }
        """,
        """
        public class ToolsToolset {}
        """);
  }
}
