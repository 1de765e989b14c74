package dev.collet.server;

/** Makes a text from outside fit to be quoted in a message: short, visible, on one line. */
final class Excerpt {
  private static final int LONGEST = 128;

  private Excerpt() {}

  /**
   * The text, cut after 128 characters, with control characters, line separators and halves of
   * surrogate pairs as {@code \}{@code u} escapes.
   */
  static String of(String text) {
    StringBuilder out = new StringBuilder(Math.min(text.length(), LONGEST) + 8);
    for (int i = 0; i < text.length(); i++) {
      if (i >= LONGEST) {
        return out.append("\u2026").toString();
      }
      char c = text.charAt(i);
      boolean isPair =
          Character.isHighSurrogate(c)
              && i + 1 < text.length()
              && Character.isLowSurrogate(text.charAt(i + 1));
      if (isPair) {
        out.append(c).append(text.charAt(++i));
      } else if (isUnsafe(c)) {
        out.append("\\u");
        for (int shift = 12; shift >= 0; shift -= 4) {
          out.append(Character.forDigit(c >> shift & 0xF, 16));
        }
      } else {
        out.append(c);
      }
    }
    return out.toString();
  }

  private static boolean isUnsafe(char c) {
    return Character.isISOControl(c)
        || Character.isSurrogate(c)
        || Character.getType(c) == Character.FORMAT
        || c == '\u2028'
        || c == '\u2029';
  }
}
