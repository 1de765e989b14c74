package dev.collet.transport;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Bodies that are too large, end too early, or never end. */
class BodyReaderTest {
  private static final int LIMIT = 200_000;

  private final BodyReader reader = new BodyReader(LIMIT, Duration.ofMinutes(10));

  /** A client that sends a byte at a time and never comes to its end. */
  private static final class Drip extends InputStream {
    @Override
    public int read() {
      return 'x';
    }

    @Override
    public int read(byte[] bytes, int offset, int length) {
      FakeHandler.sleep(2);
      bytes[offset] = 'x';
      return 1;
    }
  }

  private int status(BodyReader used, InputStream in, long declared) {
    return assertThrows(BodyReader.Refused.class, () -> used.read(in, declared)).refusal().status();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 65_536, 65_537, LIMIT})
  void aBodyComesAsItIs(int length) throws IOException {
    byte[] body = new byte[length];
    java.util.Arrays.fill(body, (byte) 'x');
    assertArrayEquals(body, reader.read(new ByteArrayInputStream(body), length));
    assertArrayEquals(body, reader.read(new ByteArrayInputStream(body), -1));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 65_536, 65_537, LIMIT})
  void aBodyThatEndsTooEarlyIsABadRequest(int declared) {
    assertEquals(400, status(reader, new ByteArrayInputStream(new byte[declared - 1]), declared));
  }

  @Test
  void aBodyOverTheLimitIsTooLarge() {
    byte[] body = new byte[LIMIT + 1];
    assertEquals(413, status(reader, new ByteArrayInputStream(body), -1));
    assertEquals(413, status(reader, new ByteArrayInputStream(body), body.length));
  }

  @ParameterizedTest
  @ValueSource(longs = {100_000, 1L << 20, -1, 60_000})
  void aBodyThatDripsIsGivenUp(long declared) {
    BodyReader impatient = new BodyReader(LIMIT, Duration.ofMillis(20));
    assertEquals(408, status(impatient, new Drip(), declared));
  }
}
