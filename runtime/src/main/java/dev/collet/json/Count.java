package dev.collet.json;

import org.jspecify.annotations.Nullable;

/** Counts and their limits in words. */
final class Count {
  private Count() {}

  /** "1 element", "2 elements". */
  static String of(int count, String noun) {
    return count + " " + noun + (count == 1 ? "" : "s");
  }

  /**
   * What a count should have been; null when it is within its limits.
   *
   * @param max or -1
   */
  static @Nullable String complaint(int count, int min, int max, String noun) {
    if (count >= min && (max < 0 || count <= max)) {
      return null;
    }
    String form;
    if (max < 0) {
      form = "at least " + of(min, noun);
    } else if (min <= 0) {
      form = "at most " + of(max, noun);
    } else {
      form = min == max ? "exactly " + of(min, noun) : min + " to " + of(max, noun);
    }
    return "expected " + form + ", got " + count;
  }
}
