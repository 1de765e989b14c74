package dev.collet.processor.rule.error;

import dev.collet.processor.testing.Markers;
import org.junit.jupiter.api.Test;

/** Case A61, last sentence. */
class ErrorMappingTest {
  @Test
  void refusesTwoMappingsOfOneClassInOnePlace() {
    Markers.with("-Acollet.UnusedErrorMapping=off")
        .compile(
            """
            import dev.collet.*;
            class Tools {
              @Tool(description = "x")
              @MapError(exception = IllegalStateException.class, message = "a")
              // finds: ErrorMapping 't' maps java.lang.IllegalStateException twice
              @MapError(exception = IllegalStateException.class, message = "b")
              void t() { throw new IllegalStateException(); }
              @Tool(description = "x")
              // finds: ErrorMapping 'u' maps java.lang.IllegalStateException twice
              @MapError(exception = {IllegalStateException.class, IllegalStateException.class}, message = "a")
              void u() { throw new IllegalStateException(); }
            }
            """);
  }

  @Test
  void letsScopesMapTheSameClass() {
    Markers.with("-Acollet.UnusedErrorMapping=off")
        .compile(
            """
            import dev.collet.*;
            @MapError(exception = IllegalStateException.class, message = "outer")
            class Tools {
              @Tool(description = "x")
              @MapError(exception = IllegalStateException.class, message = "inner")
              void t() { throw new IllegalStateException(); }
            }
            """);
  }
}
