package dev.collet.schema.compare;

import java.util.List;
import java.util.Random;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Random schemas of the kind that Java types give: records, maps, lists, enums, unions, trees. */
final class RandomSchemas {

  static final List<String> NAMES = List.of("id", "name", "kind", "size", "tags", "a", "b", "next");
  static final List<String> WORDS = List.of("RED", "GREEN", "BLUE", "a", "bb", "");
  static final List<String> PATTERNS =
      List.of("^[a-z]+$", "^[a-z0-9]{1,3}$", "^\\d{2}$", "b", "^(RED|BLUE)$", "^[A-Z]", "\\S");
  private static final List<String> FORMATS = List.of("date-time", "uuid", "uri", "date");
  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

  private final Random random;
  private boolean refers;

  RandomSchemas(Random random) {
    this.random = random;
  }

  /** A schema with at most one recursive definition. */
  ObjectNode document() {
    refers = false;
    ObjectNode root = schema(3, false);
    if (refers || random.nextInt(6) == 0) {
      ObjectNode node = record(1, true);
      ObjectNode properties = (ObjectNode) node.get("properties");
      ObjectNode again = reference();
      properties.set("next", random.nextBoolean() ? again : nullable(again));
      if (random.nextBoolean()) {
        properties.set("tags", JSON.objectNode().put("type", "array").set("items", reference()));
      }
      root.set("$defs", JSON.objectNode().set("Node", node));
      if (!refers) {
        properties = (ObjectNode) root.get("properties");
        if (properties != null) {
          properties.set("next", reference());
        }
      }
    }
    return root;
  }

  /** Any schema, nested so many levels deep at most. */
  ObjectNode schema(int depth, boolean recursive) {
    if (recursive && random.nextInt(8) == 0) {
      return reference();
    }
    int kind = random.nextInt(depth <= 0 ? 7 : 14);
    return switch (kind) {
      case 0, 1 -> text();
      case 2, 3 -> integer();
      case 4 -> JSON.objectNode().put("type", random.nextBoolean() ? "boolean" : "number");
      case 5 -> enumeration();
      case 6 -> JSON.objectNode().put("const", WORDS.get(random.nextInt(WORDS.size())));
      case 7 -> list(depth, recursive);
      case 8 -> map(depth, recursive);
      case 9 -> nullable(schema(depth - 1, recursive));
      case 10 -> union(depth, recursive);
      case 11 -> referenceOrRecord(depth);
      default -> record(depth, recursive);
    };
  }

  private ObjectNode referenceOrRecord(int depth) {
    if (depth < 3 && random.nextBoolean()) {
      refers = true;
      return reference();
    }
    return record(depth, false);
  }

  static ObjectNode reference() {
    return JSON.objectNode().put("$ref", "#/$defs/Node");
  }

  ObjectNode text() {
    ObjectNode text = JSON.objectNode().put("type", "string");
    switch (random.nextInt(6)) {
      case 0 -> text.put("minLength", random.nextInt(3));
      case 1 -> text.put("maxLength", 1 + random.nextInt(4));
      case 2 -> text.put("pattern", PATTERNS.get(random.nextInt(PATTERNS.size())));
      case 3 -> text.put("format", FORMATS.get(random.nextInt(FORMATS.size())));
      case 4 -> text.put("minLength", 1).put("maxLength", 2 + random.nextInt(3));
      default -> {}
    }
    return text;
  }

  ObjectNode integer() {
    ObjectNode number =
        JSON.objectNode().put("type", random.nextInt(4) == 0 ? "number" : "integer");
    switch (random.nextInt(6)) {
      case 0 -> number.put("minimum", random.nextInt(4));
      case 1 -> number.put("minimum", -2_147_483_648L).put("maximum", 2_147_483_647L);
      case 2 -> number.put("exclusiveMinimum", random.nextInt(3));
      case 3 -> number.put("minimum", 0).put("maximum", random.nextInt(6));
      case 4 -> number.put("multipleOf", 1 + random.nextInt(4));
      default -> {}
    }
    return number;
  }

  private ObjectNode enumeration() {
    ArrayNode values = JSON.arrayNode();
    WORDS.stream().filter(word -> random.nextBoolean()).forEach(values::add);
    ObjectNode schema = JSON.objectNode();
    if (values.isEmpty() || random.nextBoolean()) {
      schema.put("type", "string");
    }
    return values.isEmpty() ? schema : schema.set("enum", values);
  }

  private ObjectNode list(int depth, boolean recursive) {
    ObjectNode list = JSON.objectNode().put("type", "array");
    list.set("items", schema(depth - 1, recursive));
    if (random.nextInt(3) == 0) {
      list.put("minItems", random.nextInt(3));
    }
    if (random.nextInt(3) == 0) {
      list.put("maxItems", 1 + random.nextInt(3));
    }
    if (random.nextInt(4) == 0) {
      list.put("uniqueItems", true);
    }
    return list;
  }

  private ObjectNode map(int depth, boolean recursive) {
    ObjectNode map = JSON.objectNode().put("type", "object");
    map.set("additionalProperties", schema(depth - 1, recursive));
    if (random.nextBoolean()) {
      ObjectNode names = random.nextBoolean() ? text() : enumeration();
      names.remove("type");
      map.set("propertyNames", names);
    }
    if (random.nextInt(4) == 0) {
      map.put("minProperties", 1);
    }
    if (random.nextInt(4) == 0) {
      map.put("maxProperties", 1 + random.nextInt(3));
    }
    return map;
  }

  static ObjectNode nullable(ObjectNode schema) {
    ArrayNode options = JSON.arrayNode().add(schema);
    options.add(JSON.objectNode().put("type", "null"));
    return JSON.objectNode().set("anyOf", options);
  }

  private ObjectNode union(int depth, boolean recursive) {
    ArrayNode options = JSON.arrayNode();
    int members = 2 + random.nextInt(2);
    for (int i = 0; i < members; i++) {
      ObjectNode member = record(depth - 1, recursive);
      ((ObjectNode) member.get("properties")).set("kind", tag(WORDS.get(i)));
      ArrayNode required = JSON.arrayNode().add("kind");
      member
          .withArray("required")
          .forEach(
              name -> {
                if (!name.stringValue().equals("kind")) {
                  required.add(name);
                }
              });
      member.set("required", required);
      options.add(member);
    }
    return JSON.objectNode().set(random.nextBoolean() ? "anyOf" : "oneOf", options);
  }

  private ObjectNode tag(String word) {
    return random.nextBoolean()
        ? JSON.objectNode().put("const", word)
        : JSON.objectNode().put("type", "string").set("enum", JSON.arrayNode().add(word));
  }

  private ObjectNode record(int depth, boolean recursive) {
    ObjectNode record = JSON.objectNode().put("type", "object");
    ObjectNode properties = JSON.objectNode();
    ArrayNode required = JSON.arrayNode();
    int count = random.nextInt(4);
    for (int i = 0; i < count; i++) {
      String name = NAMES.get(random.nextInt(NAMES.size() - 1));
      if (!properties.has(name)) {
        properties.set(name, schema(depth - 1, recursive));
        if (random.nextBoolean()) {
          required.add(name);
        }
      }
    }
    record.set("properties", properties);
    if (!required.isEmpty() || random.nextBoolean()) {
      record.set("required", required);
    }
    if (random.nextInt(3) > 0) {
      record.put("additionalProperties", false);
    }
    return record;
  }
}
