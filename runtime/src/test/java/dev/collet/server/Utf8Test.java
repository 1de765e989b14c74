package dev.collet.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;

class Utf8Test {
  /** The JDK's decoder is the second opinion. */
  @Test
  void agreesWithTheDecoderOfTheJdk() {
    Random random = new Random(20261129);
    int[] alphabet = {
      0x00, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1,
      0xED, 0xEF, 0xF0, 0xF1, 0xF4, 0xF5, 0xFF
    };
    int valid = 0;
    for (int i = 0; i < 300_000; i++) {
      byte[] bytes = new byte[random.nextInt(14)];
      for (int k = 0; k < bytes.length; k++) {
        bytes[k] =
            random.nextInt(3) > 0 ? (byte) 'a' : (byte) alphabet[random.nextInt(alphabet.length)];
      }
      boolean expected = decodes(bytes);
      valid += expected ? 1 : 0;
      assertEquals(expected, Utf8.isValid(bytes, 0, bytes.length), () -> hex(bytes));
    }
    assertEquals(true, valid > 10_000);
  }

  @Test
  void acceptsEveryCodePoint() {
    StringBuilder all = new StringBuilder();
    for (int c = 0; c <= Character.MAX_CODE_POINT; c++) {
      if (c < Character.MIN_SURROGATE || c > Character.MAX_SURROGATE) {
        all.appendCodePoint(c);
      }
    }
    byte[] bytes = all.toString().getBytes(StandardCharsets.UTF_8);
    assertEquals(true, Utf8.isValid(bytes, 0, bytes.length));
  }

  private static boolean decodes(byte[] bytes) {
    try {
      StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
      return true;
    } catch (CharacterCodingException e) {
      return false;
    }
  }

  private static String hex(byte[] bytes) {
    return java.util.HexFormat.of().formatHex(bytes);
  }
}
