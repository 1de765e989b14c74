package dev.collet.processor.rule.input;

import dev.collet.processor.testing.Markers;
import org.junit.jupiter.api.Test;

class UnenforcedSchemaTest {
  @Test
  void findsAKeywordThatTheReaderDoesNotCheck() {
    Markers.check(
        InputSchemaDriftTest.tool(
            InputSchemaDriftTest.CLOSED.replace("\"string\"", "\"string\",\"maxLength\":3"),
            "String to",
            "// finds: UnenforcedSchema the declared inputSchema refuses"));
  }

  @Test
  void isQuietWhenTheTypeSaysTheSame() {
    Markers.check(InputSchemaDriftTest.tool(InputSchemaDriftTest.CLOSED, "String to"));
  }
}
