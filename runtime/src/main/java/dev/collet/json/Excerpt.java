package dev.collet.json;

/** Shows values in messages: quoted, one line, cut short. */
final class Excerpt {
  private static final int MOST_CHARS = 60;

  private Excerpt() {}

  /** A text in double quotes, with control characters escaped; its length when it is cut. */
  static String quoted(String text) {
    String shown = cut(text);
    StringBuilder out = new StringBuilder(shown.length() + 8).append('"');
    for (int i = 0; i < shown.length(); i++) {
      char c = shown.charAt(i);
      switch (c) {
        case '"' -> out.append("\\\"");
        case '\\' -> out.append("\\\\");
        case '\n' -> out.append("\\n");
        case '\r' -> out.append("\\r");
        case '\t' -> out.append("\\t");
        default -> {
          if (c < ' ' || c == '\u007f' || c == '\u2028' || c == '\u2029') {
            out.append("\\u").append(hex(c));
          } else {
            out.append(c);
          }
        }
      }
    }
    if (shown.length() == text.length()) {
      return out.append('"').toString();
    }
    int length = text.codePointCount(0, text.length());
    return out.append("…\" (").append(length).append(" characters)").toString();
  }

  /** A number's text, cut short. */
  static String number(String text) {
    String shown = cut(text);
    return shown.length() < text.length() ? shown + "…" : shown;
  }

  private static String cut(String text) {
    if (text.length() <= MOST_CHARS) {
      return text;
    }
    boolean splitsPair = Character.isHighSurrogate(text.charAt(MOST_CHARS - 1));
    return text.substring(0, splitsPair ? MOST_CHARS - 1 : MOST_CHARS);
  }

  private static String hex(char c) {
    String digits = Integer.toHexString(c);
    return "0000".substring(digits.length()) + digits;
  }
}
