package dev.collet.json;

import java.util.UUID;

/** Reads UUIDs in full: {@code UUID.fromString} takes shortened ones, too. */
final class UuidText {
  private UuidText() {}

  /**
   * Reads a UUID of 36 characters.
   *
   * @throws IllegalArgumentException when it isn't one
   */
  static UUID parse(String text) {
    if (text.length() != 36) {
      throw new IllegalArgumentException("not 36 characters");
    }
    for (int i = 0; i < 36; i++) {
      boolean isDash = i == 8 || i == 13 || i == 18 || i == 23;
      char c = text.charAt(i);
      boolean isHex = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
      if (isDash ? c != '-' : !isHex) {
        throw new IllegalArgumentException("not a UUID");
      }
    }
    return UUID.fromString(text);
  }
}
