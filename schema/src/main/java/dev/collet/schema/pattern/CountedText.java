package dev.collet.schema.pattern;

/** A text that counts how often it is read, which bounds a backtracking matcher by steps. */
final class CountedText implements CharSequence {

  /** Thrown when the text was read more often than allowed. */
  static final class TooManyReadsException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    TooManyReadsException() {
      super("The pattern takes too many steps", null, false, false);
    }
  }

  private final String text;
  private long left;

  CountedText(String text, long reads) {
    this.text = text;
    this.left = reads;
  }

  @Override
  public int length() {
    return text.length();
  }

  @Override
  public char charAt(int index) {
    if (--left < 0) {
      throw new TooManyReadsException();
    }
    return text.charAt(index);
  }

  @Override
  public CharSequence subSequence(int start, int end) {
    return text.substring(start, end);
  }

  @Override
  public String toString() {
    return text;
  }
}
