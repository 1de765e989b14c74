package dev.collet.processor;

/**
 * Finds halves of surrogate pairs. They are no characters: JSON can spell them, and many readers
 * refuse the whole text for one.
 */
final class HalfPairs {
  private HalfPairs() {}

  /**
   * Whether JSON that {@link dev.collet.schema.CanonicalJson} wrote holds one: it escapes no other.
   */
  static boolean areIn(String json) {
    for (int at = json.indexOf("\\ud"); at >= 0; at = json.indexOf("\\ud", at + 1)) {
      boolean isSurrogate = at + 3 < json.length() && "89abcdef".indexOf(json.charAt(at + 3)) >= 0;
      if (isSurrogate && !isEscaped(json, at)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isEscaped(String json, int at) {
    int before = at;
    while (before > 0 && json.charAt(before - 1) == '\\') {
      before--;
    }
    return (at - before) % 2 == 1;
  }
}
