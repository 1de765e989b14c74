package dev.collet.transport;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Cuts a stream of bytes into lines: LF or CRLF ends one, a byte order mark before the first and
 * blank lines are left out. A line over the limit is thrown away as it comes, so that it costs no
 * memory and the next one is found.
 */
final class LineReader {
  private static final int BUFFER = 64 << 10;

  private final InputStream in;
  private final int limit;
  private final byte[] buffer = new byte[BUFFER];
  private int position;
  private int end;
  private boolean isFirst = true;

  /**
   * @param limit the longest line, in bytes without its end
   */
  LineReader(InputStream in, int limit) {
    this.in = in;
    this.limit = limit;
  }

  /** A line; {@code bytes} is null when it was over the limit. */
  record Line(byte @Nullable [] bytes) {}

  /**
   * The next line that isn't blank; null at the end of the input.
   *
   * @throws IOException when the input can't be read
   */
  @Nullable Line next() throws IOException {
    while (true) {
      byte[] line = new byte[0];
      int length = 0; // of the whole line, also where it isn't kept
      boolean ended = false;
      while (!ended) {
        if (position == end && !fill()) {
          break;
        }
        int stop = position;
        while (stop < end && buffer[stop] != '\n') {
          stop++;
        }
        ended = stop < end;
        int count = stop - position;
        if (length <= limit + 1 && length + count <= limit + 1) { // one more for a CR
          line = append(line, length, count, ended);
        }
        length = (int) Math.min(Integer.MAX_VALUE / 2, (long) length + count);
        position = ended ? stop + 1 : stop;
      }
      if (length == 0 && !ended) {
        return null;
      }
      Line result = finish(line, length);
      if (result != null) {
        return result;
      }
    }
  }

  private byte[] append(byte[] line, int length, int count, boolean ended) {
    byte[] target = line;
    if (length + count > line.length) {
      int room = ended ? length + count : Math.max(length + count, line.length * 2);
      target = Arrays.copyOf(line, room);
    }
    System.arraycopy(buffer, position, target, length, count);
    return target;
  }

  /** Null for a blank line. */
  private @Nullable Line finish(byte[] line, int length) {
    if (length > limit + 1) {
      isFirst = false;
      return new Line(null);
    }
    int from = 0;
    int to = length;
    if (isFirst && to >= 3 && line[0] == (byte) 0xEF && line[1] == (byte) 0xBB) {
      from = line[2] == (byte) 0xBF ? 3 : 0;
    }
    isFirst = false;
    if (to > from && line[to - 1] == '\r') {
      to--;
    }
    int visible = from;
    while (visible < to && isBlank(line[visible])) {
      visible++;
    }
    if (visible == to) {
      return null;
    }
    if (to - from > limit) {
      return new Line(null);
    }
    return new Line(from == 0 && to == line.length ? line : Arrays.copyOfRange(line, from, to));
  }

  private static boolean isBlank(byte b) {
    return b == ' ' || b == '\t' || b == '\r';
  }

  private boolean fill() throws IOException {
    int count = in.read(buffer, 0, buffer.length);
    position = 0;
    end = Math.max(count, 0);
    return count > 0;
  }
}
