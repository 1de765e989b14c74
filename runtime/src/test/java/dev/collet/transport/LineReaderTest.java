package dev.collet.transport;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LineReaderTest {
  private static final String TOO_LONG = "<too long>";

  private static List<String> read(InputStream in, int limit) throws IOException {
    LineReader reader = new LineReader(in, limit);
    List<String> lines = new ArrayList<>();
    LineReader.Line line;
    while ((line = reader.next()) != null) {
      byte[] bytes = line.bytes();
      lines.add(bytes == null ? TOO_LONG : new String(bytes, StandardCharsets.ISO_8859_1));
    }
    assertNull(reader.next());
    return lines;
  }

  private static List<String> read(String text, int limit) throws IOException {
    return read(new ByteArrayInputStream(text.getBytes(StandardCharsets.ISO_8859_1)), limit);
  }

  @Test
  void lineFeedsAndCarriageReturnsEndLines() throws IOException {
    assertEquals(List.of("a", "b", "c"), read("a\nb\r\nc", 10));
  }

  @Test
  void aCarriageReturnInsideIsData() throws IOException {
    assertEquals(List.of("{\r}", "\rb\r"), read("{\r}\n\rb\r\r\n", 10));
  }

  @Test
  void blankLinesAreLeftOut() throws IOException {
    assertEquals(List.of("a", "b"), read("\n\r\n \t\na\n\n\n  \r\nb\n\n", 10));
  }

  @Test
  void aByteOrderMarkIsLeftOutBeforeTheFirstLineOnly() throws IOException {
    String mark = "\u00ef\u00bb\u00bf";
    assertEquals(List.of("a", mark + "b"), read(mark + "a\n" + mark + "b\n", 10));
    assertEquals(List.of("a"), read(mark + "\na\n", 10));
    assertEquals(List.of(), read(mark, 10));
    assertEquals(List.of("\u00ef\u00bb"), read("\u00ef\u00bb\n", 10));
  }

  @ParameterizedTest
  @ValueSource(ints = {11, 12, 13, 1_000, 65_536, 65_537, 200_000})
  void aLineOverTheLimitIsThrownAwayAndTheNextOneIsFound(int length) throws IOException {
    String line = "x".repeat(length);
    assertEquals(List.of("a", TOO_LONG, "b"), read("a\n" + line + "\nb\n", 10));
    assertEquals(List.of(TOO_LONG), read(line, 10));
  }

  @Test
  void theLimitDoesNotCountTheEndOfTheLine() throws IOException {
    String ten = "0123456789";
    assertEquals(
        List.of(ten, ten, ten, TOO_LONG),
        read(ten + "\n" + ten + "\r\n" + ten + "\n" + ten + "0\r\n", 10));
  }

  @Test
  void anEndlessLineCostsNoMemory() throws IOException {
    InputStream endless =
        new InputStream() {
          private long left = 3L << 30;

          @Override
          public int read() {
            throw new UnsupportedOperationException();
          }

          @Override
          public int read(byte[] b, int off, int len) {
            if (left <= 0) {
              return -1;
            }
            java.util.Arrays.fill(b, off, off + len, (byte) 'x');
            left -= len;
            return len;
          }
        };
    assertEquals(List.of(TOO_LONG), read(endless, 1_000_000));
  }

  /** However the bytes arrive, the lines are the same as those of a simple split. */
  @Test
  void cutsLikeASimpleSplit() throws IOException {
    Random random = new Random(20260728);
    for (int round = 0; round < 2_000; round++) {
      StringBuilder text = new StringBuilder();
      int length = random.nextInt(60);
      for (int i = 0; i < length; i++) {
        text.append("ab \r\n\n".charAt(random.nextInt(6)));
      }
      int limit = 1 + random.nextInt(8);
      byte[] bytes = text.toString().getBytes(StandardCharsets.ISO_8859_1);
      InputStream dribble =
          new ByteArrayInputStream(bytes) {
            @Override
            public synchronized int read(byte[] b, int off, int len) {
              return super.read(b, off, Math.min(len, 1 + random.nextInt(5)));
            }
          };
      assertEquals(expected(text.toString(), limit), read(dribble, limit), text.toString());
    }
  }

  private static List<String> expected(String text, int limit) {
    List<String> lines = new ArrayList<>();
    for (String raw : text.split("\n", -1)) {
      String line = raw.endsWith("\r") ? raw.substring(0, raw.length() - 1) : raw;
      if (line.length() > limit) {
        // White space over the limit is thrown away unseen, and so counts as a message.
        if (!line.isBlank() || raw.length() > limit + 1) {
          lines.add(TOO_LONG);
        }
      } else if (!line.isBlank()) {
        lines.add(line);
      }
    }
    return lines;
  }
}
