package dev.collet.samples.flights;

/** Says that a day's flights are full. */
public final class NoSeatsException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** No seats on these flights. */
  public NoSeatsException(String message) {
    super(message);
  }
}
