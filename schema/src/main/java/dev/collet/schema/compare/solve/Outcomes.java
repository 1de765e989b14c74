package dev.collet.schema.compare.solve;

import org.jspecify.annotations.Nullable;

/** Gathers the outcomes of alternatives: the first certain value, else the best that came. */
final class Outcomes {

  private Result best = Result.EMPTY;

  /** Takes an outcome; true if it settles the matter. */
  boolean settle(Result result) {
    if (result instanceof Result.Found found) {
      if (found.certain() || !(best instanceof Result.Found)) {
        best = result;
      }
      return found.certain();
    }
    if (result instanceof Result.Undecided && best instanceof Result.Empty) {
      best = result;
    }
    return false;
  }

  Result best() {
    return best;
  }

  /** The value of an outcome that has one. */
  static Result.@Nullable Found found(Result result) {
    return result instanceof Result.Found found ? found : null;
  }
}
