package dev.collet.schema.manifest.change;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.dialect.Dialects;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Random pairs of schemas such as tools have, closed like arguments: what is called harmless must
 * not be contradicted by any sampled value, and each witness must hold, both by another validator.
 */
class RandomDriftTest {

  private static final int PAIRS = 400;
  private static final int SAMPLES = 60;
  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
  private static final SchemaRegistry ORACLE =
      SchemaRegistry.withDefaultDialect(Dialects.getDraft202012());

  private final Random random = new Random(20261130);

  @Test
  void noVerdictIsContradicted() {
    int breaking = 0;
    int harmless = 0;
    for (int i = 0; i < PAIRS; i++) {
      ObjectNode before = object(2);
      ObjectNode after = before.deepCopy();
      for (int edits = random.nextInt(3); edits >= 0; edits--) {
        edit(after);
      }
      List<Change> changes = SchemaChanges.between("t", Side.INPUT, before, after);
      Schema old = ORACLE.getSchema(before);
      Schema now = ORACLE.getSchema(after);
      changes.forEach(change -> holds(change, old, now));
      if (changes.stream().anyMatch(Change::isBreaking)) {
        breaking++;
        continue;
      }
      harmless++;
      for (int sample = 0; sample < SAMPLES; sample++) {
        String value = value(random.nextBoolean() ? before : after).toString();
        assertTrue(
            !isValid(old, value) || isValid(now, value),
            () -> value + " worked and does not: " + before + " -> " + after + " " + changes);
      }
    }
    assertTrue(breaking > PAIRS / 5 && harmless > PAIRS / 5, breaking + " " + harmless);
  }

  private static void holds(Change change, Schema old, Schema now) {
    if (change.witness() != null) {
      assertTrue(isValid(old, change.witness().toString()), change.toString());
      assertFalse(isValid(now, change.witness().toString()), change.toString());
    }
  }

  private static boolean isValid(Schema schema, String value) {
    return schema.validate(value, InputFormat.JSON).isEmpty();
  }

  private ObjectNode object(int depth) {
    ObjectNode schema = JSON.objectNode();
    schema.put("type", "object");
    ObjectNode properties = schema.putObject("properties");
    ArrayNode required = schema.putArray("required");
    for (char name = 'a'; name < 'a' + 1 + random.nextInt(3); name++) {
      properties.set(String.valueOf(name), schema(depth - 1));
      if (random.nextBoolean()) {
        required.add(String.valueOf(name));
      }
    }
    schema.put("additionalProperties", false);
    return schema;
  }

  private ObjectNode schema(int depth) {
    ObjectNode schema = JSON.objectNode();
    switch (random.nextInt(depth > 0 ? 7 : 5)) {
      case 0 -> {
        schema.put("type", "string");
        if (random.nextBoolean()) {
          schema.put("maxLength", random.nextInt(3));
        }
      }
      case 1 ->
          schema
              .put("type", random.nextBoolean() ? "integer" : "number")
              .put("minimum", random.nextInt(3));
      case 2 -> {
        ArrayNode values = schema.putArray("enum");
        for (int i = 0; i <= random.nextInt(3); i++) {
          values.add("v" + i);
        }
      }
      case 3 -> schema.put("type", "boolean");
      case 4 -> schema.putArray("type").add("string").add("null");
      case 5 -> {
        return object(depth);
      }
      default -> {
        schema.put("type", "array");
        schema.set("items", schema(depth - 1));
        schema.put("maxItems", 1 + random.nextInt(2));
      }
    }
    return schema;
  }

  private void edit(ObjectNode schema) {
    ObjectNode properties = (ObjectNode) schema.get("properties");
    List<String> names = List.copyOf(properties.propertyNames());
    String name = names.isEmpty() ? "a" : names.get(random.nextInt(names.size()));
    JsonNode there = properties.get(name);
    switch (random.nextInt(5)) {
      case 0 -> properties.set(name, schema(1));
      case 1 -> properties.set("n" + random.nextInt(2), schema(1));
      case 2 -> {
        if (there instanceof ObjectNode nested && nested.has("properties")) {
          edit(nested);
        } else if (there instanceof ObjectNode leaf && leaf.has("minimum")) {
          leaf.put("minimum", random.nextInt(3));
        } else if (there instanceof ObjectNode leaf && leaf.has("enum")) {
          ((ArrayNode) leaf.get("enum")).add("v" + random.nextInt(4));
        }
      }
      case 3 -> {
        if (there instanceof ObjectNode leaf) {
          leaf.remove(List.of("maxLength", "maxItems", "minimum"));
        }
      }
      default -> {
        ArrayNode required = (ArrayNode) schema.get("required");
        if (!required.isEmpty() && random.nextInt(3) > 0) {
          required.remove(random.nextInt(required.size()));
        } else if (there != null
            && required.valueStream().noneMatch(n -> n.asString().equals(name))) {
          required.add(name);
        }
      }
    }
  }

  /** A value that the schema accepts, or, one time in eight at each place, some other value. */
  private JsonNode value(JsonNode schema) {
    if (schema.has("enum")) {
      return schema.get("enum").get(random.nextInt(schema.get("enum").size()));
    }
    String type = schema.path("type").asString(random.nextBoolean() ? "string" : "null");
    int other = random.nextInt(8);
    return switch (other == 0 ? "boolean" : type) {
      case "string" -> JSON.stringNode("xyz".substring(random.nextInt(4)));
      case "integer" -> JSON.numberNode(random.nextInt(4));
      case "number" -> JSON.numberNode(random.nextInt(8) / 2.0);
      case "boolean" -> JSON.booleanNode(random.nextBoolean());
      case "array" -> {
        ArrayNode array = JSON.arrayNode();
        for (int i = random.nextInt(4); i > 0; i--) {
          array.add(value(schema.get("items")));
        }
        yield array;
      }
      case "object" -> {
        ObjectNode object = JSON.objectNode();
        for (var property : schema.get("properties").properties()) {
          if (random.nextInt(4) > 0) {
            object.set(property.getKey(), value(property.getValue()));
          }
        }
        yield object;
      }
      default -> JSON.nullNode();
    };
  }
}
