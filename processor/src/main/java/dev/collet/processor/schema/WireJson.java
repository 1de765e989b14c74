package dev.collet.processor.schema;

import dev.collet.schema.CanonicalJson;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * Writes a tree on one line in its own order, as clients will see it. Jackson's own writer wants
 * the module java.xml, which a compiler's runtime need not have.
 */
public final class WireJson {
  private WireJson() {}

  /** The value as JSON. */
  public static String write(JsonNode value) {
    StringBuilder out = new StringBuilder();
    write(value, out);
    return out.toString();
  }

  private static void write(JsonNode value, StringBuilder out) {
    if (value.isObject()) {
      String separator = "{";
      for (Map.Entry<String, JsonNode> member : value.properties()) {
        out.append(separator).append(CanonicalJson.write(text(member.getKey()))).append(':');
        write(member.getValue(), out);
        separator = ",";
      }
      out.append(value.isEmpty() ? "{}" : "}");
    } else if (value.isArray()) {
      String separator = "[";
      for (JsonNode element : value) {
        out.append(separator);
        write(element, out);
        separator = ",";
      }
      out.append(value.isEmpty() ? "[]" : "]");
    } else {
      out.append(CanonicalJson.write(value));
    }
  }

  private static JsonNode text(String text) {
    return JsonNodeFactory.instance.stringNode(text);
  }
}
