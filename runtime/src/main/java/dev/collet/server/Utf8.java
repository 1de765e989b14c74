package dev.collet.server;

import java.nio.ByteBuffer;

/**
 * Says whether bytes are UTF-8 (RFC 3629), because a JSON parser lets some pass that are not:
 * overlong forms, halves of surrogate pairs, sequences that are cut off.
 */
final class Utf8 {
  private static final long HIGH_BITS = 0x8080808080808080L;

  private Utf8() {}

  /** Whether the bytes from start to end are well formed. */
  static boolean isValid(byte[] bytes, int start, int end) {
    // Eight bytes at a time; a VarHandle would do the same and cost a fresh JVM 20 ms.
    ByteBuffer eight = ByteBuffer.wrap(bytes);
    int i = start;
    while (true) {
      while (i + 8 <= end && (eight.getLong(i) & HIGH_BITS) == 0) {
        i += 8;
      }
      int stop = Math.min(end, i + 8);
      while (i < stop && bytes[i] >= 0) {
        i++;
      }
      if (i == end) {
        return true;
      }
      if (bytes[i] >= 0) {
        continue;
      }
      int length = sequence(bytes, i, end);
      if (length == 0) {
        return false;
      }
      i += length;
    }
  }

  /** The length of the well-formed sequence of two to four bytes that starts there, or 0. */
  private static int sequence(byte[] bytes, int i, int end) {
    int lead = bytes[i] & 0xFF;
    if (lead >= 0xC2 && lead <= 0xDF) {
      return i + 1 < end && isTail(bytes[i + 1]) ? 2 : 0;
    }
    if (lead >= 0xE0 && lead <= 0xEF) {
      if (i + 2 >= end || !isTail(bytes[i + 1]) || !isTail(bytes[i + 2])) {
        return 0;
      }
      int second = bytes[i + 1] & 0xFF;
      boolean isOverlong = lead == 0xE0 && second < 0xA0;
      boolean isSurrogate = lead == 0xED && second > 0x9F;
      return isOverlong || isSurrogate ? 0 : 3;
    }
    if (lead >= 0xF0 && lead <= 0xF4) {
      if (i + 3 >= end || !isTail(bytes[i + 1]) || !isTail(bytes[i + 2]) || !isTail(bytes[i + 3])) {
        return 0;
      }
      int second = bytes[i + 1] & 0xFF;
      boolean isOverlong = lead == 0xF0 && second < 0x90;
      boolean isTooHigh = lead == 0xF4 && second > 0x8F;
      return isOverlong || isTooHigh ? 0 : 4;
    }
    return 0;
  }

  private static boolean isTail(byte b) {
    return (b & 0xC0) == 0x80;
  }
}
