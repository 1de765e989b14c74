package dev.collet.server;

/** Compares texts that are still in a parser's buffer. */
final class Chars {
  private Chars() {}

  static boolean equal(String text, char[] chars, int offset, int length) {
    if (text.length() != length) {
      return false;
    }
    for (int i = 0; i < length; i++) {
      if (text.charAt(i) != chars[offset + i]) {
        return false;
      }
    }
    return true;
  }

  /** What {@link String#hashCode} says for these characters. */
  static int hash(char[] chars, int offset, int length) {
    int hash = 0;
    for (int i = offset; i < offset + length; i++) {
      hash = 31 * hash + chars[i];
    }
    return hash;
  }
}
