package dev.collet.processor.shape;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import dev.collet.processor.ColletProcessor;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Tools of a class share what was read of their types: none may get less than it would alone. */
class KnownTest {
  @Test
  void everyToolOfABadTypeIsLeftOut() throws IOException {
    Compilation compilation =
        Compiler.javac()
            .withProcessors(new ColletProcessor())
            .compile(
                JavaFileObjects.forSourceString(
                    "p.Tools",
                    """
                    package p;
                    import dev.collet.Tool;
                    import jakarta.validation.constraints.Past;
                    import java.time.LocalDate;
                    import java.util.List;
                    public class Tools {
                      public record Trip(List<@Past LocalDate> days) {}
                      public record Journey(Trip trip, String name) {}
                      @Tool(description = "d") public Trip first() { return null; }
                      @Tool(description = "d") public Trip second() { return null; }
                      @Tool(description = "d") public Journey third(Trip trip) { return null; }
                      @Tool(description = "d") public String fourth(Journey journey) { return ""; }
                      @Tool(description = "d") public String good() { return ""; }
                    }
                    """));
    assertThat(compilation).hadErrorContaining("UnsupportedAnnotation");
    String toolset =
        compilation
            .generatedSourceFile("p.ToolsToolset")
            .orElseThrow()
            .getCharContent(true)
            .toString();
    assertTrue(toolset.contains("describeGood("), toolset);
    for (String bad : new String[] {"First", "Second", "Third", "Fourth"}) {
      assertFalse(toolset.contains("describe" + bad + "("), toolset);
    }
  }
}
