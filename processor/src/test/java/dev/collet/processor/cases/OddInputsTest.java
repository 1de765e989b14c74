package dev.collet.processor.cases;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.collet.processor.emit.Generated;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A message for a rejected argument names the place, the expected form and the value that came, cut
 * short: in English whatever the locale, without control characters, and never what is sensitive.
 */
class OddInputsTest {
  private static final String SOURCE =
      Served.source(
          """
          public record Login(String user, @Sensitive @Size(max = 3) String password, @Sensitive Secret secret) {}
          public record Secret(int pin, List<String> words) {}
          public record Tree(int n, List<Tree> kids) {}
          public sealed interface Key permits Pin, Word {}
          public record Pin(int pin) implements Key {}
          public record Word(String word) implements Key {}
          @Tool(description = "x") public String login(Login login) { return "in"; }
          @Tool(description = "x") public String token(@Sensitive @Pattern(regexp = "[0-9]+") String token,
              @Sensitive LocalDate born, @Sensitive Map<Integer, Integer> map, @Sensitive Key key) { return "in"; }
          @MapError(exception = IllegalStateException.class, message = "No {user}: {message}")
          @Tool(description = "x") public String open(String user, @Sensitive String pin) { throw new IllegalStateException("closed"); }
          @Tool(description = "x") public void numbers(int i, @Max(1234567) long l, @Min(-5) byte b, double d,
              @DecimalMax("1234.5") BigDecimal e, @Size(min = 1000, max = 2000) String s, List<@Min(10) Integer> list, Year y) {}
          @Tool(description = "x") public void tree(Tree tree) {}
          @Tool(description = "x") public void text(@Size(max = 3) String a) {}
          @Tool(description = "x") public void date(LocalDate a) {}
          """);

  private static final Generated.Tools TOOLS =
      Generated.compile(List.of(), SOURCE).tools("p.Tools");
  private static final Served SERVED = Served.of(TOOLS.toolset(), builder -> builder);

  private static final String BAD_NUMBERS =
      "{\"i\":12345678901,\"l\":1234568,\"b\":-6,\"d\":\"x\",\"e\":1234.51,\"s\":\"x\","
          + "\"list\":[9],\"y\":\"99999\"}";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "tr-TR",
        "ar-EG-u-nu-arab",
        "de-DE",
        "hi-IN-u-nu-deva",
        "fa-IR",
        "th-TH-u-nu-thai"
      })
  void messagesAreEnglishWhateverTheLocale(String tag) {
    Locale before = Locale.getDefault();
    List<String> expected = TOOLS.problems("numbers", BAD_NUMBERS);
    assertEquals(8, expected.size());
    Locale.setDefault(Locale.forLanguageTag(tag));
    try {
      assertEquals(expected, TOOLS.problems("numbers", BAD_NUMBERS));
      Generated.Tools compiled = Generated.compile(List.of(), SOURCE).tools("p.Tools");
      assertEquals(expected, compiled.problems("numbers", BAD_NUMBERS));
      assertEquals(TOOLS.descriptor("numbers").json(), compiled.descriptor("numbers").json());
      String text = SERVED.error("numbers", BAD_NUMBERS);
      assertTrue(text.chars().allMatch(c -> c < 128), text);
      assertTrue(text.contains("1234567") && text.contains("2147483647"), text);
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void whatIsSensitiveIsInNoMessage() {
    String arguments =
        "{\"login\":{\"user\":5,\"password\":\"hunter2\",\"secret\":"
            + "{\"pin\":\"hunter2\",\"words\":[\"a\",[\"hunter2\"]],\"hunter2\":1}}}";
    String text = SERVED.error("login", arguments);
    assertFalse(text.contains("hunter2"), text);
    assertTrue(text.contains("/login/password"), text);
    assertTrue(text.contains("/login/user: expected string, got number 5"), text);
    text =
        SERVED.error(
            "token",
            "{\"token\":\"hunter2\",\"born\":\"hunter2\",\"map\":{\"hunter2\":\"hunter2\"},"
                + "\"key\":{\"type\":\"hunter2\"}}");
    assertFalse(text.contains("hunter2"), text);
    assertTrue(text.contains("/token") && text.contains("/born"), text);
  }

  @Test
  void whatIsSensitiveIsInNoLog() {
    StringBuilder logged = new StringBuilder();
    Handler handler =
        new Handler() {
          @Override
          public void publish(LogRecord entry) {
            logged.append(entry.getMessage()).append(Arrays.toString(entry.getParameters()));
            if (entry.getThrown() != null) {
              logged.append(entry.getThrown());
            }
          }

          @Override
          public void flush() {}

          @Override
          public void close() {}
        };
    Logger root = Logger.getLogger("");
    root.addHandler(handler);
    try {
      assertEquals("No u: closed", SERVED.error("open", "{\"user\":\"u\",\"pin\":\"hunter2\"}"));
      SERVED.error("token", "{\"token\":\"hunter2\"}");
    } finally {
      root.removeHandler(handler);
    }
    assertFalse(logged.toString().contains("hunter2"), logged::toString);
  }

  @Test
  void longValuesAreCutShort() {
    String value = "z".repeat(100_000);
    String text = SERVED.error("date", "{\"a\":\"" + value + "\"}");
    assertTrue(text.length() < 400, text);
    assertTrue(text.contains("/a: expected a date as YYYY-MM-DD, got \"zzz"), text);
    String unknown = SERVED.error("date", "{\"" + value + "\":1}");
    assertTrue(unknown.length() < 1_000, unknown);
    String digits = SERVED.error("tree", "{\"tree\":" + "9".repeat(5_000) + "}");
    assertTrue(digits.length() < 400, digits);
    String deep = "[".repeat(50) + "]".repeat(50);
    assertTrue(SERVED.error("date", "{\"a\":" + deep + "}").length() < 400);
  }

  /** A pair that is cut in its middle would spoil the whole answer. */
  @Test
  void cutsKeepPairsWhole() {
    for (int i = 0; i < 4; i++) {
      String text =
          SERVED.error("date", "{\"a\":\"" + "y".repeat(i) + "\ud83d\ude80".repeat(500) + "\"}");
      for (int j = 0; j < text.length(); j++) {
        char c = text.charAt(j);
        boolean isPaired =
            Character.isHighSurrogate(c)
                ? j + 1 < text.length() && Character.isLowSurrogate(text.charAt(j + 1))
                : !Character.isLowSurrogate(c) || Character.isHighSurrogate(text.charAt(j - 1));
        assertTrue(isPaired && c != '\ufffd', text);
      }
    }
  }

  @Test
  void controlCharactersAreShownAsEscapes() {
    String text =
        SERVED.error("date", "{\"a\":\"x\\u0000\\u001b[31m\\r\\n\\u2028\\u202e\\u0085y\"}");
    assertFalse(
        text.lines().skip(1).anyMatch(line -> line.chars().anyMatch(Character::isISOControl)),
        text);
    assertEquals(2, text.lines().count(), text);
    String name = SERVED.error("date", "{\"a\":\"2026-01-01\",\"b\\n\\u0007c\":1}");
    assertEquals(2, name.lines().count(), name);
    assertFalse(name.chars().filter(c -> c != '\n').anyMatch(Character::isISOControl), name);
  }

  @Test
  void manyProblemsAreTwenty() {
    StringBuilder kids = new StringBuilder();
    for (int i = 0; i < 500; i++) {
      kids.append(i == 0 ? "" : ",")
          .append("{\"n\":\"x\",\"kids\":[],\"u")
          .append(i)
          .append("\":1}");
    }
    String text = SERVED.error("tree", "{\"tree\":{\"n\":1,\"kids\":[" + kids + "]}}");
    assertTrue(text.lines().count() <= 22, text);
    assertTrue(text.length() < 8_000, () -> text.length() + "");
  }

  @Test
  void deepNestingNamesThePlace() {
    StringBuilder tree = new StringBuilder("{\"n\":\"x\",\"kids\":[]}");
    for (int i = 0; i < 20; i++) {
      tree.insert(0, "{\"n\":1,\"kids\":[").append("]}");
    }
    String text = SERVED.error("tree", "{\"tree\":" + tree + "}");
    assertTrue(text.contains("/tree" + "/kids/0".repeat(20) + "/n: expected integer"), text);
  }
}
