package dev.collet.processor.rule.input;

import dev.collet.processor.testing.Markers;
import org.junit.jupiter.api.Test;

class InputSchemaDriftTest {
  static final String CLOSED =
      "{\"type\":\"object\",\"properties\":{\"to\":{\"type\":\"string\"}},\"required\":[\"to\"],"
          + "\"additionalProperties\":false}";

  static String tool(String schema, String parameters, String... markers) {
    return """
        import dev.collet.*;
        class Tools {
          static final String SCHEMA = "%s";
          %s
          @Tool(description = "x", inputSchema = SCHEMA) void t(%s) {}
        }
        """
        .formatted(schema.replace("\"", "\\\""), String.join("\n", markers), parameters);
  }

  @Test
  void isQuietWhenEveryValueBinds() {
    Markers.check(tool(CLOSED, "String to"));
  }

  @Test
  void findsAMemberThatMayBeMissing() {
    Markers.with("-Acollet.UnenforcedSchema=off")
        .compile(
            tool(
                CLOSED.replace("\"required\":[\"to\"],", ""),
                "String to",
                "// finds: InputSchemaDrift the declared inputSchema accepts {}, but the parameters"));
  }

  @Test
  void findsAnOpenSchemaAndOtherTypes() {
    Markers.with("-Acollet.UnenforcedSchema=off")
        .compile(
            tool(
                CLOSED.replace(",\"additionalProperties\":false", ""),
                "String to",
                "// finds: InputSchemaDrift the declared inputSchema accepts"));
    Markers.with("-Acollet.UnenforcedSchema=off")
        .compile(
            tool(CLOSED, "int to", "// finds: InputSchemaDrift the declared inputSchema accepts"));
  }

  @Test
  void theAuthorMayBeNarrowerThanTheType() {
    Markers.with("-Acollet.UnenforcedSchema=off")
        .compile(
            tool(
                CLOSED.replace("\"string\"", "\"string\",\"enum\":[\"DEN\",\"SFO\"]"),
                "String to"));
  }
}
