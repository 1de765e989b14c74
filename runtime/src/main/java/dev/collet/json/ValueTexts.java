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
import java.time.format.DateTimeFormatter;
import java.util.Base64;
import java.util.Currency;
import java.util.Locale;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Gives the texts of values that are JSON strings, each in the form that was published. */
abstract class ValueTexts extends WriterBase {
  /** A text as it is. */
  public final String text(@Nullable CharSequence value) {
    return notNull(value, "string").toString();
  }

  /** A text of one character. */
  public final String text(char value) {
    return String.valueOf(value);
  }

  /** Base64. */
  public final String text(byte @Nullable [] value) {
    return Base64.getEncoder().encodeToString(notNull(value, TextForm.BASE64.name()));
  }

  /** A date. */
  public final String text(@Nullable LocalDate value) {
    LocalDate known = notNull(value, TextForm.DATE.name());
    checkYear(TimeText.isWritable(known.getYear()));
    return known.toString();
  }

  /** A time. */
  public final String text(@Nullable LocalTime value) {
    return checked(
        DateTimeFormatter.ISO_LOCAL_TIME.format(notNull(value, TextForm.TIME.name())),
        TextForm.TIME);
  }

  /** A date and time. */
  public final String text(@Nullable LocalDateTime value) {
    return checked(
        DateTimeFormatter.ISO_LOCAL_DATE_TIME.format(notNull(value, TextForm.DATE_TIME.name())),
        TextForm.DATE_TIME);
  }

  /** A time with offset. */
  public final String text(@Nullable OffsetTime value) {
    return DateTimeFormatter.ISO_OFFSET_TIME.format(notNull(value, TextForm.OFFSET_TIME.name()));
  }

  /** A date and time with offset. */
  public final String text(@Nullable OffsetDateTime value) {
    OffsetDateTime known = notNull(value, TextForm.OFFSET_DATE_TIME.name());
    checkYear(TimeText.isWritable(known.getYear()));
    return DateTimeFormatter.ISO_OFFSET_DATE_TIME.format(known);
  }

  /** A date and time with zone. */
  public final String text(@Nullable ZonedDateTime value) {
    return checked(
        DateTimeFormatter.ISO_ZONED_DATE_TIME.format(
            notNull(value, TextForm.ZONED_DATE_TIME.name())),
        TextForm.ZONED_DATE_TIME);
  }

  /** An instant, in UTC. */
  public final String text(@Nullable Instant value) {
    Instant known = notNull(value, TextForm.INSTANT.name());
    checkYear(TimeText.isWritable(known));
    return known.toString();
  }

  /** A year. */
  public final String text(@Nullable Year value) {
    return checked(TimeText.year(notNull(value, TextForm.YEAR.name())), TextForm.YEAR);
  }

  /** A month. */
  public final String text(@Nullable YearMonth value) {
    return checked(notNull(value, TextForm.YEAR_MONTH.name()).toString(), TextForm.YEAR_MONTH);
  }

  /** A day of the year. */
  public final String text(@Nullable MonthDay value) {
    return checked(notNull(value, TextForm.MONTH_DAY.name()).toString(), TextForm.MONTH_DAY);
  }

  /** A duration. */
  public final String text(@Nullable Duration value) {
    return notNull(value, TextForm.DURATION.name()).toString();
  }

  /** A period. */
  public final String text(@Nullable Period value) {
    return notNull(value, TextForm.PERIOD.name()).toString();
  }

  /** A time zone. */
  public final String text(@Nullable ZoneId value) {
    return checked(notNull(value, TextForm.ZONE_ID.name()).getId(), TextForm.ZONE_ID);
  }

  /** An offset. */
  public final String text(@Nullable ZoneOffset value) {
    return checked(notNull(value, TextForm.ZONE_OFFSET.name()).getId(), TextForm.ZONE_OFFSET);
  }

  /** A language tag. */
  public final String text(@Nullable Locale value) {
    return checked(notNull(value, TextForm.LOCALE.name()).toLanguageTag(), TextForm.LOCALE);
  }

  /** A currency code. */
  public final String text(@Nullable Currency value) {
    return checked(notNull(value, TextForm.CURRENCY.name()).getCurrencyCode(), TextForm.CURRENCY);
  }

  /** A UUID. */
  public final String text(@Nullable UUID value) {
    return notNull(value, TextForm.UUID.name()).toString();
  }

  /** A URI. */
  public final String text(@Nullable URI value) {
    return notNull(value, TextForm.URI.name()).toString();
  }

  /** A URL. */
  public final String text(@Nullable URL value) {
    return notNull(value, TextForm.URL.name()).toString();
  }

  /** A path. */
  public final String text(@Nullable Path value) {
    return notNull(value, TextForm.PATH.name()).toString();
  }

  /** A text that must fulfil a rule. */
  public final String checked(String text, TextRule rule) {
    String form = rule.complaint(text);
    if (form != null) {
      throw unwritable("expected " + form);
    }
    return text;
  }

  private String checked(String text, TextForm form) {
    if (!form.admits(text)) {
      throw unwritable("expected " + form.name());
    }
    return text;
  }

  private void checkYear(boolean isWritable) {
    if (!isWritable) {
      throw unwritable("expected a year from 0000 to 9999");
    }
  }
}
