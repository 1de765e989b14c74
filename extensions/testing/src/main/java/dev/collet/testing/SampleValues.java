package dev.collet.testing;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Makes values for a published input schema. They need not be valid in every detail: a contract
 * test sends them only beside one that surely isn't.
 */
final class SampleValues {
  private static final int MAX_DEPTH = 8;

  private final Map<String, Object> root;

  SampleValues(Map<String, Object> root) {
    this.root = root;
  }

  /** All required members of an object schema. */
  Map<String, @Nullable Object> required(Map<String, Object> schema) {
    return object(schema, 0);
  }

  /** A value that no schema of this kind takes; null when the schema says nothing of types. */
  @Nullable Object wrong(Map<String, Object> schema) {
    Map<String, Object> resolved = resolve(schema);
    Object type = resolved.get("type");
    if (resolved.containsKey("anyOf") || resolved.containsKey("oneOf") || type == null) {
      return null;
    }
    return switch (type.toString()) {
      case "string" -> Map.of("not", "a text");
      case "integer", "number" -> "not a number";
      case "boolean" -> "not a boolean";
      case "array", "object" -> 5;
      default -> null;
    };
  }

  /** Follows a reference inside the schema. */
  Map<String, Object> resolve(Map<String, Object> schema) {
    Map<String, Object> here = schema;
    for (int i = 0; i < MAX_DEPTH && here.get("$ref") instanceof String ref; i++) {
      here = ref.startsWith("#") ? Json.asObject(Json.at(root, ref.substring(1))) : Map.of();
    }
    return here;
  }

  private Map<String, @Nullable Object> object(Map<String, Object> schema, int depth) {
    Map<String, @Nullable Object> object = new LinkedHashMap<>();
    Map<String, Object> properties = Json.asObject(schema.get("properties"));
    for (Object name : Json.asArray(schema.get("required"))) {
      object.put(name.toString(), value(Json.asObject(properties.get(name.toString())), depth + 1));
    }
    return object;
  }

  private @Nullable Object value(Map<String, Object> unresolved, int depth) {
    Map<String, Object> schema = resolve(unresolved);
    for (String keyword : List.of("examples", "enum")) {
      List<?> values = Json.asArray(schema.get(keyword));
      if (!values.isEmpty()) {
        return values.get(0);
      }
    }
    for (String keyword : List.of("default", "const")) {
      if (schema.containsKey(keyword)) {
        return schema.get(keyword);
      }
    }
    for (String keyword : List.of("oneOf", "anyOf", "allOf")) {
      List<?> choices = Json.asArray(schema.get(keyword));
      if (!choices.isEmpty() && depth < MAX_DEPTH) {
        return value(Json.asObject(choices.get(0)), depth + 1);
      }
    }
    return switch (String.valueOf(schema.get("type"))) {
      case "integer", "number" -> number(schema);
      case "boolean" -> true;
      case "array" -> array(schema, depth);
      case "object" -> depth < MAX_DEPTH ? object(schema, depth) : Map.of();
      default -> text(schema);
    };
  }

  private List<@Nullable Object> array(Map<String, Object> schema, int depth) {
    List<@Nullable Object> array = new ArrayList<>();
    int least = schema.get("minItems") instanceof Number number ? number.intValue() : 0;
    for (int i = 0; i < Math.min(least, 10) && depth < MAX_DEPTH; i++) {
      array.add(value(Json.asObject(schema.get("items")), depth + 1));
    }
    return array;
  }

  private static Object number(Map<String, Object> schema) {
    Object least = schema.getOrDefault("minimum", schema.get("exclusiveMinimum"));
    if (least instanceof Number number) {
      return new BigDecimal(number.toString()).add(BigDecimal.ONE);
    }
    return schema.get("maximum") instanceof Number most ? most : 1;
  }

  private static String text(Map<String, Object> schema) {
    String text =
        switch (String.valueOf(schema.get("format"))) {
          case "date" -> "2030-01-31";
          case "time" -> "12:00:00Z";
          case "date-time" -> "2030-01-31T12:00:00Z";
          case "duration" -> "PT1H";
          case "uuid" -> "6d2f3c1e-0b5a-4c55-9a43-3f1d5b6f7a10";
          case "uri" -> "https://example.com/";
          case "email" -> "someone@example.com";
          default -> "text";
        };
    int least = schema.get("minLength") instanceof Number number ? number.intValue() : 0;
    return text.length() >= least ? text : text + "x".repeat(Math.min(least, 10_000));
  }
}
