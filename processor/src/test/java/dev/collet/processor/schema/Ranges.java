package dev.collet.processor.schema;

import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Takes the ranges of Java's integer types out of schemas, with members in order. */
final class Ranges {
  private static final Set<String> ENDS =
      Set.of(
          "-128",
          "127",
          "-32768",
          "32767",
          "-2147483648",
          "2147483647",
          "-9223372036854775808",
          "9223372036854775807");

  private Ranges() {}

  static JsonNode without(JsonNode schema) {
    if (schema.isArray()) {
      ArrayNode array = JsonNodeFactory.instance.arrayNode();
      schema.forEach(each -> array.add(without(each)));
      return array;
    }
    if (!schema.isObject()) {
      return JsonMapper.shared().readTree(schema.toString());
    }
    ObjectNode object = JsonNodeFactory.instance.objectNode();
    schema.forEachEntry(
        (name, value) -> {
          boolean isRange =
              (name.equals("minimum") || name.equals("maximum")) && ENDS.contains(value.toString());
          if (!isRange) {
            object.set(name, without(value));
          }
        });
    return object;
  }
}
