package dev.collet.schema.manifest.change;

import dev.collet.schema.compare.SchemaComparison;
import dev.collet.schema.compare.Verdict;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Chooses the values that show changes. A value that shows one edit may not show it between the two
 * schemas that people know, so each is held against both before it is shown.
 */
final class Witnesses {

  private final JsonNode accepts;
  private final JsonNode refuses;
  private final @Nullable JsonNode general;

  /** Between two schemas whose difference as a whole has been judged. */
  Witnesses(Side side, JsonNode before, JsonNode after, Judgement whole) {
    accepts = side == Side.INPUT ? before : after;
    refuses = side == Side.INPUT ? after : before;
    general = general(whole);
  }

  /** The judgement's own value if it shows the change, else one that shows the whole, else null. */
  @Nullable JsonNode of(Judgement judgement) {
    JsonNode own = judgement.witness();
    return own != null && isShowing(own) ? own : general;
  }

  private @Nullable JsonNode general(Judgement whole) {
    JsonNode found = whole.witness();
    if (found == null || isShowing(found)) {
      return found;
    }
    return SchemaComparison.compare(accepts, refuses) instanceof Verdict.NotContained broken
        ? broken.witness()
        : null;
  }

  private boolean isShowing(JsonNode value) {
    ObjectNode only = JsonNodeFactory.instance.objectNode();
    only.set("const", value);
    return SchemaComparison.compare(only, accepts) instanceof Verdict.Contained
        && SchemaComparison.compare(only, refuses) instanceof Verdict.NotContained;
  }
}
