package dev.collet.processor.rule.output;

import dev.collet.schema.CanonicalJson;
import dev.collet.schema.JsonPointer;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** Shows values and places of schemas in messages. */
public final class Pointers {
  private static final int LONGEST = 400;

  private Pointers() {}

  /** A path as a JSON Pointer. */
  static String of(List<String> path) {
    return new JsonPointer(path).toString();
  }

  /** A value as JSON on one line, cut when it is too long to read. */
  public static String shortened(JsonNode value) {
    String text = CanonicalJson.write(value);
    return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "…";
  }

  /** The derived schema of the value at a path, or of the nearest value around it. */
  static JsonNode schemaAt(JsonNode derived, List<String> path) {
    JsonNode schema = derived;
    for (String name : path) {
      JsonNode properties = schema.get("properties");
      JsonNode inside =
          properties != null
              ? properties.get(name)
              : schema.get("items") != null
                  ? schema.get("items")
                  : schema.get("additionalProperties");
      if (inside == null) {
        return schema;
      }
      schema = inside;
    }
    return schema;
  }
}
