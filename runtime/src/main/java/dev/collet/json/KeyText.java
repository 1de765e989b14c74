package dev.collet.json;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Reads names of members that stand for integers. */
final class KeyText {
  private static final int MOST_CHARS = 1_000;
  private static final String FORM = "an integer as text, without leading zeros";

  private KeyText() {}

  /** The integer a name stands for; 0 with a note when it is none of the range. */
  static long readLong(NumberReader reader, String name, long min, long max) {
    if (!isShortest(name)) {
      reader.invalid(FORM);
      return 0;
    }
    try {
      long value = Long.parseLong(name);
      if (value >= min && value <= max) {
        return value;
      }
    } catch (NumberFormatException beyondLong) {
      // Said below, with the range.
    }
    reader.outOfRange(min, max);
    return 0;
  }

  /** The integer a name stands for; null with a note when it is none. */
  static @Nullable BigInteger readBigInteger(ReaderBase reader, String name) {
    if (isShortest(name) && name.length() <= MOST_CHARS) {
      return new BigInteger(name);
    }
    reader.invalid(FORM);
    return null;
  }

  /** Whether the text is how an integer is written: no plus, no leading zero, no minus zero. */
  private static boolean isShortest(String text) {
    int from = text.startsWith("-") ? 1 : 0;
    if (text.length() == from) {
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
