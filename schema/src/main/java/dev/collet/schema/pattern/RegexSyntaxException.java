package dev.collet.schema.pattern;

/** A text that is no regular expression of ECMA 262, with the reason. */
final class RegexSyntaxException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  RegexSyntaxException(String message) {
    super(message);
  }
}
