package dev.collet.schema.load;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/**
 * Tells whether a schema with an older {@code $schema} label means the same under 2020-12, as most
 * that carry such a label do.
 */
final class LegacyDialects {

  private static final Set<String> CHANGED =
      Set.of(
          "additionalItems",
          "dependencies",
          "$recursiveRef",
          "$recursiveAnchor",
          "divisibleBy",
          "extends",
          "disallow");

  private static final Set<String> NEW_AFTER_DRAFT_07 =
      Set.of(
          "prefixItems",
          "unevaluatedItems",
          "unevaluatedProperties",
          "dependentSchemas",
          "dependentRequired",
          "minContains",
          "maxContains",
          "$anchor",
          "$dynamicRef",
          "$dynamicAnchor");

  private LegacyDialects() {}

  /** Whether this is the label of a published draft before 2020-12. */
  static boolean isLegacy(String schemaUri) {
    return schemaUri.matches(
        "https?://json-schema\\.org/(draft-0[0-9]/schema|draft/2019-09/schema)#?");
  }

  /** The first keyword whose meaning differs between the labelled draft and 2020-12, if any. */
  static Optional<String> difference(String schemaUri, JsonNode schema) {
    return difference(schemaUri.contains("2019-09"), schema);
  }

  private static Optional<String> difference(boolean draft2019, JsonNode schema) {
    for (Map.Entry<String, JsonNode> member : schema.properties()) {
      String keyword = member.getKey();
      JsonNode value = member.getValue();
      boolean changed =
          CHANGED.contains(keyword)
              || (draft2019
                  ? keyword.equals("prefixItems") || keyword.startsWith("$dynamic")
                  : NEW_AFTER_DRAFT_07.contains(keyword))
              || (keyword.equals("items") && value.isArray())
              || (keyword.startsWith("exclusive") && value.isBoolean())
              || (keyword.equals("id") && value.isString())
              || (keyword.equals("$ref") && !draft2019 && assertsBeside(schema));
      if (changed) {
        return Optional.of(keyword);
      }
      Optional<String> inside = inside(draft2019, keyword, value);
      if (inside.isPresent()) {
        return inside;
      }
    }
    return Optional.empty();
  }

  private static Optional<String> inside(boolean draft2019, String keyword, JsonNode value) {
    if (Keywords.SCHEMA.contains(keyword)) {
      return difference(draft2019, value);
    }
    if (Keywords.SCHEMA_LIST.contains(keyword) || Keywords.SCHEMA_MAP.contains(keyword)) {
      for (JsonNode child : value) {
        Optional<String> found = difference(draft2019, child);
        if (found.isPresent()) {
          return found;
        }
      }
    }
    return Optional.empty();
  }

  /** Draft-07 ignores what stands beside $ref. */
  private static boolean assertsBeside(JsonNode schema) {
    for (String name : schema.propertyNames()) {
      if (!name.equals("$defs") && (Keywords.optional(name) || Keywords.SCHEMA.contains(name))) {
        return true;
      }
    }
    return schema.has("$id");
  }
}
