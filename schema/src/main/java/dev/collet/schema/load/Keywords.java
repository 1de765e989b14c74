package dev.collet.schema.load;

import java.util.Map;
import java.util.Set;

/** Which keywords of 2020-12 hold subschemas, in which form, and which vocabulary defines each. */
public final class Keywords {

  /** Keywords whose value is one schema. */
  public static final Set<String> SCHEMA =
      Set.of(
          "additionalProperties",
          "unevaluatedProperties",
          "items",
          "unevaluatedItems",
          "contains",
          "propertyNames",
          "not",
          "if",
          "then",
          "else",
          "contentSchema");

  /** Keywords whose value is an array of schemas. */
  public static final Set<String> SCHEMA_LIST = Set.of("allOf", "anyOf", "oneOf", "prefixItems");

  /** Keywords whose value is an object of schemas. {@code definitions} is kept from draft-07. */
  public static final Set<String> SCHEMA_MAP =
      Set.of("properties", "patternProperties", "$defs", "definitions", "dependentSchemas");

  /** Prefix of the URIs that name the standard vocabularies. */
  static final String VOCABULARY = "https://json-schema.org/draft/2020-12/vocab/";

  private static final Map<String, Set<String>> BY_VOCABULARY =
      Map.of(
          "applicator",
          Set.of(
              "prefixItems",
              "items",
              "contains",
              "additionalProperties",
              "properties",
              "patternProperties",
              "dependentSchemas",
              "propertyNames",
              "if",
              "then",
              "else",
              "allOf",
              "anyOf",
              "oneOf",
              "not"),
          "unevaluated",
          Set.of("unevaluatedItems", "unevaluatedProperties"),
          "validation",
          Set.of(
              "type",
              "const",
              "enum",
              "multipleOf",
              "maximum",
              "exclusiveMaximum",
              "minimum",
              "exclusiveMinimum",
              "maxLength",
              "minLength",
              "pattern",
              "maxItems",
              "minItems",
              "uniqueItems",
              "maxContains",
              "minContains",
              "maxProperties",
              "minProperties",
              "required",
              "dependentRequired"));

  private Keywords() {}

  /** The keywords that a vocabulary asserts or applies; empty where it only annotates. */
  static Set<String> of(String vocabularyName) {
    return BY_VOCABULARY.getOrDefault(vocabularyName, Set.of());
  }

  /** Whether one of the three vocabularies that can be left out defines this keyword. */
  static boolean optional(String keyword) {
    return BY_VOCABULARY.values().stream().anyMatch(set -> set.contains(keyword));
  }
}
