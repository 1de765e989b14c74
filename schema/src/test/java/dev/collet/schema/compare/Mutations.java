package dev.collet.schema.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Changes one place of a schema, as people do between two releases. */
final class Mutations {

  private final Random random;
  private final RandomSchemas schemas;

  Mutations(Random random) {
    this.random = random;
    this.schemas = new RandomSchemas(random);
  }

  ObjectNode mutated(ObjectNode schema, int times) {
    ObjectNode copy = schema.deepCopy();
    for (int i = 0; i < times; i++) {
      List<ObjectNode> places = new ArrayList<>();
      collect(copy, places);
      mutate(places.get(random.nextInt(places.size())));
    }
    if (!copy.has("$defs") && copy.toString().contains("$ref")) {
      ObjectNode node = JsonNodeFactory.instance.objectNode().put("type", "object");
      node.withObject("properties").set("next", RandomSchemas.reference());
      copy.withObject("$defs").set("Node", node);
    }
    return copy;
  }

  private static void collect(JsonNode schema, List<ObjectNode> places) {
    if (!(schema instanceof ObjectNode object)) {
      return;
    }
    places.add(object);
    for (String keyword : List.of("items", "additionalProperties", "propertyNames")) {
      if (object.has(keyword)) {
        collect(object.get(keyword), places);
      }
    }
    for (String keyword : List.of("properties", "anyOf", "oneOf", "$defs")) {
      if (object.has(keyword)) {
        object.get(keyword).forEach(child -> collect(child, places));
      }
    }
  }

  private void mutate(ObjectNode schema) {
    switch (schema.path("type").asString("")) {
      case "string" -> text(schema);
      case "integer", "number" -> number(schema);
      case "array" -> list(schema);
      case "object" -> object(schema);
      default -> other(schema);
    }
  }

  private void text(ObjectNode schema) {
    switch (random.nextInt(5)) {
      case 0 -> schema.put("minLength", random.nextInt(3));
      case 1 -> schema.put("maxLength", 1 + random.nextInt(4));
      case 2 -> schema.put("pattern", RandomSchemas.PATTERNS.get(random.nextInt(7)));
      case 3 -> schema.remove(List.of("pattern", "minLength", "enum", "format"));
      default -> values(schema);
    }
  }

  private void number(ObjectNode schema) {
    switch (random.nextInt(5)) {
      case 0 -> schema.put("minimum", random.nextInt(4) - 1);
      case 1 -> schema.put("maximum", random.nextInt(6));
      case 2 ->
          schema.put(
              "type", schema.path("type").asString("").equals("integer") ? "number" : "integer");
      case 3 -> schema.remove(List.of("minimum", "maximum", "exclusiveMinimum", "multipleOf"));
      default -> schema.put("multipleOf", 1 + random.nextInt(4));
    }
  }

  private void list(ObjectNode schema) {
    switch (random.nextInt(4)) {
      case 0 -> schema.put("minItems", random.nextInt(3));
      case 1 -> schema.put("maxItems", 1 + random.nextInt(3));
      case 2 -> schema.put("uniqueItems", random.nextBoolean());
      default -> schema.remove(List.of("minItems", "maxItems", "uniqueItems"));
    }
  }

  private void object(ObjectNode schema) {
    ObjectNode properties = schema.withObject("properties");
    String name = RandomSchemas.NAMES.get(random.nextInt(7));
    switch (random.nextInt(6)) {
      case 0 -> properties.set(name, schemas.schema(1, false));
      case 1 -> properties.remove(name);
      case 2 -> required(schema, name);
      case 3 -> schema.put("additionalProperties", false);
      case 4 -> schema.remove("additionalProperties");
      default -> schema.remove(List.of("required", "propertyNames", "minProperties"));
    }
  }

  private static void required(ObjectNode schema, String name) {
    ArrayNode names = JsonNodeFactory.instance.arrayNode();
    boolean there = false;
    for (JsonNode old : schema.path("required")) {
      there |= old.stringValue().equals(name);
      if (!old.stringValue().equals(name)) {
        names.add(old);
      }
    }
    schema.set("required", there ? names : names.add(name));
  }

  private void other(ObjectNode schema) {
    for (String keyword : List.of("anyOf", "oneOf")) {
      if (schema.get(keyword) instanceof ArrayNode options) {
        switch (random.nextInt(4)) {
          case 0 -> options.add(JsonNodeFactory.instance.objectNode().put("type", "null"));
          case 1 -> options.add(schemas.schema(1, false));
          case 2 -> options.insert(0, options.remove(options.size() - 1));
          default -> {
            if (options.size() > 1) {
              options.remove(random.nextInt(options.size()));
            }
          }
        }
        return;
      }
    }
    values(schema);
  }

  private void values(ObjectNode schema) {
    String word = RandomSchemas.WORDS.get(random.nextInt(6));
    if (schema.get("enum") instanceof ArrayNode options && random.nextBoolean()) {
      boolean there = options.valueStream().anyMatch(old -> old.asString("").equals(word));
      if (!there) {
        options.add(word);
      }
    } else if (!schema.has("$ref") && !schema.has("properties")) {
      schema.remove("const");
      schema.set("enum", JsonNodeFactory.instance.arrayNode().add(word).add("other"));
    }
  }
}
