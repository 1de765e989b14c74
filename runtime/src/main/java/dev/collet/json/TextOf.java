package dev.collet.json;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Year;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Base64;

/**
 * The texts of values whose {@code toString} is not the form that was published: it drops seconds
 * that are zero, and pads no year. Generated code needs them for the keys of maps.
 */
public final class TextOf {
  private static final Instant FIRST = Instant.parse("0000-01-01T00:00:00Z");
  private static final Instant AFTER_LAST = Instant.parse("+10000-01-01T00:00:00Z");

  private TextOf() {}

  /** Base64 with padding. */
  public static String bytes(byte[] value) {
    return Base64.getEncoder().encodeToString(value);
  }

  /** A time with its seconds. */
  public static String localTime(LocalTime value) {
    return DateTimeFormatter.ISO_LOCAL_TIME.format(value);
  }

  /** A date and time with its seconds. */
  public static String localDateTime(LocalDateTime value) {
    return DateTimeFormatter.ISO_LOCAL_DATE_TIME.format(value);
  }

  /** A time with its seconds and offset. */
  public static String offsetTime(OffsetTime value) {
    return DateTimeFormatter.ISO_OFFSET_TIME.format(value);
  }

  /** A date and time with its seconds and offset. */
  public static String offsetDateTime(OffsetDateTime value) {
    return DateTimeFormatter.ISO_OFFSET_DATE_TIME.format(value);
  }

  /** A date and time with its seconds, offset and zone. */
  public static String zonedDateTime(ZonedDateTime value) {
    return DateTimeFormatter.ISO_ZONED_DATE_TIME.format(value);
  }

  /** A year of at least four digits. */
  public static String year(Year value) {
    int year = value.getValue();
    String digits = Integer.toString(Math.abs(year));
    String padded = digits.length() < 4 ? "0000".substring(digits.length()) + digits : digits;
    return year < 0 ? "-" + padded : year > 9999 ? "+" + padded : padded;
  }

  /** Whether RFC 3339 can write an instant. */
  static boolean isWritable(Instant value) {
    return !value.isBefore(FIRST) && value.isBefore(AFTER_LAST);
  }
}
