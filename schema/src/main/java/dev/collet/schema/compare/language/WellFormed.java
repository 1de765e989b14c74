package dev.collet.schema.compare.language;

import dev.collet.schema.load.UnsupportedSchemaException;

/** Refuses strings with half a surrogate pair: they are no Unicode text, and have no UTF-8 form. */
final class WellFormed {

  private WellFormed() {}

  static void require(String word) {
    for (int i = 0; i < word.length(); i++) {
      char c = word.charAt(i);
      boolean pair =
          Character.isHighSurrogate(c)
              && i + 1 < word.length()
              && Character.isLowSurrogate(word.charAt(i + 1));
      if (Character.isSurrogate(c) && !pair) {
        throw new UnsupportedSchemaException("a string holds half a surrogate pair");
      }
      if (pair) {
        i++;
      }
    }
  }
}
