package dev.collet.processor.shape;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.collet.processor.testing.JavacRun;
import jakarta.validation.constraints.Past;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tools of a class share what was read of their types: none may get less than it would alone. */
class KnownTest {
  @Test
  void everyToolOfABadTypeIsLeftOut(@TempDir Path folder) throws Exception {
    JavacRun run =
        JavacRun.in(folder)
            .classPath(
                Path.of(Past.class.getProtectionDomain().getCodeSource().getLocation().toURI()))
            .source(
                "p/Tools.java",
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
                """)
            .run();
    assertEquals(1, run.exitCode(), run.text());
    assertTrue(
        run.text().contains("Tools.java:7: error: [UnsupportedAnnotation] @Past"), run.text());
    String toolset = Files.readString(run.out().resolve("p/ToolsToolset.java"));
    assertTrue(toolset.contains("describeGood("), toolset);
    for (String bad : new String[] {"First", "Second", "Third", "Fourth"}) {
      assertFalse(toolset.contains("describe" + bad + "("), toolset);
    }
  }
}
