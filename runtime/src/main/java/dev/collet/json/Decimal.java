package dev.collet.json;

/** Writes long integers in decimal without a string in between. */
final class Decimal {
  /** The characters that the longest long takes. */
  static final int MOST_CHARS = 20;

  private Decimal() {}

  /** Puts the digits at a position and says where they end. */
  static int put(long value, byte[] buffer, int start) {
    int at = start;
    if (value < 0) {
      buffer[at++] = '-';
    }
    int end = at + digits(value);
    // Negative remainders, because the least long has no positive counterpart.
    long rest = value < 0 ? value : -value;
    for (int i = end - 1; i >= at; i--) {
      buffer[i] = (byte) ('0' - rest % 10);
      rest /= 10;
    }
    return end;
  }

  private static int digits(long value) {
    long rest = value < 0 ? value : -value;
    int count = 1;
    while (rest <= -10) {
      rest /= 10;
      count++;
    }
    return count;
  }
}
