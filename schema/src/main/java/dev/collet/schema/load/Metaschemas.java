package dev.collet.schema.load;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The 2020-12 metaschema and its vocabularies' metaschemas, so that schemas may refer to them
 * without anybody giving them along. What they accept is what the published ones accept; titles and
 * comments are left out.
 */
final class Metaschemas {

  private static final String BASE = "https://json-schema.org/draft/2020-12/";

  /** The metaschema itself; the vocabularies follow. */
  private static final String SCHEMA =
      """
      {"$id": "https://json-schema.org/draft/2020-12/schema",
       "$dynamicAnchor": "meta",
       "type": ["object", "boolean"],
       "allOf": [
         {"$ref": "meta/core"}, {"$ref": "meta/applicator"}, {"$ref": "meta/unevaluated"},
         {"$ref": "meta/validation"}, {"$ref": "meta/meta-data"},
         {"$ref": "meta/format-annotation"}, {"$ref": "meta/content"}],
       "$vocabulary": {
         "https://json-schema.org/draft/2020-12/vocab/core": true,
         "https://json-schema.org/draft/2020-12/vocab/applicator": true,
         "https://json-schema.org/draft/2020-12/vocab/unevaluated": true,
         "https://json-schema.org/draft/2020-12/vocab/validation": true,
         "https://json-schema.org/draft/2020-12/vocab/meta-data": true,
         "https://json-schema.org/draft/2020-12/vocab/format-annotation": true,
         "https://json-schema.org/draft/2020-12/vocab/content": true},
       "properties": {
         "definitions": {"type": "object", "additionalProperties": {"$dynamicRef": "#meta"}},
         "dependencies": {
           "type": "object",
           "additionalProperties": {
             "anyOf": [{"$dynamicRef": "#meta"}, {"$ref": "meta/validation#/$defs/stringArray"}]}},
         "$recursiveAnchor": {"$ref": "meta/core#/$defs/anchorString"},
         "$recursiveRef": {"$ref": "meta/core#/$defs/uriReferenceString"}}}
      """;

  private static final String CORE =
      """
      "properties": {
        "$id": {"$ref": "#/$defs/uriReferenceString", "pattern": "^[^#]*#?$"},
        "$schema": {"$ref": "#/$defs/uriString"},
        "$ref": {"$ref": "#/$defs/uriReferenceString"},
        "$anchor": {"$ref": "#/$defs/anchorString"},
        "$dynamicRef": {"$ref": "#/$defs/uriReferenceString"},
        "$dynamicAnchor": {"$ref": "#/$defs/anchorString"},
        "$vocabulary": {
          "type": "object",
          "propertyNames": {"$ref": "#/$defs/uriString"},
          "additionalProperties": {"type": "boolean"}},
        "$comment": {"type": "string"},
        "$defs": {"type": "object", "additionalProperties": {"$dynamicRef": "#meta"}}},
      "$defs": {
        "anchorString": {"type": "string", "pattern": "^[A-Za-z_][-A-Za-z0-9._]*$"},
        "uriString": {"type": "string", "format": "uri"},
        "uriReferenceString": {"type": "string", "format": "uri-reference"}}
      """;

  private static final String APPLICATOR =
      """
      "properties": {
        "prefixItems": {"$ref": "#/$defs/schemaArray"},
        "items": {"$dynamicRef": "#meta"},
        "contains": {"$dynamicRef": "#meta"},
        "additionalProperties": {"$dynamicRef": "#meta"},
        "properties": {"$ref": "#/$defs/schemaMap"},
        "patternProperties": {"$ref": "#/$defs/schemaMap", "propertyNames": {"format": "regex"}},
        "dependentSchemas": {"$ref": "#/$defs/schemaMap"},
        "propertyNames": {"$dynamicRef": "#meta"},
        "if": {"$dynamicRef": "#meta"},
        "then": {"$dynamicRef": "#meta"},
        "else": {"$dynamicRef": "#meta"},
        "allOf": {"$ref": "#/$defs/schemaArray"},
        "anyOf": {"$ref": "#/$defs/schemaArray"},
        "oneOf": {"$ref": "#/$defs/schemaArray"},
        "not": {"$dynamicRef": "#meta"}},
      "$defs": {
        "schemaMap": {"type": "object", "additionalProperties": {"$dynamicRef": "#meta"}},
        "schemaArray": {"type": "array", "minItems": 1, "items": {"$dynamicRef": "#meta"}}}
      """;

  private static final String UNEVALUATED =
      """
      "properties": {
        "unevaluatedItems": {"$dynamicRef": "#meta"},
        "unevaluatedProperties": {"$dynamicRef": "#meta"}}
      """;

  private static final String VALIDATION =
      """
      "properties": {
        "type": {"anyOf": [
          {"$ref": "#/$defs/simpleTypes"},
          {"type": "array", "items": {"$ref": "#/$defs/simpleTypes"},
           "minItems": 1, "uniqueItems": true}]},
        "const": true,
        "enum": {"type": "array"},
        "multipleOf": {"type": "number", "exclusiveMinimum": 0},
        "maximum": {"type": "number"},
        "exclusiveMaximum": {"type": "number"},
        "minimum": {"type": "number"},
        "exclusiveMinimum": {"type": "number"},
        "maxLength": {"$ref": "#/$defs/count"},
        "minLength": {"$ref": "#/$defs/count"},
        "pattern": {"type": "string", "format": "regex"},
        "maxItems": {"$ref": "#/$defs/count"},
        "minItems": {"$ref": "#/$defs/count"},
        "uniqueItems": {"type": "boolean"},
        "maxContains": {"$ref": "#/$defs/count"},
        "minContains": {"$ref": "#/$defs/count"},
        "maxProperties": {"$ref": "#/$defs/count"},
        "minProperties": {"$ref": "#/$defs/count"},
        "required": {"$ref": "#/$defs/stringArray"},
        "dependentRequired": {
          "type": "object", "additionalProperties": {"$ref": "#/$defs/stringArray"}}},
      "$defs": {
        "count": {"type": "integer", "minimum": 0},
        "nonNegativeInteger": {"$ref": "#/$defs/count"},
        "simpleTypes": {
          "enum": ["array", "boolean", "integer", "null", "number", "object", "string"]},
        "stringArray": {"type": "array", "items": {"type": "string"}, "uniqueItems": true}}
      """;

  private static final String META_DATA =
      """
      "properties": {
        "title": {"type": "string"},
        "description": {"type": "string"},
        "default": true,
        "deprecated": {"type": "boolean"},
        "readOnly": {"type": "boolean"},
        "writeOnly": {"type": "boolean"},
        "examples": {"type": "array", "items": true}}
      """;

  private static final String FORMAT =
      """
      "properties": {"format": {"type": "string"}}
      """;

  private static final String CONTENT =
      """
      "properties": {
        "contentEncoding": {"type": "string"},
        "contentMediaType": {"type": "string"},
        "contentSchema": {"$dynamicRef": "#meta"}}
      """;

  private static final Map<String, String> TEXTS = texts();

  private Metaschemas() {}

  /** The standard document with this URI, if there is one. */
  static Optional<JsonNode> document(String uri) {
    String text = TEXTS.get(uri);
    return text == null ? Optional.empty() : Optional.of(new JsonMapper().readTree(text));
  }

  private static Map<String, String> texts() {
    Map<String, String> texts = new HashMap<>();
    texts.put(BASE + "schema", SCHEMA);
    vocabulary(texts, "core", CORE);
    vocabulary(texts, "applicator", APPLICATOR);
    vocabulary(texts, "unevaluated", UNEVALUATED);
    vocabulary(texts, "validation", VALIDATION);
    vocabulary(texts, "meta-data", META_DATA);
    vocabulary(texts, "format-annotation", FORMAT);
    vocabulary(texts, "format-assertion", FORMAT);
    vocabulary(texts, "content", CONTENT);
    return Map.copyOf(texts);
  }

  private static void vocabulary(Map<String, String> texts, String name, String body) {
    String uri = BASE + "meta/" + name;
    texts.put(
        uri,
        "{\"$id\": \"%s\", \"$dynamicAnchor\": \"meta\", \"type\": [\"object\", \"boolean\"],\n%s}"
            .formatted(uri, body));
  }
}
