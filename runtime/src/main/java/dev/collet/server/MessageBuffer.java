package dev.collet.server;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import dev.collet.json.Utf8Writer;
import org.jspecify.annotations.Nullable;

/**
 * Builds one message of JSON as UTF-8 bytes: the frame around what generated code writes into the
 * same buffer.
 */
final class MessageBuffer {
  private final Utf8Writer writer = new Utf8Writer();

  /** Where generated code writes a value. */
  Utf8Writer writer() {
    return writer;
  }

  /** Makes room for so many more bytes at once. */
  void expect(int more) {
    writer.expect(more);
  }

  byte[] array() {
    return writer.buffer();
  }

  int size() {
    return writer.length();
  }

  /** Forgets everything. */
  void clear() {
    writer.limit(Long.MAX_VALUE);
    writer.reset();
  }

  /** Forgets what comes after that position. */
  void truncate(int position) {
    writer.truncate(position);
  }

  /** From here on no more than that many bytes are kept, until {@link #endLimit}. */
  void beginLimit(long maxBytes) {
    writer.limit(writer.length() + maxBytes);
  }

  /**
   * Ends the limit that began at that position.
   *
   * @return 0 when it was kept; else how many bytes came, and the buffer is then of no use
   */
  long endLimit(int start) {
    long came = writer.isOverLimit() ? writer.size() - start : 0;
    writer.limit(Long.MAX_VALUE);
    return came;
  }

  /** Appends bytes as they are. */
  @CanIgnoreReturnValue
  MessageBuffer raw(byte[] bytes) {
    writer.raw(bytes);
    return this;
  }

  /** Appends bytes as they are. */
  void raw(byte[] bytes, int offset, int length) {
    writer.raw(bytes, offset, length);
  }

  /** Appends a text of ASCII characters as it is. */
  @CanIgnoreReturnValue
  MessageBuffer ascii(String text) {
    writer.ascii(text);
    return this;
  }

  /** Appends an integer. */
  @CanIgnoreReturnValue
  MessageBuffer number(long value) {
    writer.writeLong(value);
    return this;
  }

  /** Appends a JSON string; half a surrogate pair becomes U+FFFD. */
  @CanIgnoreReturnValue
  MessageBuffer string(String text) {
    writer.writeString(text);
    return this;
  }

  /**
   * Appends a JDK tree.
   *
   * @throws dev.collet.json.UnwritableValue when something in it is no JSON value
   */
  @CanIgnoreReturnValue
  MessageBuffer tree(@Nullable Object tree) {
    writer.writeAny(tree);
    return this;
  }

  /** Appends JSON that stands in this buffer as a JSON string. */
  void copyAsString(int from, int to) {
    writer.writeJsonAsString(writer.buffer(), from, to - from);
  }

  /** A copy of what was written. */
  byte[] toByteArray() {
    return writer.toByteArray();
  }
}
