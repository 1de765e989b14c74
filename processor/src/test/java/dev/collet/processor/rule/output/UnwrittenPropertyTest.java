package dev.collet.processor.rule.output;

import dev.collet.processor.testing.Markers;
import org.junit.jupiter.api.Test;

class UnwrittenPropertyTest {
  private static final String SCHEMA =
      "{\"type\":\"object\",\"properties\":{\"a\":{\"type\":\"integer\"},\"b\":{\"type\":\"string\"}}}";

  @Test
  void warnsAboutAPropertyThatIsNeverWritten() {
    Markers.with("-Acollet.UndecidedDrift=off")
        .compile(
            Declared.tool(
                SCHEMA,
                "",
                "int a",
                "// finds: UnwrittenProperty Tool 'weather', /b: the declared outputSchema names it"));
  }

  @Test
  void isQuietWhenAllIsWritten() {
    Markers.with("-Acollet.UndecidedDrift=off")
        .compile(Declared.tool(SCHEMA, "", "int a, Optional<String> b", ""));
  }
}
