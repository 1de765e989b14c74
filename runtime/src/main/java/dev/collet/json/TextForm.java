package dev.collet.json;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The published form of a kind of text.
 *
 * @param name what to call such a text in a message
 * @param pattern what the whole text must match because the schema says so; null when the schema
 *     leaves it to a format
 */
record TextForm(String name, @Nullable Pattern pattern) {
  private static final String DAY = "[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])";
  private static final String CLOCK = "([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?";
  private static final String OFFSET = "(Z|[+-](0[0-9]|1[0-8]):[0-5][0-9])";

  static final TextForm BASE64 = of("base64 text");
  static final TextForm DATE = of("a date as YYYY-MM-DD");
  static final TextForm TIME = of("a time as HH:MM:SS", CLOCK);
  static final TextForm DATE_TIME =
      of("a date and time without an offset, as YYYY-MM-DDTHH:MM:SS", DAY + "T" + CLOCK);
  static final TextForm OFFSET_TIME = of("a time with an offset, as HH:MM:SSZ or HH:MM:SS+02:00");
  static final TextForm OFFSET_DATE_TIME =
      of("a date and time with an offset, as YYYY-MM-DDTHH:MM:SSZ or YYYY-MM-DDTHH:MM:SS+02:00");
  static final TextForm INSTANT = of("a date and time with an offset, as YYYY-MM-DDTHH:MM:SSZ");
  static final TextForm ZONED_DATE_TIME =
      of(
          "a date and time with an offset and a zone, as YYYY-MM-DDTHH:MM:SS+02:00[Europe/Paris]",
          DAY + "T" + CLOCK + OFFSET + "(\\[[A-Za-z0-9/+_:~.-]+\\])?");
  static final TextForm YEAR = of("a year as YYYY", "[0-9]{4}");
  static final TextForm YEAR_MONTH = of("a month as YYYY-MM", "[0-9]{4}-(0[1-9]|1[0-2])");
  static final TextForm MONTH_DAY =
      of("a day of the year as --MM-DD", "--(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])");
  static final TextForm DURATION = of("a duration such as PT30M or P1DT12H");
  static final TextForm PERIOD = of("a period such as P1Y6M or P14D");
  static final TextForm ZONE_ID =
      of("a time zone such as Europe/Paris", "([A-Za-z][A-Za-z0-9~/._+:-]*|[+-][0-9:]+)");
  static final TextForm ZONE_OFFSET =
      of(
          "an offset such as Z or +02:00",
          "(Z|[+-]((0[0-9]|1[0-7]):[0-5][0-9](:[0-5][0-9])?|18:00(:00)?))");
  static final TextForm LOCALE =
      of("a language tag such as en or pt-BR", "[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8})*");
  static final TextForm CURRENCY = of("a currency code such as EUR", "[A-Z]{3}");
  static final TextForm UUID = of("a UUID such as 6f9619ff-8b86-4011-b42d-00c04fc964ff");
  static final TextForm URI = of("a URI such as https://example.com/a");
  static final TextForm URL = of("a URL such as https://example.com/a");
  static final TextForm PATH = of("a path of the file system");

  /** Whether the schema has room for the text. */
  boolean admits(String text) {
    return pattern == null || pattern.matcher(text).matches();
  }

  private static TextForm of(String name) {
    return new TextForm(name, null);
  }

  private static TextForm of(String name, String pattern) {
    return new TextForm(name, Pattern.compile(pattern));
  }
}
