package dev.collet.schema.compare;

import java.util.List;
import java.util.Random;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Random values that a schema is likely to accept, or to reject for one small thing. */
final class RandomValues {

  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
  private static final List<String> TEXTS =
      List.of("", "a", "b", "bb", "abc", "12", "RED", "GREEN", "BLUE", "other", "Zz", "a1", "a b ");

  private final Random random;
  private final JsonNode root;

  RandomValues(Random random, JsonNode root) {
    this.random = random;
    this.root = root;
  }

  JsonNode next() {
    return value(root, 5);
  }

  private JsonNode value(JsonNode schema, int depth) {
    if (depth <= 0 || random.nextInt(40) == 0) {
      return anything();
    }
    if (schema.has("$ref")) {
      return value(root.at("/$defs/Node"), depth - 1);
    }
    if (schema.has("const")) {
      return schema.get("const");
    }
    if (schema.has("enum")) {
      return pick(schema.get("enum"));
    }
    for (String keyword : List.of("anyOf", "oneOf")) {
      if (schema.has(keyword)) {
        return value(pick(schema.get(keyword)), depth);
      }
    }
    return switch (schema.path("type").asString("")) {
      case "string" -> text(schema);
      case "integer", "number" -> number(schema);
      case "boolean" -> JSON.booleanNode(random.nextBoolean());
      case "array" -> list(schema, depth);
      case "object" -> object(schema, depth);
      case "null" -> JSON.nullNode();
      default -> anything();
    };
  }

  private JsonNode pick(JsonNode options) {
    return options.isEmpty() ? anything() : options.get(random.nextInt(options.size()));
  }

  private JsonNode anything() {
    return switch (random.nextInt(7)) {
      case 0 -> JSON.nullNode();
      case 1 -> JSON.booleanNode(random.nextBoolean());
      case 2 -> JSON.numberNode(random.nextInt(5) - 1);
      case 3 -> JSON.arrayNode();
      case 4 -> JSON.objectNode();
      case 5 -> JSON.numberNode(0.5);
      default -> JSON.stringNode(TEXTS.get(random.nextInt(TEXTS.size())));
    };
  }

  private JsonNode text(JsonNode schema) {
    String text = TEXTS.get(random.nextInt(TEXTS.size()));
    return JSON.stringNode(text.length() < schema.path("minLength").asInt(0) ? "abc" : text);
  }

  private JsonNode number(JsonNode schema) {
    long low = schema.path("minimum").asLong(schema.path("exclusiveMinimum").asLong(-1));
    long step = schema.path("multipleOf").asLong(1);
    long number = (low / step + random.nextInt(4)) * step;
    return schema.path("type").asString("").equals("number") && random.nextInt(3) == 0
        ? JSON.numberNode(number + 0.5)
        : JSON.numberNode(number);
  }

  private JsonNode list(JsonNode schema, int depth) {
    ArrayNode list = JSON.arrayNode();
    int size = schema.path("minItems").asInt(0) + random.nextInt(3);
    for (int i = 0; i < size; i++) {
      list.add(value(schema.path("items"), depth - 1));
    }
    return list;
  }

  private JsonNode object(JsonNode schema, int depth) {
    ObjectNode object = JSON.objectNode();
    for (String name : schema.path("properties").propertyNames()) {
      boolean required =
          schema.path("required").valueStream().anyMatch(n -> n.asString("").equals(name));
      if (random.nextInt(20) == 0 ? !required : required || random.nextBoolean()) {
        object.set(name, value(schema.get("properties").get(name), depth - 1));
      }
    }
    for (JsonNode name : schema.path("required")) {
      if (!object.has(name.stringValue()) && random.nextInt(20) > 0) {
        object.set(name.stringValue(), anything());
      }
    }
    JsonNode rest = schema.path("additionalProperties");
    int more =
        rest.isObject()
            ? random.nextInt(3)
            : random.nextInt(rest.isBoolean() ? 20 : 3) == 0 ? 1 : 0;
    for (int i = 0; i < more; i++) {
      String name =
          random.nextBoolean()
              ? TEXTS.get(random.nextInt(13))
              : RandomSchemas.NAMES.get(random.nextInt(8));
      if (!object.has(name)) {
        object.set(name, rest.isObject() ? value(rest, depth - 1) : anything());
      }
    }
    return object;
  }
}
