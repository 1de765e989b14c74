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
abstract class TextWriter extends ValueTexts {
  /** Writes a string. */
  public abstract void writeString(@Nullable CharSequence value);

  /** Writes a string that must fulfil the rule. */
  public final void writeString(@Nullable CharSequence value, TextRule rule) {
    writeString(checked(text(value), rule));
  }

  /** Writes a string of one character; half a surrogate pair becomes U+FFFD. */
  public final void writeChar(char value) {
    writeString(text(value));
  }

  /** Writes base64. */
  public final void writeBytes(byte @Nullable [] value) {
    writeString(text(value));
  }

  /** Writes a date. */
  public final void writeLocalDate(@Nullable LocalDate value) {
    writeString(text(value));
  }

  /** Writes a time. */
  public final void writeLocalTime(@Nullable LocalTime value) {
    writeString(text(value));
  }

  /** Writes a date and time. */
  public final void writeLocalDateTime(@Nullable LocalDateTime value) {
    writeString(text(value));
  }

  /** Writes a time with offset. */
  public final void writeOffsetTime(@Nullable OffsetTime value) {
    writeString(text(value));
  }

  /** Writes a date and time with offset. */
  public final void writeOffsetDateTime(@Nullable OffsetDateTime value) {
    writeString(text(value));
  }

  /** Writes a date and time with zone. */
  public final void writeZonedDateTime(@Nullable ZonedDateTime value) {
    writeString(text(value));
  }

  /** Writes an instant, in UTC. */
  public final void writeInstant(@Nullable Instant value) {
    writeString(text(value));
  }

  /** Writes a year. */
  public final void writeYear(@Nullable Year value) {
    writeString(text(value));
  }

  /** Writes a month. */
  public final void writeYearMonth(@Nullable YearMonth value) {
    writeString(text(value));
  }

  /** Writes a day of the year. */
  public final void writeMonthDay(@Nullable MonthDay value) {
    writeString(text(value));
  }

  /** Writes a duration. */
  public final void writeDuration(@Nullable Duration value) {
    writeString(text(value));
  }

  /** Writes a period. */
  public final void writePeriod(@Nullable Period value) {
    writeString(text(value));
  }

  /** Writes a time zone. */
  public final void writeZoneId(@Nullable ZoneId value) {
    writeString(text(value));
  }

  /** Writes an offset. */
  public final void writeZoneOffset(@Nullable ZoneOffset value) {
    writeString(text(value));
  }

  /** Writes a language tag. */
  public final void writeLocale(@Nullable Locale value) {
    writeString(text(value));
  }

  /** Writes a currency code. */
  public final void writeCurrency(@Nullable Currency value) {
    writeString(text(value));
  }

  /** Writes a UUID. */
  public final void writeUuid(@Nullable UUID value) {
    writeString(text(value));
  }

  /** Writes a URI. */
  public final void writeUri(@Nullable URI value) {
    writeString(text(value));
  }

  /** Writes a URL. */
  public final void writeUrl(@Nullable URL value) {
    writeString(text(value));
  }

  /** Writes a path. */
  public final void writePath(@Nullable Path value) {
    writeString(text(value));
  }
}
