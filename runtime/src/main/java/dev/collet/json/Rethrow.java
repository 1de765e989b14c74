package dev.collet.json;

/** Throws checked exceptions where no {@code throws} clause lets them pass. */
final class Rethrow {
  private Rethrow() {}

  /** Throws it as it is; what the caller "throws" never comes to be. */
  @SuppressWarnings("unchecked") // the cast is erased: that is the point
  static <E extends Throwable> RuntimeException unchecked(Throwable thrown) throws E {
    throw (E) thrown;
  }
}
