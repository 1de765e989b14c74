package dev.collet.processor.flow.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What is left of a pattern is held to what is left of texts that it matches. */
class RegexSlicesTest {
  private static final List<String> REGEXES =
      List.of(
          "TRK-\\d{4}",
          "[A-Z]{2}/[0-9]{4}/[0-9]{1,6}",
          "[1-9][0-9]{2}",
          "[a-f]{2}\\.[0-9]+",
          "(?:x|y)[0-9]{2}",
          "([a-c]-){2}[0-9]{3}",
          "-?\\d{1,3}[CF]",
          "[0-9]{2}[a-z]*[0-9]{3}",
          "^[0-9]{3}x{2}");

  @Test
  void partsMatchWhatIsLeft() {
    Random random = new Random(7);
    int known = 0;
    for (String regex : REGEXES) {
      RegexSlices slices = RegexSlices.of(regex);
      for (int i = 0; i < 50 && slices != null; i++) {
        String text = RegexSampler.sample(regex.replace("^", "").replace("(?:", "("), random);
        for (int cut = 0; cut <= text.length(); cut++) {
          known += check(slices.withoutFirst(cut), text.substring(cut));
          known += check(slices.first(cut), text.substring(0, cut));
          known += check(slices.withoutLast(cut), text.substring(0, text.length() - cut));
        }
      }
    }
    assertTrue(known > 2_000, "only " + known + " parts are known");
  }

  private static int check(@Nullable RegexSlices part, String left) {
    if (part == null) {
      return 0;
    }
    assertTrue(Pattern.matches(part.regex(), left), part.regex() + " does not match " + left);
    return 1;
  }

  @Test
  void endsThatAreFixed() {
    assertEquals("\\d{4}", regex(RegexSlices.of("TRK-\\d{4}"), 4));
    assertEquals("[0-9]{2}x", regex(RegexSlices.of("[0-9]{4}x"), 2));
    assertEquals("[0-9]x", regex(RegexSlices.of("[0-9]{2}x"), 1));
    RegexSlices degrees = RegexSlices.of("-?\\d{1,3}[CF]");
    assertNotNull(degrees);
    assertEquals("-?\\d{1,3}", String.valueOf(degrees.withoutLast(1).regex()));
    assertNull(degrees.withoutLast(2));
    assertNull(degrees.first(1));
  }

  private static String regex(@Nullable RegexSlices slices, int first) {
    assertNotNull(slices);
    RegexSlices rest = slices.withoutFirst(first);
    assertNotNull(rest);
    return rest.regex();
  }

  @Test
  void whatIsNotUnderstoodHasNoParts() {
    for (String regex : List.of("a|b", "(?i)abc", "[a[b]]", "\\Qa\\E", "a$", "(\\(){2}")) {
      assertNull(RegexSlices.of(regex), regex);
    }
    // A character that is not in the class may be two of Java's.
    RegexSlices any = RegexSlices.of("[^a]{3}b");
    assertNotNull(any);
    assertNull(any.withoutFirst(1));
  }
}
