package dev.collet.processor.shape;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class RegexDialectTest {
  @Test
  void whatIsTheSameStays() throws RegexDialect.Untranslatable {
    for (String regex :
        List.of(
            "[A-Z]{3}", "a|b", "(?:x)+?", "(?<year>\\d{4})", "\\w\\.\\d", "^a$", "\\p{Lu}", "")) {
      assertEquals(regex, RegexDialect.toEcma(regex));
    }
  }

  @Test
  void whatDiffersIsRewritten() throws RegexDialect.Untranslatable {
    assertEquals("[ \\t\\n\\u000B\\f\\r]", RegexDialect.toEcma("\\s"));
    assertEquals("[^\\n\\r\\u0085\\u2028\\u2029]", RegexDialect.toEcma("."));
    assertEquals("@-", RegexDialect.toEcma("\\@\\-"));
    assertEquals("a\\.b\\*", RegexDialect.toEcma("\\Qa.b*\\E"));
    assertEquals("[A-Za-z]", RegexDialect.toEcma("\\p{Alpha}"));
    assertEquals("[a\\]b]", RegexDialect.toEcma("[a\\]b]"));
    assertEquals("\\}\\]", RegexDialect.toEcma("}]"));
    assertEquals("\\u0041", RegexDialect.toEcma("\\x41"));
  }

  /** The rewritten expression takes the same texts in Java as the one that was written. */
  @Test
  void theMeaningIsKept() throws RegexDialect.Untranslatable {
    List<String> texts =
        List.of(
            "", " ", "a", "A", "ab", "a.b", "\u00a0", "\n", "a\nb", "1", "é", "]", "}", "-", "/");
    for (String regex :
        List.of(
            "\\s*",
            ".+",
            "[\\s\\d]",
            "\\S",
            "\\Qa.b\\E",
            "[^a]",
            "[]a]",
            "\\p{Alpha}+",
            "a?b?",
            "/",
            "[/-]")) {
      Pattern written = Pattern.compile(regex);
      Pattern translated = Pattern.compile(RegexDialect.toEcma(regex));
      for (String text : texts) {
        assertEquals(
            written.matcher(text).matches(),
            translated.matcher(text).matches(),
            () -> regex + " on '" + text + "'");
      }
    }
  }

  @Test
  void whatHasNoEqualIsRefused() {
    for (String regex :
        List.of(
            "a++",
            "(?>a)",
            "(?i)a",
            "[a[b]]",
            "[a&&b]",
            "\\Ra",
            "(a)\\1",
            "\\p{IsLatin}",
            "\\bx",
            "(")) {
      assertThrows(RegexDialect.Untranslatable.class, () -> RegexDialect.toEcma(regex), regex);
    }
  }
}
