package dev.collet.processor.model;

import java.math.BigInteger;
import java.util.Map;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The grammar of {@code @Tool(timeout = …)}: a whole number and a unit. */
final class TimeLimit {
  private static final Pattern FORM = Pattern.compile("([0-9]{1,18})\\s?(ms|s|m|h)");
  private static final Map<String, Long> UNITS =
      Map.of("ms", 1L, "s", 1_000L, "m", 60_000L, "h", 3_600_000L);

  /** The longest time limit: a day, in milliseconds. */
  static final long LONGEST = 86_400_000L;

  private TimeLimit() {}

  /** Milliseconds; empty when the text is not of the form, is zero, or is over a day. */
  static OptionalLong parse(String text) {
    Matcher matcher = FORM.matcher(text);
    if (!matcher.matches()) {
      return OptionalLong.empty();
    }
    long unit = UNITS.getOrDefault(matcher.group(2), 1L);
    BigInteger millis = new BigInteger(matcher.group(1)).multiply(BigInteger.valueOf(unit));
    return millis.signum() > 0 && millis.compareTo(BigInteger.valueOf(LONGEST)) <= 0
        ? OptionalLong.of(millis.longValueExact())
        : OptionalLong.empty();
  }
}
