package dev.collet.processor.rule.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import dev.collet.processor.ColletProcessor;
import dev.collet.processor.testing.ClassFiles;
import dev.collet.processor.testing.Markers;
import dev.collet.processor.testing.Sources;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MemberNameTest {
  private static final String BASE =
      """
      package lib;
      import dev.collet.*;
      public class BaseTools {
        @Tool(name = "search_all", description = "d") public String searchAll(String query, int max) { return ""; }
      }
      """;
  private static final String MINE =
      """
      package p;
      public class MyTools extends lib.BaseTools {
        @dev.collet.Tool(description = "d") public void own() {}
      }
      """;

  @Test
  void namesMustBeDifferent() {
    Markers.check(
        """
        package p;
        import com.fasterxml.jackson.annotation.*;
        import dev.collet.*;
        class Tools {
          // finds: MemberName Two parameters of a are called 'x' in JSON.
          @Tool(description = "d") void a(int x, @ToolParam(name = "x") int y) {}
          // finds: MemberName Two members of Tools.In are called 'x' in JSON.
          record In(String x, @JsonProperty("x") String y) {}
          @Tool(description = "d") void b(In in) {}
          // finds: MemberName Two members of Tools.Flat are called 'x' in JSON.
          record Flat(int x, @JsonUnwrapped Inner inner) {}
          record Inner(int x) {}
          @Tool(description = "d") void c(Flat flat) {}
          // finds: MemberName Two constants of Tools.E have the same JSON text 'A'.
          enum E { A, @JsonProperty("A") B }
          @Tool(description = "d") void d(E e) {}
          sealed interface U {}
          // finds: MemberName Tools.V has a member 'type', which is what tells the alternatives of Tools.U apart.
          record V(String type) implements U {}
          @Tool(description = "d") void e(U u) {}
          record Prefixed(int x, @JsonUnwrapped(prefix = "in_") Inner inner) {}
          @Tool(description = "d") void fine(Prefixed p) {}
        }
        """);
  }

  @Test
  void namesThatClassFilesDontKeepAreNotInvented(@TempDir Path folder) {
    Compilation compilation = compile(folder, "-g:none");
    assertEquals(Compilation.Status.FAILURE, compilation.status());
    String message = compilation.errors().get(0).getMessage(Locale.ROOT);
    assertTrue(message.startsWith("[MemberName] "), message);
    assertTrue(
        message.contains(
            "The name of parameter 1 of searchAll is not in the class file of BaseTools."
                + " Set @ToolParam(name), or compile that class with -parameters."),
        message);
  }

  @Test
  void namesThatClassFilesKeepAreTaken(@TempDir Path folder) {
    assertEquals(Compilation.Status.SUCCESS, compile(folder, "-parameters").status());
  }

  private static Compilation compile(Path folder, String option) {
    return Compiler.javac()
        .withProcessors(new ColletProcessor())
        .withClasspath(ClassFiles.of(folder, List.of(option), BASE))
        .compile(Sources.file(MINE));
  }
}
