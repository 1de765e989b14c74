package dev.collet.schema.compare.logic;

import dev.collet.schema.CanonicalJson;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** Which keywords never change what a schema accepts, and forms in which order does not count. */
final class Annotations {

  /** Keywords that describe, or only say where schemas are kept. */
  static final Set<String> NAMES =
      Set.of(
          "title",
          "description",
          "default",
          "examples",
          "deprecated",
          "readOnly",
          "writeOnly",
          "$comment",
          "$defs",
          "definitions",
          "$id",
          "$schema",
          "$anchor",
          "$dynamicAnchor",
          "$vocabulary",
          "contentEncoding",
          "contentMediaType",
          "contentSchema");

  private Annotations() {}

  /** An array's elements in a canonical order; anything else as it is. */
  static JsonNode sorted(JsonNode value) {
    if (!value.isArray()) {
      return value;
    }
    List<JsonNode> items = new ArrayList<>(value.values());
    items.sort(Comparator.comparing(CanonicalJson::write));
    ArrayNode sorted = JsonNodeFactory.instance.arrayNode();
    items.forEach(sorted::add);
    return sorted;
  }
}
