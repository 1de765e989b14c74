package dev.collet.json;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Writes JSON as UTF-8 into a buffer of its own: one line, no spaces.
 *
 * <p>What goes beyond the limit is counted and thrown away, so that a huge result costs no memory
 * and its size can still be told: {@link #isOverLimit()} says that {@link #buffer()} is not whole.
 */
public final class Utf8Writer extends JsonWriter {
  private static final int FIRST_SIZE = 512;
  private static final byte[] HEX = "0123456789abcdef".getBytes(StandardCharsets.US_ASCII);
  private static final byte[] TRUE = "true".getBytes(StandardCharsets.US_ASCII);
  private static final byte[] FALSE = "false".getBytes(StandardCharsets.US_ASCII);
  private static final byte[] NULL = "null".getBytes(StandardCharsets.US_ASCII);

  private long limit;
  private byte[] buffer;
  private int end;
  private long thrownAway;

  /** A writer without limit. */
  public Utf8Writer() {
    this(Long.MAX_VALUE);
  }

  /**
   * A writer with a limit.
   *
   * @param limit the most bytes to keep
   */
  public Utf8Writer(long limit) {
    this.limit = limit;
    buffer = new byte[FIRST_SIZE];
  }

  /**
   * Sets another limit, for what was written so far and for what comes.
   *
   * @param mostBytes the most bytes to keep
   */
  public void limit(long mostBytes) {
    limit = mostBytes;
  }

  /** Where the bytes are: from 0 to {@link #length()}. Changes when more is written. */
  public byte[] buffer() {
    return buffer;
  }

  /** How many bytes are in the buffer. */
  public int length() {
    return end;
  }

  /** How many bytes were written, thrown away or not. */
  public long size() {
    return thrownAway + end;
  }

  /** Whether more was written than the limit allows. */
  public boolean isOverLimit() {
    return size() > limit;
  }

  /** A copy of the bytes. */
  public byte[] toByteArray() {
    return Arrays.copyOf(buffer, end);
  }

  /** Makes room for so many more bytes at once, so that the buffer need not grow in steps. */
  public void expect(int more) {
    if (more > buffer.length - end) {
      grow(more, 1);
    }
  }

  /** Forgets what was written; the buffer stays for the next use. */
  public void reset() {
    end = 0;
    thrownAway = 0;
    resetPosition();
  }

  /** Goes back to an earlier {@link #length()}, to undo what was written since. */
  public void truncate(int length) {
    end = length;
    resetPosition();
  }

  /** Copies bytes as they are. */
  public void raw(byte[] bytes) {
    raw(bytes, 0, bytes.length);
  }

  /** Copies bytes as they are. */
  public void raw(byte[] bytes, int offset, int length) {
    reserve(length);
    System.arraycopy(bytes, offset, buffer, end, length);
    end += length;
  }

  /** Copies a text that is known to be ASCII; what else is in it would be spoilt. */
  @SuppressWarnings("deprecation") // for texts that may be anything, not for these
  public void ascii(String text) {
    int length = text.length();
    reserve(length);
    text.getBytes(0, length, buffer, end);
    end += length;
  }

  /** Writes JSON, given as UTF-8, as a JSON string that has it as its text. */
  public void writeJsonAsString(byte[] json, int offset, int length) {
    reserve(length + 2);
    buffer[end++] = '"';
    for (int i = offset; i < offset + length; i++) {
      byte b = json[i];
      // JSON on one line has no control characters: only these two need an escape.
      if (b == '"' || b == '\\') {
        reserve(offset + length - i + 2);
        buffer[end++] = '\\';
      }
      buffer[end++] = b;
    }
    reserve(1);
    buffer[end++] = '"';
  }

  @Override
  public void beginObject() {
    enter();
    put('{');
  }

  @Override
  public void name(JsonName name) {
    int skip = next(name) ? 1 : 0;
    byte[] encoded = name.encoded();
    raw(encoded, skip, encoded.length - skip);
  }

  @Override
  public void name(String name) {
    if (!next(name)) {
      put(',');
    }
    writeString(name);
    put(':');
  }

  @Override
  public void endObject() {
    leave();
    put('}');
  }

  @Override
  public void beginArray() {
    enter();
    put('[');
  }

  @Override
  public void element() {
    if (!next()) {
      put(',');
    }
  }

  @Override
  public void endArray() {
    leave();
    put(']');
  }

  @Override
  public int beginUniqueArray() {
    int start = end;
    long before = thrownAway;
    beginArray();
    return before == thrownAway ? start : -1;
  }

  @Override
  public void endUniqueArray(int start) {
    endArray();
    // What is over the limit is not sent, so it needs no check.
    if (start >= 0 && !isOverLimit()) {
      checkUnique(JsonText.array(buffer, start, end - start));
    }
  }

  @Override
  public void writeNull() {
    raw(NULL);
  }

  @Override
  public void writeBoolean(boolean value) {
    raw(value ? TRUE : FALSE);
  }

  @Override
  public void writeInt(int value) {
    writeLong(value);
  }

  @Override
  public void writeLong(long value) {
    reserve(Decimal.MOST_CHARS);
    end = Decimal.put(value, buffer, end);
  }

  @Override
  public void writeDouble(double value) {
    checkFinite(Double.isFinite(value));
    int whole = (int) value;
    if (whole == value && (whole != 0 || 1 / value > 0)) {
      writeLong(whole);
      reserve(2);
      buffer[end++] = '.';
      buffer[end++] = '0';
    } else {
      ascii(Double.toString(value));
    }
  }

  @Override
  public void writeFloat(float value) {
    checkFinite(Float.isFinite(value));
    ascii(Float.toString(value));
  }

  @Override
  public void writeBigInteger(@Nullable BigInteger value) {
    ascii(notNull(value, "integer").toString());
  }

  @Override
  public void writeBigDecimal(@Nullable BigDecimal value) {
    BigDecimal number = notNull(value, "number");
    // A readable text of bounded length: 1E+1000000000 must not become a gigabyte of zeros.
    boolean isShort = Math.abs((long) number.scale()) <= 1_000;
    ascii(isShort ? number.toPlainString() : number.toString());
  }

  @Override
  public void writeString(@Nullable CharSequence value) {
    String text = text(value);
    int length = text.length();
    reserve(length + 2);
    byte[] bytes = buffer;
    int at = end;
    bytes[at++] = '"';
    for (int i = 0; i < length; i++) {
      char c = text.charAt(i);
      if (c < 0x80 && c >= ' ' && c != '"' && c != '\\') {
        bytes[at++] = (byte) c;
      } else {
        end = at;
        writeRest(text, i);
        return;
      }
    }
    bytes[at++] = '"';
    end = at;
  }

  /** The text from the first character on that is not simply copied. */
  private void writeRest(String text, int from) {
    int length = text.length();
    for (int i = from; i < length; i++) {
      // Six bytes are the longest form of a char; the other chars take at least one each.
      reserve(length - i + 6);
      char c = text.charAt(i);
      if (c < 0x80) {
        putAscii(c);
      } else if (c < 0x800) {
        buffer[end++] = (byte) (0xc0 | c >> 6);
        buffer[end++] = (byte) (0x80 | c & 0x3f);
      } else if (Character.isSurrogate(c) && Surrogates.isPair(text, i)) {
        putPair(Character.toCodePoint(c, text.charAt(++i)));
      } else {
        char written = Character.isSurrogate(c) ? '\ufffd' : c;
        buffer[end++] = (byte) (0xe0 | written >> 12);
        buffer[end++] = (byte) (0x80 | written >> 6 & 0x3f);
        buffer[end++] = (byte) (0x80 | written & 0x3f);
      }
    }
    put('"');
  }

  private void putPair(int codePoint) {
    buffer[end++] = (byte) (0xf0 | codePoint >> 18);
    buffer[end++] = (byte) (0x80 | codePoint >> 12 & 0x3f);
    buffer[end++] = (byte) (0x80 | codePoint >> 6 & 0x3f);
    buffer[end++] = (byte) (0x80 | codePoint & 0x3f);
  }

  private void putAscii(char c) {
    if (c == '"' || c == '\\') {
      buffer[end++] = '\\';
      buffer[end++] = (byte) c;
    } else if (c >= ' ') {
      buffer[end++] = (byte) c;
    } else {
      putControl(c);
    }
  }

  private void putControl(char c) {
    buffer[end++] = '\\';
    switch (c) {
      case '\n' -> buffer[end++] = 'n';
      case '\r' -> buffer[end++] = 'r';
      case '\t' -> buffer[end++] = 't';
      case '\b' -> buffer[end++] = 'b';
      case '\f' -> buffer[end++] = 'f';
      default -> {
        buffer[end++] = 'u';
        buffer[end++] = '0';
        buffer[end++] = '0';
        buffer[end++] = HEX[c >> 4];
        buffer[end++] = HEX[c & 0xf];
      }
    }
  }

  private void put(char c) {
    reserve(1);
    buffer[end++] = (byte) c;
  }

  private void reserve(int more) {
    if (buffer.length - end < more) {
      grow(more, 2);
    }
  }

  private void grow(int more, int factor) {
    if ((long) end + more > limit) {
      thrownAway += end;
      end = 0;
    }
    long wanted =
        Math.max((long) end + more, Math.min((long) buffer.length * factor, Integer.MAX_VALUE - 8));
    if (wanted > buffer.length) {
      buffer = Arrays.copyOf(buffer, (int) Math.min(wanted, Integer.MAX_VALUE - 8));
    }
  }
}
