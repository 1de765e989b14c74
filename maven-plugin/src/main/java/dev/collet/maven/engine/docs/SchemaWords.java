package dev.collet.maven.engine.docs;

import dev.collet.schema.CanonicalJson;
import dev.collet.schema.JsonPointer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Says in words what a schema allows; what has no words is given as JSON, never left out. */
final class SchemaWords {

  private static final int DEEPEST = 6;

  private final JsonNode root;

  SchemaWords(JsonNode root) {
    this.root = root;
  }

  /** The schema that a reference within the document leads to, else the schema itself. */
  JsonNode target(JsonNode schema) {
    JsonNode at = schema;
    for (int hops = 0; hops < DEEPEST && at.has("$ref"); hops++) {
      String ref = at.get("$ref").asString();
      Optional<JsonNode> found = Optional.empty();
      if (ref.equals("#") || ref.startsWith("#/")) {
        found = JsonPointer.parse(ref.substring(1)).find(root);
      }
      if (found.isEmpty()) {
        return at;
      }
      at = found.get();
    }
    return at;
  }

  String of(JsonNode schema) {
    return words(schema, 0);
  }

  private String words(JsonNode schema, int depth) {
    if (schema.isBoolean() || schema.isEmpty()) {
      return schema.isBoolean() && !schema.booleanValue() ? "nothing" : "anything";
    }
    if (depth > DEEPEST) {
      return "...";
    }
    if (schema.has("$ref")) {
      JsonNode target = target(schema);
      return target.equals(schema) || target.has("$ref")
          ? schema.get("$ref").asString()
          : words(target, depth + 1);
    }
    if (schema.has("const")) {
      return "exactly " + CanonicalJson.write(schema.get("const"));
    }
    if (schema.path("enum").isArray()) {
      return list("one of ", schema.get("enum"));
    }
    for (String union : List.of("anyOf", "oneOf")) {
      if (schema.path(union).isArray() && !schema.has("type")) {
        return alternatives(schema.get(union), depth);
      }
    }
    List<String> types = new ArrayList<>();
    if (schema.path("type").isString()) {
      types.add(schema.get("type").asString());
    }
    if (schema.path("type").isArray()) {
      schema.get("type").forEach(type -> types.add(type.asString()));
    }
    return types.isEmpty()
        ? CanonicalJson.write(schema)
        : types.stream().map(type -> type(type, schema, depth)).collect(Collectors.joining(" or "));
  }

  private String alternatives(JsonNode schemas, int depth) {
    List<String> words = new ArrayList<>();
    boolean constants = true;
    for (JsonNode each : schemas) {
      constants &= each.has("const");
      words.add(
          each.has("const") ? CanonicalJson.write(each.get("const")) : words(each, depth + 1));
    }
    return constants
        ? "one of " + String.join(", ", words)
        : words.stream().distinct().collect(Collectors.joining(" or "));
  }

  private static String list(String before, JsonNode values) {
    List<String> words = new ArrayList<>();
    values.forEach(value -> words.add(CanonicalJson.write(value)));
    return before + String.join(", ", words);
  }

  private String type(String type, JsonNode schema, int depth) {
    return switch (type) {
      case "string" -> string(schema);
      case "integer", "number" -> {
        String bits = type.equals("integer") ? bits(schema) : null;
        yield bits == null ? type + numbers(schema) : type + bits;
      }
      case "array" -> array(schema, depth);
      case "object" -> object(schema, depth);
      case "boolean" -> "true or false";
      default -> type;
    };
  }

  private static String string(JsonNode schema) {
    StringBuilder words = new StringBuilder("text");
    if (schema.path("format").isString()) {
      words.append(" (").append(schema.get("format").asString()).append(')');
    }
    if (schema.path("contentEncoding").isString()) {
      words.append(" (").append(schema.get("contentEncoding").asString()).append(')');
    }
    words.append(range(schema, "minLength", "maxLength", " characters"));
    if (schema.path("pattern").isString()) {
      words.append(", matching ").append(schema.get("pattern").asString());
    }
    return words.toString();
  }

  /** The range of a Java type in short, as nobody reads its numbers; null for another range. */
  private static @Nullable String bits(JsonNode schema) {
    String range = number(schema.get("minimum")) + " " + number(schema.get("maximum"));
    boolean bounded = schema.has("exclusiveMinimum") || schema.has("exclusiveMaximum");
    if (bounded || schema.has("multipleOf")) {
      return null;
    }
    return switch (range) {
      case "-2147483648 2147483647" -> " (32 bits)";
      case "-9223372036854775808 9223372036854775807" -> " (64 bits)";
      default -> null;
    };
  }

  private static String numbers(JsonNode schema) {
    StringBuilder words = new StringBuilder(range(schema, "minimum", "maximum", ""));
    bound(schema, "exclusiveMinimum", ", more than ", words);
    bound(schema, "exclusiveMaximum", ", less than ", words);
    bound(schema, "multipleOf", ", a multiple of ", words);
    return words.toString();
  }

  private static void bound(JsonNode schema, String keyword, String before, StringBuilder words) {
    if (schema.has(keyword)) {
      words.append(before).append(CanonicalJson.write(schema.get(keyword)));
    }
  }

  private String array(JsonNode schema, int depth) {
    JsonNode items = schema.get("items");
    StringBuilder words = new StringBuilder(items == null ? "list" : "list of ");
    if (items != null) {
      words.append(words(items, depth + 1));
    }
    words.append(range(schema, "minItems", "maxItems", " elements"));
    if (schema.path("uniqueItems").isBoolean() && schema.get("uniqueItems").booleanValue()) {
      words.append(", each once");
    }
    if (schema.path("prefixItems").isArray()) {
      List<String> first = new ArrayList<>();
      schema.get("prefixItems").forEach(each -> first.add(words(each, depth + 1)));
      words.append(", first ").append(String.join(", then ", first));
    }
    return words.toString();
  }

  private String object(JsonNode schema, int depth) {
    JsonNode values = schema.get("additionalProperties");
    boolean isMap = !schema.has("properties") && values != null && values.isObject();
    return (isMap ? "map of names to " + words(values, depth + 1) : "object")
        + range(schema, "minProperties", "maxProperties", " members");
  }

  private static String range(JsonNode schema, String from, String to, String unit) {
    String low = number(schema.get(from));
    String high = number(schema.get(to));
    if (low == null && high == null) {
      return "";
    }
    if (low != null && high != null) {
      return ", " + (low.equals(high) ? "exactly " + low : low + " to " + high) + unit;
    }
    return ", " + (low != null ? "at least " + low : "at most " + high) + unit;
  }

  private static @Nullable String number(@Nullable JsonNode value) {
    return value == null ? null : CanonicalJson.write(value);
  }
}
