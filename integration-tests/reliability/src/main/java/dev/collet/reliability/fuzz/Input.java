package dev.collet.reliability.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Choices and texts out of a fuzzer's bytes; when they are used up, the first choice and "". */
final class Input {
  private final byte[] bytes;
  private int position;

  Input(byte[] bytes) {
    this.bytes = bytes;
  }

  /** A number from 0 to below the bound. */
  int choice(int bound) {
    int high = next();
    return (bound <= 256 ? high : high << 8 | next()) % bound;
  }

  private int next() {
    return position < bytes.length ? bytes[position++] & 0xFF : 0;
  }

  /** A text of at most so many bytes, of any characters; its length comes first. */
  String text(int most) {
    int length = choice(most + 1);
    int end = Math.min(bytes.length, position + length);
    String text = text(position, end);
    position = end;
    return text;
  }

  /** All that is left. */
  String rest() {
    String text = text(position, bytes.length);
    position = bytes.length;
    return text;
  }

  /** UTF-8 where the bytes are, so that a fuzzer finds the words of its dictionary again. */
  private String text(int from, int to) {
    return new String(Arrays.copyOfRange(bytes, from, to), StandardCharsets.UTF_8);
  }
}
