package dev.collet.processor.rule.host;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import dev.collet.processor.testing.Markers;
import org.junit.jupiter.api.Test;

/** Case A32: valid for the specification, refused by hosts. */
class PortableNameTest {
  private static final String SOURCE =
      """
      import dev.collet.Tool;
      class Tools {
        // finds: PortableName [A-Za-z0-9_-]{1,64}
        @Tool(name = "calendar.read", description = "x") void a() {}
        // finds: PortableName [A-Za-z0-9_-]{1,64}
        @Tool(name = "%s", description = "x") void b() {}
        @Tool(name = "%s", description = "x") void c() {}
      }
      """
          .formatted("a".repeat(65), "a".repeat(64));

  @Test
  void notesAndLetsTheBuildPass() {
    Compilation compilation = Markers.with("-Xlint:all,-processing", "-Werror").compile(SOURCE);
    assertTrue(compilation.status() == Compilation.Status.SUCCESS);
  }
}
