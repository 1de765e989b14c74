package dev.collet.processor.rule.output;

import dev.collet.processor.testing.Markers;
import org.junit.jupiter.api.Test;

class UndecidedDriftTest {
  @Test
  void isQuietWhereTheSchemaIsTheTypesOwn() {
    Markers.check(
        Declared.tool(
            "{\"type\":\"object\",\"properties\":{\"a\":{\"type\":\"boolean\"}},\"required\":[\"a\"],"
                + "\"additionalProperties\":false}",
            "",
            "boolean a",
            ""));
  }

  @Test
  void notesAFormThatIsOnlyKnownLoosely() {
    Markers.check(
        Declared.tool(
            "{\"type\":\"object\",\"properties\":{\"a\":{\"type\":\"string\",\"pattern\":"
                + "\"^[0-9]{4}-(0[1-9]|1[0-2])-[0-9]{2}$\"}},\"required\":[\"a\"]}",
            "",
            "java.time.LocalDate a",
            "// finds: UndecidedDrift Whether the types of tool 'weather' fit its declared outputSchema"));
  }
}
