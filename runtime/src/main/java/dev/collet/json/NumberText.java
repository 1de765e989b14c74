package dev.collet.json;

import java.math.BigDecimal;

/**
 * Refuses numbers that would cost too much, before they are converted: those of more than 1,000
 * characters, or with an exponent beyond ±1,000.
 */
public final class NumberText {
  private static final int MOST_CHARS = 1_000;
  private static final int MOST_EXPONENT = 1_000;

  /** What is said of such a number. */
  public static final String FORM =
      "a number of at most 1000 characters and an exponent within ±1000";

  private NumberText() {}

  /** Whether a number in JSON's notation may be converted. */
  public static boolean isReasonable(char[] buffer, int offset, int length) {
    if (length > MOST_CHARS) {
      return false;
    }
    for (int i = offset; i < offset + length; i++) {
      if (buffer[i] == 'e' || buffer[i] == 'E') {
        return isReasonableExponent(buffer, i + 1, offset + length);
      }
    }
    return true;
  }

  private static boolean isReasonableExponent(char[] buffer, int from, int to) {
    int exponent = 0;
    for (int i = from; i < to; i++) {
      char c = buffer[i];
      if (c >= '0' && c <= '9') {
        exponent = exponent * 10 + (c - '0');
        if (exponent > MOST_EXPONENT) {
          return false;
        }
      }
    }
    return true;
  }

  /** Whether a number, converted already, is one that costs little to handle. */
  static boolean isReasonable(BigDecimal number) {
    long exponent = (long) number.precision() - number.scale() - 1;
    return number.signum() == 0 && Math.abs((long) number.scale()) <= MOST_EXPONENT
        || number.signum() != 0
            && number.precision() <= MOST_CHARS
            && Math.abs(exponent) <= MOST_EXPONENT;
  }
}
