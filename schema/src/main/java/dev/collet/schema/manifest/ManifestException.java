package dev.collet.schema.manifest;

/**
 * A manifest, lock file or fragment that can't be read; the message says what is wrong with it, and
 * whoever knows the file's name puts that in front.
 */
public final class ManifestException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** A fault in the file's content. */
  public ManifestException(String message) {
    super(message);
  }

  /** A fault that a library found. */
  public ManifestException(String message, Throwable cause) {
    super(message, cause);
  }
}
