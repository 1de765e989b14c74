package dev.collet.schema.evaluate;

import static java.util.stream.Collectors.toUnmodifiableSet;

import dev.collet.schema.CanonicalJson;
import dev.collet.schema.JsonNumbers;
import dev.collet.schema.load.SchemaNode;
import dev.collet.schema.load.UnsupportedSchemaException;
import dev.collet.schema.pattern.Pattern262;
import java.math.BigDecimal;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** The assertions that look at a value as a whole (validation vocabulary, sections 6.1 to 6.3). */
final class ScalarRules {

  /** From here on looking a value up is cheaper than comparing it with each. */
  private static final int LONG_ENUMERATION = 16;

  private final Map<String, Optional<Pattern262>> patterns = new HashMap<>();
  private final Map<JsonNode, Set<String>> enumerations = new IdentityHashMap<>();

  /** Whether a value passes one keyword; keywords that assert nothing about it pass. */
  boolean passes(String keyword, JsonNode operand, JsonNode value) {
    return switch (keyword) {
      case "type" -> type(operand, value);
      case "const" -> JsonEquality.equal(operand, value);
      case "enum" -> enumerated(operand, value);
      case "minimum" -> !value.isNumber() || compare(value, operand) >= 0;
      case "exclusiveMinimum" -> !value.isNumber() || compare(value, operand) > 0;
      case "maximum" -> !value.isNumber() || compare(value, operand) <= 0;
      case "exclusiveMaximum" -> !value.isNumber() || compare(value, operand) < 0;
      case "multipleOf" ->
          !value.isNumber()
              || JsonNumbers.isMultiple(JsonNumbers.exact(value), JsonNumbers.exact(operand));
      case "minLength" -> !value.isString() || compare(length(value), operand) >= 0;
      case "maxLength" -> !value.isString() || compare(length(value), operand) <= 0;
      case "pattern" -> !value.isString() || finds(operand.stringValue(), value.stringValue());
      case "minItems" -> !value.isArray() || compare(value.size(), operand) >= 0;
      case "maxItems" -> !value.isArray() || compare(value.size(), operand) <= 0;
      case "uniqueItems" ->
          !value.isArray() || !operand.booleanValue() || JsonEquality.unique(value);
      case "minProperties" -> !value.isObject() || compare(value.size(), operand) >= 0;
      case "maxProperties" -> !value.isObject() || compare(value.size(), operand) <= 0;
      case "required" ->
          !value.isObject() || operand.valueStream().allMatch(n -> value.has(n.stringValue()));
      case "dependentRequired" -> !value.isObject() || dependent(operand, value);
      default -> true;
    };
  }

  private boolean enumerated(JsonNode options, JsonNode value) {
    if (options.size() < LONG_ENUMERATION) {
      return options.valueStream().anyMatch(option -> JsonEquality.equal(option, value));
    }
    return enumerations
        .computeIfAbsent(
            options,
            all -> all.valueStream().map(CanonicalJson::write).collect(toUnmodifiableSet()))
        .contains(CanonicalJson.write(value));
  }

  /** Whether a pattern is found in a string. */
  boolean finds(String pattern, String string) {
    Optional<Pattern262> parsed = patterns.computeIfAbsent(pattern, Pattern262::of);
    return parsed
        .flatMap(p -> p.find(string))
        .orElseThrow(
            () -> new UnsupportedSchemaException("the pattern '" + pattern + "' can't be matched"));
  }

  /** Refuses what would have to be looked into and is not. */
  static void refuseFormat(SchemaNode schema) {
    if (schema.resource().dialect().formatAsserted() && schema.json().has("format")) {
      throw new UnsupportedSchemaException("format is asserted at " + schema);
    }
  }

  private static boolean type(JsonNode operand, JsonNode value) {
    return operand.isArray()
        ? operand.valueStream().anyMatch(name -> isType(name.stringValue(), value))
        : isType(operand.stringValue(), value);
  }

  private static boolean isType(String name, JsonNode value) {
    return switch (name) {
      case "null" -> value.isNull();
      case "boolean" -> value.isBoolean();
      case "number" -> value.isNumber();
      case "integer" ->
          value.isNumber() && JsonNumbers.isMultiple(JsonNumbers.exact(value), BigDecimal.ONE);
      case "string" -> value.isString();
      case "array" -> value.isArray();
      case "object" -> value.isObject();
      default -> throw new UnsupportedSchemaException("there is no type '" + name + "'");
    };
  }

  private static int length(JsonNode value) {
    String text = value.stringValue();
    return text.codePointCount(0, text.length());
  }

  private static int compare(JsonNode value, JsonNode operand) {
    return JsonNumbers.exact(value).compareTo(JsonNumbers.exact(operand));
  }

  private static int compare(int value, JsonNode operand) {
    return BigDecimal.valueOf(value).compareTo(JsonNumbers.exact(operand));
  }

  private static boolean dependent(JsonNode operand, JsonNode value) {
    for (Map.Entry<String, JsonNode> entry : operand.properties()) {
      if (value.has(entry.getKey())
          && !entry.getValue().valueStream().allMatch(n -> value.has(n.stringValue()))) {
        return false;
      }
    }
    return true;
  }
}
