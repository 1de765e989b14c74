package dev.collet.processor.rule.host;

import dev.collet.processor.testing.Markers;
import org.junit.jupiter.api.Test;

class MissingDescriptionTest {
  private static final String SOURCE =
      """
      import dev.collet.Tool;
      class Tools {
        %s
        @Tool void silent() {}
        /** Says what it does. */
        @Tool void documented() {}
        @Tool(description = "Says it here.") void described() {}
        /** {@inheritDoc} */
        @Tool(description = "x") void both() {}
      }
      """;

  @Test
  void warnsWhenNeitherJavadocNorAnnotationSaysAnything() {
    Markers.check(
        SOURCE.formatted("// finds: MissingDescription Tool 'silent' has no description. Say in"));
  }

  @Test
  void aJavadocOfTagsOnlyIsNone() {
    Markers.check(
        """
        import dev.collet.Tool;
        class Tools {
          /** @param n how many */
          // finds: MissingDescription twice
          @Tool void twice(int n) {}
        }
        """);
  }

  @Test
  void canBeSwitchedOffAndMadeAnError() {
    Markers.with("-Acollet.MissingDescription=off").compile(SOURCE.formatted(""));
    Markers.with("-Acollet.MissingDescription=error")
        .compile(SOURCE.formatted("// finds: MissingDescription silent"));
    Markers.check(SOURCE.formatted("@SuppressWarnings(\"collet:MissingDescription\")"));
  }
}
