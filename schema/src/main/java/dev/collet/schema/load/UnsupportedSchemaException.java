package dev.collet.schema.load;

/**
 * A schema that can't be read as 2020-12, with the reason; a comparison answers Unknown with it.
 */
public final class UnsupportedSchemaException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final String reason;

  /** The message says what is wrong, where, in words for a person. */
  public UnsupportedSchemaException(String message) {
    super(message);
    this.reason = message;
  }

  /** The message, which is always there. */
  public String reason() {
    return reason;
  }
}
