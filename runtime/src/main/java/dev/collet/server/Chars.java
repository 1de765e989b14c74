package dev.collet.server;

import tools.jackson.core.JsonParser;

/** Compares texts that are still in a parser's buffer, where making strings of them would cost. */
final class Chars {
  private Chars() {}

  /** Whether the parser stands on a string with that text. */
  static boolean isAt(JsonParser parser, String text) {
    return equal(
        text, parser.getStringCharacters(), parser.getStringOffset(), parser.getStringLength());
  }

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
