package dev.collet.reliability.fuzz;

/** What a fuzzer looks for: the server has broken a rule that holds whatever is sent. */
final class Finding extends AssertionError {
  private static final long serialVersionUID = 1;

  Finding(String message) {
    super(message);
  }

  Finding(String message, Throwable cause) {
    super(message, cause);
  }
}
