package dev.collet.json;

/** Says that a result breaks the output schema that its tool has published, and where. */
public final class UnwritableValue extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String pointer;

  /**
   * A value that can't be written.
   *
   * @param pointer the JSON Pointer of the value inside the result
   * @param message what is wrong with it, without the value itself
   */
  public UnwritableValue(String pointer, String message) {
    super(message);
    this.pointer = pointer;
  }

  /** The JSON Pointer (RFC 6901) of the value inside the result. */
  public String pointer() {
    return pointer;
  }
}
