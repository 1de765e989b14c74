package dev.collet.json;

/** Reads names of members that stand for integers. */
final class KeyText {
  private static final int MOST_CHARS = 20;

  private KeyText() {}

  /** The integer a name stands for; 0 with a note when it is none of the range. */
  static long readLong(JsonReader reader, String name, long min, long max) {
    if (isShortest(name)) {
      try {
        long value = Long.parseLong(name);
        if (value >= min && value <= max) {
          return value;
        }
      } catch (NumberFormatException beyondLong) {
        // Said below, with the range.
      }
      reader.outOfRange(min, max);
    } else {
      reader.invalid("an integer as text, without leading zeros");
    }
    return 0;
  }

  /** Whether the text is how an integer is written: no plus, no leading zero, no minus zero. */
  private static boolean isShortest(String text) {
    int from = text.startsWith("-") ? 1 : 0;
    if (text.length() == from || text.length() > MOST_CHARS) {
      return false;
    }
    for (int i = from; i < text.length(); i++) {
      if (text.charAt(i) < '0' || text.charAt(i) > '9') {
        return false;
      }
    }
    return text.charAt(from) != '0' || text.equals("0");
  }
}
