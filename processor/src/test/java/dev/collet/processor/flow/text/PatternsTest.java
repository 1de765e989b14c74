package dev.collet.processor.flow.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.collet.processor.flow.value.Choice;
import dev.collet.processor.flow.value.Fact;
import dev.collet.processor.flow.value.Ranges;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is known about a text that a pattern has matched. */
class PatternsTest {
  private static final String INT = "[+-]?0*([0-9]{1,9}|1[0-9]{9}|20[0-9]{8})";
  private static final String WORD = "[a-zA-Z]*";
  private final Patterns patterns = new Patterns(() -> Set.of(INT, WORD));

  private Fact matched(String java) {
    return patterns.matched(java, false, Ranges.SIZE);
  }

  private static boolean fits(Fact fact, String accepted) {
    return Boolean.TRUE.equals(fact.traits().get(Patterns.trait(accepted)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\\d{1,9}",
        "[0-9]{3}",
        "-?\\d{1,5}",
        "\\p{Digit}{2}",
        "(?:1|2|30)",
        "^\\d{4}$",
        "(\\d){2}",
        "[1-9]\\d{0,3}+",
        "(?>\\d{2})",
        "\\A7\\z",
        "2000000000",
        "0{20}5",
      })
  void textsThatAnIntReads(String java) {
    assertTrue(fits(matched(java), INT));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\\d{1,10}",
        "\\d+",
        "\\d*",
        "[0-9a-f]{3}",
        "\\d{3} ?",
        "\\w{2}",
        "1|x",
        "3000000000",
        "[0-9&&[^5]]{2}",
        "[0-9[a]]{2}",
        "[]0-9]{2}",
        "\\Q12\\E",
        "(\\d)\\1x",
        "[[:digit:]]",
      })
  void textsThatAnIntDoesNotRead(String java) {
    assertFalse(fits(matched(java), INT));
  }

  @Test
  void lengthCounts() {
    assertTrue(fits(patterns.matched("\\d+", false, Ranges.of(1, 9)), INT));
    assertFalse(fits(patterns.matched("\\d*", false, Ranges.of(0, 9)), INT));
    assertTrue(fits(patterns.matched("\\d*", false, Ranges.of(1, 9)), INT));
  }

  @Test
  void caseIsIgnoredWhereThePatternSaysSo() {
    Fact upper = patterns.matched("(?<kind>[a-c]x)", true, Ranges.SIZE);
    assertEquals(
        Fact.choice(
                new Choice(
                    true,
                    Set.of("ax", "bx", "cx", "Ax", "Bx", "Cx", "aX", "bX", "cX", "AX", "BX", "CX")))
            .choice(),
        upper.choice());
    assertTrue(fits(upper, WORD));
    assertEquals(upper.choice(), matched("(?i)[a-c]x").choice());
  }

  @ParameterizedTest
  @CsvSource({
    "\\d{2}, 0, 99",
    "[01]?\\d|2[0-3], 0, 23",
    "-?\\d{3}, -999, 999",
    "0[1-9]|1[0-2], 1, 12",
    "\\d{9}, 0, 999999999",
    "[1-9]\\d{17}, 100000000000000000, 999999999999999999",
    "'[1-9]\\d{0,2}', 1, 999",
    "[1-9]\\d{4}, 10000, 99999",
    "'\\d{3}[1-9]', 1, 9999",
    "'[+]?\\d{3}[1-9]', 1, 9999",
  })
  void numbersThatATextSpells(String java, long low, long high) {
    Ranges number = matched(java).number();
    assertEquals(low, number.low());
    assertEquals(high, number.high());
  }

  @Test
  void aLengthThatTakesTooLongSaysNothingLess() {
    String hex = "([0-9a-fA-F]{2})*";
    Patterns readers = new Patterns(() -> Set.of(hex));
    assertTrue(fits(readers.matched("([0-9a-f]{2})*", false, Ranges.of(0, 900)), hex));
  }

  @Test
  void whatSpellsNoNumberOrManyIsAnyNumber() {
    assertEquals(Ranges.ALL, matched("\\d+").number());
    assertEquals(Ranges.ALL, matched("a\\d").number());
    assertEquals(Ranges.ALL, matched("\\d{0,3}").number());
  }

  @Test
  void fewTextsAreListed() {
    assertEquals(new Choice(true, Set.of("RED", "GREEN")), matched("RED|GREEN").choice());
    assertEquals(Choice.ANY, matched("\\d{3}").choice());
    assertEquals(1, matched("a+").size().low());
    assertEquals(0, matched("a*").size().low());
  }

  /** What people should not write, and what is out of reach, ends and says nothing. */
  @Test
  void costlyPatternsSayNothing() {
    for (String java :
        new String[] {
          "(a|aa)+b{1000}(.{500}c){50}", ".*a.{20}", "(", "\\h+", "[", "a{2,1}", "\\"
        }) {
      assertTrue(matched(java).traits().isEmpty(), java);
    }
  }

  /** A rewritten pattern may match more than Java's, and never less. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "\\p{Alpha}\\p{Alnum}*+[\\p{Upper}_]?",
        "(?<a>x|y)+[^\\d\\s]{2,3}",
        "(?:ab|c)*\\.\\-\\:\\/",
        "[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+",
        "\\p{XDigit}{2}(?>-\\p{Lower})",
        "[\\]\\[^-]{2}_",
        "\\S+ \\d++",
      })
  void rewrittenPatternsMatchAllThatJavaMatches(String java) {
    String ecma = JavaSyntax.ecma(java, false);
    Random random = new Random(java.hashCode());
    Pattern rewritten = Pattern.compile(ecma);
    for (int i = 0; i < 300; i++) {
      String text = RegexSampler.sample(java, random);
      assertTrue(rewritten.matcher(text).matches(), text);
      Pattern either = Pattern.compile(JavaSyntax.ecma(java, true));
      assertTrue(either.matcher(text.toUpperCase(Locale.ROOT)).matches(), text);
    }
  }
}
