package dev.collet.json;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.Year;

/** Reads the times that RFC 3339 covers, which has years of four digits. */
final class TimeText {
  private static final int LAST_YEAR = 9999;
  private static final Instant FIRST = Instant.parse("0000-01-01T00:00:00Z");
  private static final Instant AFTER_LAST = Instant.parse("+10000-01-01T00:00:00Z");

  private TimeText() {}

  /** Whether RFC 3339 can write a year. */
  static boolean isWritable(int year) {
    return year >= 0 && year <= LAST_YEAR;
  }

  /**
   * Reads a full-date.
   *
   * @throws DateTimeException when it isn't one
   */
  static LocalDate date(String text) {
    LocalDate date = LocalDate.parse(text);
    check(date.getYear());
    return date;
  }

  /**
   * Reads a date-time.
   *
   * @throws DateTimeException when it isn't one
   */
  static OffsetDateTime offsetDateTime(String text) {
    OffsetDateTime time = OffsetDateTime.parse(text);
    check(time.getYear());
    return time;
  }

  /** Whether RFC 3339 can write an instant. */
  static boolean isWritable(Instant value) {
    return !value.isBefore(FIRST) && value.isBefore(AFTER_LAST);
  }

  /** A year of four digits or more. */
  static String year(Year value) {
    String digits = value.toString();
    return digits.length() < 4 && value.getValue() >= 0
        ? "0000".substring(digits.length()) + digits
        : digits;
  }

  private static void check(int year) {
    if (!isWritable(year)) {
      throw new DateTimeException("year");
    }
  }
}
