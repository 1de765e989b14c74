package dev.collet.schema.compare.solve;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** What became of the search for a value. */
public sealed interface Result {

  /** There is no value. */
  record Empty() implements Result {}

  /**
   * A value was found.
   *
   * @param doubt why it may not satisfy the formula, so that somebody has to check it; null if it
   *     does for sure
   */
  record Found(JsonNode value, @Nullable String doubt) implements Result {

    /** Whether it satisfies the formula for sure. */
    boolean certain() {
      return doubt == null;
    }
  }

  /** It was not decided. */
  record Undecided(String reason) implements Result {}

  /** The only instance that is needed. */
  Result EMPTY = new Empty();

  /** A value that satisfies the formula for sure. */
  static Result found(JsonNode value) {
    return new Found(value, null);
  }
}
