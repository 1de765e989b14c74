package dev.collet.processor.rule.output;

/** Sources of a tool that declares its output schema. */
final class Declared {
  static final String WEATHER =
      "{\"type\":\"object\",\"properties\":{\"temperature\":{\"type\":\"number\"},"
          + "\"sky\":{\"type\":\"string\"}},\"required\":[\"temperature\",\"sky\"]}";

  private Declared() {}

  /** A tool that returns {@code W}; the markers stand above the record and above the tool. */
  static String tool(String schema, String onRecord, String record, String onTool) {
    return """
        import dev.collet.*;
        import java.util.*;
        class Tools {
          static final String SCHEMA = %s;
          @interface Nullable {}
          enum Sky { CLEAR, RAIN }
          %s
          record W(%s) {}
          %s
          @Tool(description = "x", outputSchema = SCHEMA) W weather() { return null; }
        }
        """
        .formatted(literal(schema), onRecord, record, onTool);
  }

  static String literal(String text) {
    return '"'
        + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\r", "\\r").replace("\n", "\\n")
        + '"';
  }
}
