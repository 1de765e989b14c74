package dev.collet.json;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.OffsetDateTime;

/** Reads the times that RFC 3339 covers, which has years of four digits. */
final class TimeText {
  private static final int LAST_YEAR = 9999;

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

  private static void check(int year) {
    if (!isWritable(year)) {
      throw new DateTimeException("year");
    }
  }
}
