package dev.collet.schema;

import dev.collet.schema.load.Keywords;
import java.math.BigDecimal;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** What form each keyword's value has in 2020-12, and what older drafts wrote instead. */
public final class KeywordForms {

  /** Where a keyword keeps subschemas. */
  enum Holds {
    SCHEMA,
    LIST,
    MAP,
    NOTHING
  }

  private static final Set<String> COUNTS =
      Set.of(
          "maxLength",
          "minLength",
          "maxItems",
          "minItems",
          "maxContains",
          "minContains",
          "maxProperties",
          "minProperties");

  private static final Set<String> NUMBERS =
      Set.of("maximum", "exclusiveMaximum", "minimum", "exclusiveMinimum");

  private static final Set<String> STRINGS =
      Set.of(
          "$comment",
          "title",
          "description",
          "format",
          "contentEncoding",
          "contentMediaType",
          "$id",
          "$schema",
          "$ref",
          "$dynamicRef");

  private static final Set<String> FLAGS =
      Set.of("uniqueItems", "deprecated", "readOnly", "writeOnly");

  private static final Set<String> TYPES =
      Set.of("array", "boolean", "integer", "null", "number", "object", "string");

  private static final Map<String, String> REPLACED =
      Map.of(
          "additionalItems", "2020-12 writes 'items' for the elements after 'prefixItems'.",
          "dependencies", "2020-12 writes 'dependentRequired' or 'dependentSchemas'.",
          "$recursiveRef", "2020-12 writes '$dynamicRef'.",
          "$recursiveAnchor", "2020-12 writes '$dynamicAnchor'.");

  private KeywordForms() {}

  static Holds holds(String keyword) {
    if (Keywords.SCHEMA.contains(keyword)) {
      return Holds.SCHEMA;
    }
    if (Keywords.SCHEMA_LIST.contains(keyword)) {
      return Holds.LIST;
    }
    return Keywords.SCHEMA_MAP.contains(keyword) ? Holds.MAP : Holds.NOTHING;
  }

  /** What is wrong with a keyword's value, or null; subschemas inside are not looked at. */
  public static @Nullable String problem(String keyword, JsonNode value) {
    if (COUNTS.contains(keyword)) {
      return isCount(value) ? null : "'" + keyword + "' is a whole number from 0 on" + not(value);
    }
    if (NUMBERS.contains(keyword)) {
      return value.isNumber() ? null : bound(keyword, value);
    }
    if (STRINGS.contains(keyword)) {
      return value.isString() ? null : "'" + keyword + "' is a string" + not(value);
    }
    if (FLAGS.contains(keyword)) {
      return value.isBoolean() ? null : "'" + keyword + "' is true or false" + not(value);
    }
    if (REPLACED.containsKey(keyword)) {
      return "'"
          + keyword
          + "' is of an older draft and means nothing here. "
          + REPLACED.get(keyword);
    }
    return switch (holds(keyword)) {
      case SCHEMA -> schema(keyword, value);
      case LIST ->
          value.isArray() && !value.isEmpty()
              ? null
              : "'" + keyword + "' is an array of at least one schema" + not(value);
      case MAP -> map(keyword, value);
      case NOTHING -> special(keyword, value);
    };
  }

  /** Whether an older draft's keyword has lost its meaning, so that it is ignored. */
  public static boolean isReplaced(String keyword) {
    return REPLACED.containsKey(keyword) || keyword.equals("id");
  }

  private static @Nullable String special(String keyword, JsonNode value) {
    return switch (keyword) {
      case "type" -> type(value);
      case "enum" -> value.isArray() ? null : "'enum' is an array of values" + not(value);
      case "examples" -> value.isArray() ? null : "'examples' is an array" + not(value);
      case "multipleOf" ->
          value.isNumber() && value.decimalValue().signum() > 0
              ? null
              : "'multipleOf' is a number over 0" + not(value);
      case "pattern" ->
          value.isString() ? pattern(value.stringValue()) : "'pattern' is a string" + not(value);
      case "required" -> required(value);
      case "dependentRequired" -> dependentRequired(value);
      case "$anchor", "$dynamicAnchor" ->
          value.isString() && value.stringValue().matches("[A-Za-z_][-A-Za-z0-9._]*")
              ? null
              : "'" + keyword + "' is a name of letters, digits, '-', '_' and '.'" + not(value);
      case "id" ->
          value.isString() && value.stringValue().contains(":")
              ? "'id' is draft-04's spelling and means nothing here. 2020-12 writes '$id'."
              : null;
      default -> null;
    };
  }

  private static @Nullable String schema(String keyword, JsonNode value) {
    if (value.isObject() || value.isBoolean()) {
      return null;
    }
    return keyword.equals("items") && value.isArray()
        ? "'items' is one schema. Older drafts wrote an array; 2020-12 writes 'prefixItems'."
        : "'" + keyword + "' is a schema" + not(value);
  }

  private static @Nullable String map(String keyword, JsonNode value) {
    if (!value.isObject()) {
      return "'" + keyword + "' is an object of schemas" + not(value);
    }
    if (keyword.equals("patternProperties")) {
      for (String name : value.propertyNames()) {
        String problem = pattern(name);
        if (problem != null) {
          return problem;
        }
      }
    }
    return null;
  }

  private static @Nullable String pattern(String text) {
    return dev.collet.schema.pattern.Pattern262.problem(text);
  }

  private static String bound(String keyword, JsonNode value) {
    return keyword.startsWith("exclusive") && value.isBoolean()
        ? "'"
            + keyword
            + "' is the bound itself, a number. Draft-04 wrote true beside 'minimum' or"
            + " 'maximum'."
        : "'" + keyword + "' is a number" + not(value);
  }

  private static @Nullable String type(JsonNode value) {
    if (value.isString()) {
      return TYPES.contains(value.stringValue()) ? null : noType(value);
    }
    if (!value.isArray() || value.isEmpty()) {
      return "'type' is a type's name or an array of them" + not(value);
    }
    Set<String> seen = new HashSet<>();
    for (JsonNode name : value) {
      if (!name.isString() || !TYPES.contains(name.stringValue())) {
        return noType(name);
      }
      if (!seen.add(name.stringValue())) {
        return "'type' names " + name + " twice.";
      }
    }
    return null;
  }

  private static String noType(JsonNode value) {
    return "There is no type "
        + brief(value)
        + ". The types are array, boolean, integer, null,"
        + " number, object and string.";
  }

  private static @Nullable String required(JsonNode value) {
    if (value.isBoolean()) {
      return "'required' is an array of property names at the object that has them. Draft-03 wrote"
          + " true or false at the property.";
    }
    return names("required", value);
  }

  private static @Nullable String dependentRequired(JsonNode value) {
    if (!value.isObject()) {
      return "'dependentRequired' is an object" + not(value);
    }
    for (JsonNode names : value) {
      String problem = names("dependentRequired", names);
      if (problem != null) {
        return problem;
      }
    }
    return null;
  }

  private static @Nullable String names(String keyword, JsonNode value) {
    if (!value.isArray()) {
      return "'" + keyword + "' lists property names in an array" + not(value);
    }
    Set<String> seen = new HashSet<>();
    for (JsonNode name : value) {
      if (!name.isString()) {
        return "'" + keyword + "' lists property names in an array" + not(name);
      }
      if (!seen.add(name.stringValue())) {
        return "'" + keyword + "' names " + name + " twice.";
      }
    }
    return null;
  }

  private static boolean isCount(JsonNode value) {
    if (!value.isNumber()) {
      return false;
    }
    BigDecimal number = value.decimalValue();
    return number.signum() >= 0
        && (number.signum() == 0 || number.stripTrailingZeros().scale() <= 0);
  }

  private static String not(JsonNode value) {
    return ", not " + brief(value) + ".";
  }

  private static String brief(JsonNode value) {
    String text = value.toString();
    return text.length() <= 40 ? text : text.substring(0, 37) + "...";
  }
}
