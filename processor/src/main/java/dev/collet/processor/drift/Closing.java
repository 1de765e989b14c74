package dev.collet.processor.drift;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Closes the objects of a derived output schema. Published outputs are open, so that a member may
 * be added later; but what today's type writes are exactly its members.
 */
final class Closing {
  private Closing() {}

  /** A copy in which every object has its known members only. */
  static JsonNode of(JsonNode derived) {
    JsonNode copy = derived.deepCopy();
    close(copy);
    return copy;
  }

  private static void close(JsonNode node) {
    if (node instanceof ObjectNode object
        && object.get("properties") instanceof ObjectNode
        && !object.has("additionalProperties")) {
      object.put("additionalProperties", false);
    }
    node.forEach(Closing::close);
  }
}
