package dev.collet.maven.engine;

/** A build that must stop; the message is for the person whose build it is. */
public final class Failure extends Exception {
  private static final long serialVersionUID = 1;

  /** A failure that says what is wrong, where, and what to do. */
  public Failure(String message) {
    super(message);
  }

  /** The same with what caused it. */
  public Failure(String message, Throwable cause) {
    super(message, cause);
  }
}
