package dev.collet.schema.compare.solve;

import tools.jackson.databind.JsonNode;

/** What became of the search for a value. */
public sealed interface Result {

  /** There is no value. */
  record Empty() implements Result {}

  /**
   * A value was found.
   *
   * @param certain whether it satisfies the formula for sure; else somebody has to check it
   */
  record Found(JsonNode value, boolean certain) implements Result {}

  /** It was not decided. */
  record Undecided(String reason) implements Result {}

  /** The only instance that is needed. */
  Result EMPTY = new Empty();

  /** A value that satisfies the formula for sure. */
  static Result found(JsonNode value) {
    return new Found(value, true);
  }
}
