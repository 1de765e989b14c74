package dev.collet.processor.flow.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.collet.processor.flow.text.RegexGroups.Group;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Groups are those of java.util.regex, and filled where they always are. */
class RegexGroupsTest {
  private static final int SAMPLES = 200;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(\\d{4})-(\\d{2})",
        "([01]\\d|2[0-3]):([0-5]\\d)",
        "(a)?(b)*(c){2}(d){0,1}(e)",
        "(?:(a)|(b))(c)",
        "(?:x(a))?(b(c)(d|e(f)))",
        "(a)|(b)",
        "(?<year>\\d+)(?<rest>-(?<month>\\d+))?",
        "[(](a)[)]\\((b)\\)",
        "((a)|b)+(c)",
        "(?:(?:(a)))(b?)",
      })
  void areThoseOfJava(String regex) {
    List<Group> groups = RegexGroups.of(regex).groups();
    Pattern pattern = Pattern.compile(regex);
    assertEquals(pattern.matcher("").groupCount(), groups.size());
    Random random = new Random(regex.hashCode());
    for (int i = 0; i < SAMPLES; i++) {
      Matcher matcher = pattern.matcher(RegexSampler.sample(regex, random));
      assertTrue(matcher.matches());
      for (int group = 1; group <= groups.size(); group++) {
        String text = matcher.group(group);
        Group known = groups.get(group - 1);
        assertFalse(text == null && known.isFilled(), known + " in " + matcher.group());
        if (text != null) {
          assertTrue(Pattern.matches(known.pattern(), text), known + " for " + text);
        }
        if (known.name() != null) {
          assertEquals(text, matcher.group(known.name()));
        }
      }
    }
  }

  @Test
  void filledOnesAreKnownToBe() {
    List<Group> groups = RegexGroups.of("(\\d+)(?:-(\\d+))?/([a|]|b)(c)?").groups();
    assertEquals(List.of(true, false, true, false), groups.stream().map(Group::isFilled).toList());
    assertEquals("[a|]|b", groups.get(2).pattern());
    assertFalse(RegexGroups.of("(a)|b").groups().get(0).isFilled());
    assertEquals("\\d", RegexGroups.of("(?<x>\\d)").named("x").pattern());
  }

  @Test
  void anchorsCountOnBothSidesOfTheWhole() {
    assertTrue(RegexGroups.of("^\\d+$").isAnchored());
    assertTrue(RegexGroups.of("\\A(a|b)\\z").isAnchored());
    for (String open : List.of("\\d+", "^\\d+", "\\d+$", "^a|b$", "^a\\$")) {
      assertFalse(RegexGroups.of(open).isAnchored(), open);
    }
  }
}
