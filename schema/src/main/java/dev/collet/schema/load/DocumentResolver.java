package dev.collet.schema.load;

import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** Hands over documents that a schema refers to; what it does not have does not exist. */
@FunctionalInterface
public interface DocumentResolver {

  /** Knows no document. */
  DocumentResolver NONE = uri -> Optional.empty();

  /**
   * The document behind an absolute URI.
   *
   * @param uri an absolute URI without a fragment
   */
  Optional<JsonNode> document(String uri);

  /** Knows the documents of a map, by their absolute URI without a fragment. */
  static DocumentResolver of(Map<String, JsonNode> documents) {
    Map<String, JsonNode> copy = Map.copyOf(documents);
    return uri -> Optional.ofNullable(copy.get(uri));
  }
}
