package dev.collet.processor.shape;

import org.jspecify.annotations.Nullable;

/**
 * Java types that are a JSON string, each with the form of its text. The generated reader and
 * writer and the schema take the form from here, so it is documented in one place.
 *
 * <p>Where JSON Schema has a {@code format} that fits, it is published; where it has none, a
 * pattern is. What neither can say (that 30 February does not exist, that a time zone is unknown)
 * is refused by the reader all the same and listed in docs/types.md.
 */
public enum TextKind {
  STRING(null, null, "text"),
  /** One UTF-16 code unit. */
  CHAR(null, null, "a single character"),
  /** Base64 with padding (RFC 4648, section 4). */
  BYTES(null, null, "base64 text"),
  /** RFC 3339 full-date. */
  LOCAL_DATE("date", null, "a date as YYYY-MM-DD"),
  /** Seconds and their fraction may be left out when read; seconds are always written. */
  LOCAL_TIME(null, "^" + Form.TIME + "$", "a time as HH:MM:SS"),
  /** As LOCAL_TIME after a date and a T. */
  LOCAL_DATE_TIME(
      null,
      "^" + Form.DATE + "T" + Form.TIME + "$",
      "a date and time without an offset, as YYYY-MM-DDTHH:MM:SS"),
  /** RFC 3339 full-time. */
  OFFSET_TIME("time", null, "a time with an offset, as HH:MM:SSZ or HH:MM:SS+02:00"),
  /** RFC 3339 date-time. */
  OFFSET_DATE_TIME(
      "date-time",
      null,
      "a date and time with an offset, as YYYY-MM-DDTHH:MM:SSZ or YYYY-MM-DDTHH:MM:SS+02:00"),
  /** RFC 3339 date-time, then optionally a zone in brackets. */
  ZONED_DATE_TIME(
      null,
      "^" + Form.DATE + "T" + Form.TIME + Form.OFFSET + "(\\[[A-Za-z0-9/+_:~.-]+\\])?$",
      "a date and time with an offset and a zone, as YYYY-MM-DDTHH:MM:SS+02:00[Europe/Paris]"),
  /** RFC 3339 date-time with any offset when read; written with Z. */
  INSTANT("date-time", null, "a date and time with an offset, as YYYY-MM-DDTHH:MM:SSZ"),
  YEAR(null, "^[0-9]{4}$", "a year as YYYY"),
  YEAR_MONTH(null, "^[0-9]{4}-(0[1-9]|1[0-2])$", "a month as YYYY-MM"),
  MONTH_DAY(null, "^--(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$", "a day of the year as --MM-DD"),
  /** As java.time.Duration reads and writes it: days, hours, minutes, seconds with a fraction. */
  DURATION("duration", null, "a duration such as PT30M or P1DT12H"),
  /** As java.time.Period reads and writes it: years, months, weeks, days. */
  PERIOD("duration", null, "a period such as P1Y6M or P14D"),
  ZONE_ID(null, "^([A-Za-z][A-Za-z0-9~/._+:-]*|[+-][0-9:]+)$", "a time zone such as Europe/Paris"),
  ZONE_OFFSET(
      null,
      "^(Z|[+-]((0[0-9]|1[0-7]):[0-5][0-9](:[0-5][0-9])?|18:00(:00)?))$",
      "an offset such as Z or +02:00"),
  /** A BCP 47 language tag. */
  LOCALE(null, "^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8})*$", "a language tag such as en or pt-BR"),
  /** An ISO 4217 code that the JDK knows. */
  CURRENCY(null, "^[A-Z]{3}$", "a currency code such as EUR"),
  /** 8-4-4-4-12 hexadecimal digits; written in lower case. */
  UUID("uuid", null, "a UUID such as 6f9619ff-8b86-4011-b42d-00c04fc964ff"),
  URI("uri-reference", null, "a URI such as https://example.com/a"),
  URL("uri", null, "a URL such as https://example.com/a"),
  PATH(null, null, "a path of the file system");

  private final @Nullable String format;
  private final @Nullable String pattern;
  private final String expectation;

  TextKind(@Nullable String format, @Nullable String pattern, String expectation) {
    this.format = format;
    this.pattern = pattern;
    this.expectation = expectation;
  }

  /** The JSON Schema {@code format} (an annotation in 2020-12), or null where none fits. */
  public @Nullable String format() {
    return format;
  }

  /**
   * The form of the text as a regular expression, equal in ECMA 262 and java.util.regex; null where
   * a format says it, or every text is good. Published as {@code pattern}, so the reader must
   * refuse what it doesn't match.
   */
  public @Nullable String pattern() {
    return pattern;
  }

  /** What the text has to be, to be put after "expected". */
  public String expectation() {
    return expectation;
  }

  /** Parts that several forms share. */
  private static final class Form {
    private static final String DATE = "[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])";
    private static final String TIME =
        "([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?";
    private static final String OFFSET = "(Z|[+-](0[0-9]|1[0-8]):[0-5][0-9])";
  }
}
