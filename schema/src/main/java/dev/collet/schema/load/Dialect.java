package dev.collet.schema.load;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/**
 * Which keywords a schema resource obeys (core specification, section 8.1): its metaschema's {@code
 * $vocabulary} may leave some out, or make {@code format} an assertion.
 *
 * @param ignored keywords of vocabularies that are not in use
 * @param formatAsserted whether the format-assertion vocabulary is in use
 */
public record Dialect(Set<String> ignored, boolean formatAsserted) {

  /** The standard metaschema's URI. */
  public static final String STANDARD_URI = "https://json-schema.org/draft/2020-12/schema";

  /** 2020-12 as published: all vocabularies, {@code format} annotates. */
  static final Dialect STANDARD = new Dialect(Set.of(), false);

  /** Whether this dialect gives the keyword its standard meaning. */
  public boolean uses(String keyword) {
    return !ignored.contains(keyword);
  }

  /** Reads the dialect off a metaschema that someone wrote. */
  static Dialect of(String uri, JsonNode metaschema) {
    JsonNode vocabularies = metaschema.get("$vocabulary");
    if (vocabularies == null || !vocabularies.isObject()) {
      return STANDARD;
    }
    Set<String> ignored = new HashSet<>();
    for (String name : Set.of("applicator", "unevaluated", "validation")) {
      if (!vocabularies.has(Keywords.VOCABULARY + name)) {
        ignored.addAll(Keywords.of(name));
      }
    }
    for (Map.Entry<String, JsonNode> entry : vocabularies.properties()) {
      if (entry.getValue().asBoolean(false) && !entry.getKey().startsWith(Keywords.VOCABULARY)) {
        throw new UnsupportedSchemaException(
            "The metaschema "
                + uri
                + " requires the vocabulary "
                + entry.getKey()
                + ", which is not known here");
      }
    }
    return new Dialect(
        Set.copyOf(ignored), vocabularies.has(Keywords.VOCABULARY + "format-assertion"));
  }
}
