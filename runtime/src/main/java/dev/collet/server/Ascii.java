package dev.collet.server;

import java.nio.charset.StandardCharsets;

/** Turns the constant parts of messages into bytes, once. */
final class Ascii {
  private Ascii() {}

  static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }

  static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
