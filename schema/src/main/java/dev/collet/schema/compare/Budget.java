package dev.collet.schema.compare;

import dev.collet.schema.pattern.Steps;

/** Counts a comparison's steps, so that it ends in an answer and the same pair in the same one. */
final class Budget implements Steps {

  /** Thrown when more steps were taken than allowed. */
  static final class SpentException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    SpentException() {
      super("The budget is spent", null, false, false);
    }
  }

  private final long limit;
  private long left;

  Budget(long limit) {
    this.limit = limit;
    this.left = limit;
  }

  @Override
  public void spend(long steps) {
    left -= steps;
    if (left < 0) {
      throw new SpentException();
    }
  }

  /** How many steps were taken so far. */
  long spent() {
    return limit - left;
  }
}
