package dev.collet.server;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/**
 * A request's id, echoed with the type and the value it came with. A number that fits a long is in
 * {@code number}; a larger one in {@code big}; a string in {@code text}.
 */
record RequestId(@Nullable String text, long number, @Nullable BigInteger big) {
  /** An integer of any size: the same value is the same id, however it was read. */
  static RequestId of(BigInteger value) {
    return value.bitLength() < Long.SIZE
        ? new RequestId(null, value.longValue(), null)
        : new RequestId(null, 0, value);
  }

  /** Appends the id as JSON. */
  void write(MessageBuffer out) {
    if (text != null) {
      writeText(text, out);
    } else if (big != null) {
      out.ascii(big.toString());
    } else {
      out.number(number);
    }
  }

  /**
   * Half a surrogate pair, which came as an escape, goes out as one: the id must come back as is.
   */
  private static void writeText(String text, MessageBuffer out) {
    if (StandardCharsets.UTF_8.newEncoder().canEncode(text)) {
      out.string(text);
      return;
    }
    out.ascii("\"");
    for (int i = 0; i < text.length(); i++) {
      out.ascii("\\u").ascii(HexFormat.of().toHexDigits(text.charAt(i)));
    }
    out.ascii("\"");
  }

  @Override
  public String toString() {
    return text != null ? text : big != null ? big.toString() : Long.toString(number);
  }
}
