package dev.collet.json;

/** Shows values in messages: quoted, one line, cut short. */
final class Excerpt {
  private static final int MOST_CHARS = 60;
  private static final int LONGEST_SEGMENT = 100;

  private Excerpt() {}

  /** A text in double quotes, with control and format characters escaped; its length when cut. */
  static String quoted(String text) {
    String shown = cut(text, MOST_CHARS);
    StringBuilder out = new StringBuilder(shown.length() + 8).append('"');
    for (int i = 0; i < shown.length(); i++) {
      char c = shown.charAt(i);
      switch (c) {
        case '"' -> out.append("\\\"");
        case '\\' -> out.append("\\\\");
        case '\n' -> out.append("\\n");
        case '\r' -> out.append("\\r");
        case '\t' -> out.append("\\t");
        default -> append(c, out);
      }
    }
    if (shown.length() == text.length()) {
      return out.append('"').toString();
    }
    int length = text.codePointCount(0, text.length());
    return out.append("…\" (").append(length).append(" characters)").toString();
  }

  /** A member's name as it stands in a pointer: on one line, at most 100 characters. */
  static String segment(String name) {
    String shown = cut(name, LONGEST_SEGMENT);
    StringBuilder out = new StringBuilder(shown.length() + 1);
    for (int i = 0; i < shown.length(); i++) {
      append(shown.charAt(i), out);
    }
    return (shown.length() < name.length() ? out.append('…') : out).toString();
  }

  private static void append(char c, StringBuilder out) {
    if (isInvisible(c)) {
      out.append("\\u").append(hex(c));
    } else {
      out.append(c);
    }
  }

  /** A number's text, cut short. */
  static String number(String text) {
    String shown = cut(text, MOST_CHARS);
    return shown.length() < text.length() ? shown + "…" : shown;
  }

  private static String cut(String text, int most) {
    if (text.length() <= most) {
      return text;
    }
    boolean splitsPair = Character.isHighSurrogate(text.charAt(most - 1));
    return text.substring(0, splitsPair ? most - 1 : most);
  }

  /** What would change or hide the text around it: controls, line ends, writing directions. */
  private static boolean isInvisible(char c) {
    return Character.isISOControl(c)
        || Character.getType(c) == Character.FORMAT
        || c == '\u2028'
        || c == '\u2029';
  }

  private static String hex(char c) {
    String digits = Integer.toHexString(c);
    return "0000".substring(digits.length()) + digits;
  }
}
