package dev.collet.json;

import java.net.URI;
import java.net.URL;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.Currency;
import java.util.Locale;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Writes values that are JSON strings, each in the form that {@link TextReader} reads. */
abstract class TextWriter extends WriterBase {
  /** Writes a string. */
  public abstract void writeString(@Nullable String value);

  /** Writes a string that must fulfil the rule. */
  public final void writeString(@Nullable String value, TextRule rule) {
    String text = notNull(value, "string");
    String form = rule.complaint(text);
    if (form != null) {
      throw unwritable("expected " + form);
    }
    writeString(text);
  }

  /** Writes a string of one character; half a surrogate pair becomes U+FFFD. */
  public final void writeChar(char value) {
    writeString(String.valueOf(value));
  }

  /** Writes base64 (RFC 4648, section 4). */
  public final void writeBytes(byte @Nullable [] value) {
    writeString(TextOf.bytes(notNull(value, TextForms.BASE64)));
  }

  /** Writes a date. */
  public final void writeLocalDate(@Nullable LocalDate value) {
    LocalDate date = notNull(value, TextForms.DATE);
    checkYear(date.getYear());
    writeString(date.toString());
  }

  /** Writes a time. */
  public final void writeLocalTime(@Nullable LocalTime value) {
    writeString(TextOf.localTime(notNull(value, TextForms.TIME)));
  }

  /** Writes a date and time. */
  public final void writeLocalDateTime(@Nullable LocalDateTime value) {
    writeString(TextOf.localDateTime(notNull(value, TextForms.DATE_TIME)));
  }

  /** Writes a time with offset. */
  public final void writeOffsetTime(@Nullable OffsetTime value) {
    writeString(TextOf.offsetTime(notNull(value, TextForms.OFFSET_TIME)));
  }

  /** Writes a date and time with offset. */
  public final void writeOffsetDateTime(@Nullable OffsetDateTime value) {
    OffsetDateTime time = notNull(value, TextForms.OFFSET_DATE_TIME);
    checkYear(time.getYear());
    writeString(TextOf.offsetDateTime(time));
  }

  /** Writes a date and time with zone. */
  public final void writeZonedDateTime(@Nullable ZonedDateTime value) {
    writeString(TextOf.zonedDateTime(notNull(value, TextForms.ZONED_DATE_TIME)));
  }

  /** Writes an instant as a date and time in UTC. */
  public final void writeInstant(@Nullable Instant value) {
    Instant instant = notNull(value, TextForms.OFFSET_DATE_TIME);
    if (!TextOf.isWritable(instant)) {
      throw unwritable("expected a year from 0000 to 9999");
    }
    writeString(instant.toString());
  }

  /** Writes a year. */
  public final void writeYear(@Nullable Year value) {
    writeString(TextOf.year(notNull(value, TextForms.YEAR)));
  }

  /** Writes a month. */
  public final void writeYearMonth(@Nullable YearMonth value) {
    writeString(notNull(value, TextForms.YEAR_MONTH).toString());
  }

  /** Writes a day of the year. */
  public final void writeMonthDay(@Nullable MonthDay value) {
    writeString(notNull(value, TextForms.MONTH_DAY).toString());
  }

  /** Writes a duration. */
  public final void writeDuration(@Nullable Duration value) {
    writeString(notNull(value, TextForms.DURATION).toString());
  }

  /** Writes a period. */
  public final void writePeriod(@Nullable Period value) {
    writeString(notNull(value, TextForms.PERIOD).toString());
  }

  /** Writes a time zone. */
  public final void writeZoneId(@Nullable ZoneId value) {
    writeString(notNull(value, TextForms.ZONE_ID).getId());
  }

  /** Writes an offset. */
  public final void writeZoneOffset(@Nullable ZoneOffset value) {
    writeString(notNull(value, TextForms.ZONE_OFFSET).getId());
  }

  /** Writes a language tag. */
  public final void writeLocale(@Nullable Locale value) {
    writeString(notNull(value, TextForms.LOCALE).toLanguageTag());
  }

  /** Writes a currency code. */
  public final void writeCurrency(@Nullable Currency value) {
    writeString(notNull(value, TextForms.CURRENCY).getCurrencyCode());
  }

  /** Writes a UUID. */
  public final void writeUuid(@Nullable UUID value) {
    writeString(notNull(value, TextForms.UUID).toString());
  }

  /** Writes a URI. */
  public final void writeUri(@Nullable URI value) {
    writeString(notNull(value, TextForms.URI).toString());
  }

  /** Writes a URL. */
  public final void writeUrl(@Nullable URL value) {
    writeString(notNull(value, TextForms.URL).toString());
  }

  /** Writes a path. */
  public final void writePath(@Nullable Path value) {
    writeString(notNull(value, TextForms.PATH).toString());
  }

  private void checkYear(int year) {
    if (!TimeText.isWritable(year)) {
      throw unwritable("expected a year from 0000 to 9999");
    }
  }
}
