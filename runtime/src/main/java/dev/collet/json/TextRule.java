package dev.collet.json;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What a text must be like: its length in code points, and patterns that must all be found in it.
 */
public final class TextRule {
  private final int minLength;
  private final int maxLength;
  private final List<Wanted> patterns;

  private record Wanted(Pattern pattern, String form) {}

  private TextRule(int minLength, int maxLength, List<Wanted> patterns) {
    this.minLength = minLength;
    this.maxLength = maxLength;
    this.patterns = patterns;
  }

  /**
   * A rule on the length.
   *
   * @param minLength the fewest code points
   * @param maxLength the most code points, or -1
   */
  public static TextRule length(int minLength, int maxLength) {
    return new TextRule(minLength, maxLength, List.of());
  }

  /** A rule that any text fulfils. */
  public static TextRule any() {
    return new TextRule(0, -1, List.of());
  }

  /**
   * The same rule and a pattern.
   *
   * @param regex for {@code java.util.regex}, found anywhere in the text
   * @param form what to call such a text, as in "a text that is not blank"
   */
  public TextRule matching(String regex, String form) {
    List<Wanted> all = new ArrayList<>(patterns);
    all.add(new Wanted(Pattern.compile(regex), form));
    return new TextRule(minLength, maxLength, List.copyOf(all));
  }

  /** What the text should have been; null when it is good. */
  @Nullable String complaint(String text) {
    if (minLength > 0 || maxLength >= 0) {
      int length = text.codePointCount(0, text.length());
      if (length < minLength || (maxLength >= 0 && length > maxLength)) {
        return lengthForm();
      }
    }
    for (int i = 0; i < patterns.size(); i++) {
      Wanted wanted = patterns.get(i);
      if (!wanted.pattern().matcher(text).find()) {
        return wanted.form();
      }
    }
    return null;
  }

  private String lengthForm() {
    if (maxLength < 0) {
      return "a text of at least " + Count.of(minLength, "character");
    }
    if (minLength <= 0) {
      return "a text of at most " + Count.of(maxLength, "character");
    }
    return minLength == maxLength
        ? "a text of exactly " + Count.of(minLength, "character")
        : "a text of " + minLength + " to " + Count.of(maxLength, "character");
  }
}
