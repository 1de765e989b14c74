package dev.collet.json;

/** Replaces halves of surrogate pairs, which no encoding can carry. */
final class Surrogates {
  private static final char REPLACEMENT = '\ufffd';

  private Surrogates() {}

  /** The text, with U+FFFD for each surrogate that has no partner. */
  static String mended(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (Character.isSurrogate(text.charAt(i))) {
        if (!isPair(text, i)) {
          return mend(text);
        }
        i++;
      }
    }
    return text;
  }

  /** Whether a high surrogate and its low one stand at the position. */
  static boolean isPair(String text, int at) {
    return Character.isHighSurrogate(text.charAt(at))
        && at + 1 < text.length()
        && Character.isLowSurrogate(text.charAt(at + 1));
  }

  private static String mend(String text) {
    StringBuilder mended = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (!Character.isSurrogate(c)) {
        mended.append(c);
      } else if (isPair(text, i)) {
        mended.append(c).append(text.charAt(++i));
      } else {
        mended.append(REPLACEMENT);
      }
    }
    return mended.toString();
  }
}
