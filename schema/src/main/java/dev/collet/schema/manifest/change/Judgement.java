package dev.collet.schema.manifest.change;

import dev.collet.schema.compare.SchemaComparison;
import dev.collet.schema.compare.Verdict;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * What one step of a schema means for those who relied on it.
 *
 * @param kept whether they are as well off: for arguments, old values are accepted; for results,
 *     new values were allowed
 * @param reverse the same in the other direction
 */
record Judgement(Verdict kept, Verdict reverse) {

  static Judgement of(Side side, JsonNode before, JsonNode after) {
    Verdict forward = SchemaComparison.compare(before, after);
    Verdict backward = SchemaComparison.compare(after, before);
    return side == Side.INPUT ? new Judgement(forward, backward) : new Judgement(backward, forward);
  }

  /** The same, with what is known of the whole: where that keeps a promise, its parts do. */
  Judgement within(Judgement whole) {
    return new Judgement(
        whole.isKept() ? whole.kept() : kept, whole.isReverseKept() ? whole.reverse() : reverse);
  }

  boolean isKept() {
    return kept instanceof Verdict.Contained;
  }

  boolean isReverseKept() {
    return reverse instanceof Verdict.Contained;
  }

  boolean isEqual() {
    return isKept() && isReverseKept();
  }

  boolean isBroken() {
    return kept instanceof Verdict.NotContained;
  }

  /** The value that shows the break; null when nothing is broken, or it is not known. */
  @Nullable JsonNode witness() {
    return kept instanceof Verdict.NotContained broken ? broken.witness() : null;
  }

  /** Why it could not be decided; null when it was. */
  @Nullable String doubt() {
    return kept instanceof Verdict.Unknown unknown ? unknown.reason() : null;
  }
}
