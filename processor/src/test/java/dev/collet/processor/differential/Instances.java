package dev.collet.processor.differential;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Makes up values that a schema of the published kind accepts. */
final class Instances {
  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
  private static final Map<String, List<String>> FORMATS =
      Map.of(
          "uuid", List.of("6f9619ff-8b86-4011-b42d-00c04fc964ff"),
          "date", List.of("2026-10-03", "2024-02-29", "0001-01-01"),
          "date-time", List.of("2026-10-03T08:00:00Z", "2026-10-03T10:00:00.5+02:00"),
          "time", List.of("10:00:00Z", "23:59:59.123+02:00"),
          "duration", List.of("P2D"),
          "uri", List.of("https://example.com/a?b=1"),
          "uri-reference", List.of("https://example.com/a", "../x", "a%20b"));

  /** A text for each pattern that the processor publishes. */
  private static final List<String> TEXTS =
      List.of(
          "",
          "a",
          "ab",
          "AB",
          "ABCD",
          "12",
          "x1y",
          "x.y ",
          "0",
          "-7",
          "42",
          "10:00:00",
          "10:00",
          "2026-10-03T10:00:00",
          "2026-10-03T10:00:00+02:00[Europe/Paris]",
          "2026",
          "0007",
          "2026-10",
          "--10-03",
          "Europe/Paris",
          "Z",
          "+02:00",
          "en",
          "pt-BR",
          "EUR",
          "USD",
          "é",
          "😀",
          "😀😀😀",
          "longer than all bounds of a test",
          " ",
          "\n",
          "a\nb",
          "\u2028",
          "AB\n",
          "[1]",
          "{}",
          "null");

  private final Random random;
  private final JsonNode root;

  Instances(JsonNode root, Random random) {
    this.root = root;
    this.random = random;
  }

  /** A value for the schema; nearly always a valid one. */
  JsonNode of(JsonNode schema, int depth) {
    if (schema.has("$ref")) {
      return of(root.at(schema.get("$ref").asString().substring(1)), depth + 1);
    }
    if (schema.has("anyOf")) {
      JsonNode choices = schema.get("anyOf");
      return of(choices.get(random.nextInt(choices.size())), depth + 1);
    }
    return switch (schema.path("type").asString("")) {
      case "object" -> object(schema, depth);
      case "array" -> array(schema, depth);
      case "string" -> JSON.stringNode(text(schema));
      case "integer" -> integer(schema);
      case "number" -> number(schema);
      case "boolean" -> JSON.booleanNode(random.nextBoolean());
      case "null" -> JSON.nullNode();
      default -> any(2);
    };
  }

  private JsonNode object(JsonNode schema, int depth) {
    ObjectNode object = JSON.objectNode();
    JsonNode required = schema.path("required");
    List<String> names = new ArrayList<>(schema.path("properties").propertyNames());
    if (random.nextInt(4) == 0) {
      java.util.Collections.shuffle(names, random);
    }
    for (String name : names) {
      boolean isRequired = required.valueStream().anyMatch(each -> each.asString().equals(name));
      if (isRequired || random.nextInt(2 + depth) == 0) {
        object.set(name, of(schema.get("properties").get(name), depth + 1));
      }
    }
    JsonNode values = schema.path("additionalProperties");
    boolean isFree = !schema.has("properties");
    if (isFree) {
      int count = count(schema, "minProperties", "maxProperties", depth);
      for (int i = 0; i < count; i++) {
        String name = text(schema.path("propertyNames"));
        object.set(name, values.isObject() ? of(values, depth + 1) : any(1));
      }
    }
    return object;
  }

  private JsonNode array(JsonNode schema, int depth) {
    ArrayNode array = JSON.arrayNode();
    int count = count(schema, "minItems", "maxItems", depth);
    for (int i = 0; i < count; i++) {
      array.add(of(schema.path("items"), depth + 1));
    }
    return array;
  }

  private int count(JsonNode schema, String min, String max, int depth) {
    int least = schema.path(min).asInt(0);
    int most = schema.path(max).asInt(least + (depth > 6 ? 0 : 3));
    return least + random.nextInt(Math.max(1, Math.min(most, least + 3) - least + 1));
  }

  private String text(JsonNode schema) {
    if (schema.has("enum")) {
      return schema.get("enum").get(random.nextInt(schema.get("enum").size())).asString();
    }
    if (schema.has("format")) {
      List<String> texts = FORMATS.get(schema.get("format").asString());
      return texts.get(random.nextInt(texts.size()));
    }
    if (schema.has("contentEncoding")) {
      return List.of("", "AQI=", "AAAA").get(random.nextInt(3));
    }
    if (schema.has("pattern")) {
      java.util.regex.Pattern pattern =
          java.util.regex.Pattern.compile(schema.get("pattern").asString());
      List<String> fitting = TEXTS.stream().filter(text -> pattern.matcher(text).find()).toList();
      if (!fitting.isEmpty()) {
        return fitting.get(random.nextInt(fitting.size()));
      }
    }
    return TEXTS.get(random.nextInt(TEXTS.size()));
  }

  private JsonNode integer(JsonNode schema) {
    BigInteger low =
        schema.path("minimum").isNumber()
            ? schema.get("minimum").bigIntegerValue()
            : BigInteger.valueOf(-99);
    BigInteger high =
        schema.path("maximum").isNumber()
            ? schema.get("maximum").bigIntegerValue()
            : BigInteger.valueOf(99);
    BigInteger value =
        switch (random.nextInt(5)) {
          case 0 -> low;
          case 1 -> high;
          default -> low.max(BigInteger.valueOf(random.nextInt(100) - 50)).min(high);
        };
    return random.nextInt(8) == 0
        ? JSON.numberNode(new BigDecimal(value).setScale(1 + random.nextInt(2)))
        : JSON.numberNode(value);
  }

  private JsonNode number(JsonNode schema) {
    BigDecimal bound =
        schema.path("minimum").isNumber()
            ? schema.get("minimum").decimalValue()
            : schema.path("maximum").isNumber()
                ? schema.get("maximum").decimalValue()
                : BigDecimal.ZERO;
    return switch (random.nextInt(6)) {
      case 0 -> JSON.numberNode(bound);
      case 1 -> JSON.numberNode(random.nextInt(20) - 10);
      case 2 -> JSON.numberNode(new BigDecimal("1e" + (random.nextInt(20) - 10)));
      case 3 -> JSON.numberNode(bound.add(new BigDecimal("0.01")));
      default -> JSON.numberNode(BigDecimal.valueOf(random.nextInt(1000) - 300, 2));
    };
  }

  /** Any JSON value. */
  JsonNode any(int depth) {
    return switch (random.nextInt(depth > 0 ? 9 : 7)) {
      case 0 -> JSON.nullNode();
      case 1 -> JSON.booleanNode(random.nextBoolean());
      case 2 -> JSON.numberNode(random.nextInt(200) - 100);
      case 3 -> JSON.numberNode(new BigDecimal(random.nextInt(1000)).movePointLeft(2));
      case 4, 5 -> JSON.stringNode(TEXTS.get(random.nextInt(TEXTS.size())));
      case 6 -> JSON.numberNode(new BigDecimal("123456789012345678901234567890"));
      case 7 -> {
        ArrayNode array = JSON.arrayNode();
        for (int i = random.nextInt(3); i > 0; i--) {
          array.add(any(depth - 1));
        }
        yield array;
      }
      default -> {
        ObjectNode object = JSON.objectNode();
        for (int i = random.nextInt(3); i > 0; i--) {
          object.set("k" + i, any(depth - 1));
        }
        yield object;
      }
    };
  }
}
