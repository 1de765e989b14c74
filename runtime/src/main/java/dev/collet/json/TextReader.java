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
import java.util.Base64;
import java.util.Currency;
import java.util.Locale;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Reads texts that stand for values. Each method reads a JSON string or, where the reader stands
 * before a member's name, that name.
 */
abstract class TextReader extends NumberReader {
  private static final String CHARACTER = "a single character";

  TextReader(@Nullable ProblemLog log) {
    super(log);
  }

  /** Reads a string. */
  public final @Nullable String readString() {
    return text("string");
  }

  /**
   * The text that the reader stands before.
   *
   * @return null when it is none; that has been noted
   */
  abstract @Nullable String text(String form);

  /** Reads a string that fulfils the rule. */
  public final @Nullable String readString(TextRule rule) {
    String text = readString();
    if (text != null) {
      check(text, rule);
    }
    return text;
  }

  /**
   * Reads one of the texts.
   *
   * @return its position; -1 when it is none of them, which is noted
   */
  public abstract int readChoice(Choices choices);

  /** Reads one of the texts, or any other text: that is the position -2. */
  public final int readChoiceOrOther(Choices choices) {
    String text = text(choices.form());
    if (text == null) {
      return -1;
    }
    int index = choices.indexOf(text);
    return index < 0 ? -2 : index;
  }

  /** Reads a string of one {@code char}. */
  public final char readChar() {
    String text = text(CHARACTER);
    if (text == null) {
      return 0;
    }
    if (text.length() != 1) {
      invalid(CHARACTER);
      return 0;
    }
    return text.charAt(0);
  }

  /** Reads base64 (RFC 4648, section 4). */
  public final byte @Nullable [] readBytes() {
    return parse(TextForm.BASE64, TextReader::base64);
  }

  /** Reads a date such as 2026-10-03. */
  public final @Nullable LocalDate readLocalDate() {
    return parse(TextForm.DATE, TimeText::date);
  }

  /** Reads a time such as 10:00:00. */
  public final @Nullable LocalTime readLocalTime() {
    return parse(TextForm.TIME, LocalTime::parse);
  }

  /** Reads a time such as 2026-10-03T10:00:00. */
  public final @Nullable LocalDateTime readLocalDateTime() {
    return parse(TextForm.DATE_TIME, LocalDateTime::parse);
  }

  /** Reads a time such as 10:00:00+02:00. */
  public final @Nullable OffsetTime readOffsetTime() {
    return parse(TextForm.OFFSET_TIME, OffsetTime::parse);
  }

  /** Reads a time such as 2026-10-03T10:00:00+02:00. */
  public final @Nullable OffsetDateTime readOffsetDateTime() {
    return parse(TextForm.OFFSET_DATE_TIME, TimeText::offsetDateTime);
  }

  /** Reads a time such as 2026-10-03T10:00:00+02:00[Europe/Paris]. */
  public final @Nullable ZonedDateTime readZonedDateTime() {
    return parse(TextForm.ZONED_DATE_TIME, ZonedDateTime::parse);
  }

  /** Reads a time such as 2026-10-03T08:00:00Z. */
  public final @Nullable Instant readInstant() {
    return parse(TextForm.INSTANT, text -> TimeText.offsetDateTime(text).toInstant());
  }

  /** Reads a year such as 2026. */
  public final @Nullable Year readYear() {
    return parse(TextForm.YEAR, Year::parse);
  }

  /** Reads a month such as 2026-10. */
  public final @Nullable YearMonth readYearMonth() {
    return parse(TextForm.YEAR_MONTH, YearMonth::parse);
  }

  /** Reads a day such as --10-03. */
  public final @Nullable MonthDay readMonthDay() {
    return parse(TextForm.MONTH_DAY, MonthDay::parse);
  }

  /** Reads a duration such as PT30M. */
  public final @Nullable Duration readDuration() {
    return parse(TextForm.DURATION, Duration::parse);
  }

  /** Reads a period such as P1Y2M3D. */
  public final @Nullable Period readPeriod() {
    return parse(TextForm.PERIOD, Period::parse);
  }

  /** Reads a time zone such as Europe/Paris. */
  public final @Nullable ZoneId readZoneId() {
    return parse(TextForm.ZONE_ID, ZoneId::of);
  }

  /** Reads an offset such as +02:00. */
  public final @Nullable ZoneOffset readZoneOffset() {
    return parse(TextForm.ZONE_OFFSET, ZoneOffset::of);
  }

  /** Reads a language tag (BCP 47) such as en-GB. */
  public final @Nullable Locale readLocale() {
    return parse(TextForm.LOCALE, text -> new Locale.Builder().setLanguageTag(text).build());
  }

  /** Reads a currency code (ISO 4217) such as EUR. */
  public final @Nullable Currency readCurrency() {
    return parse(TextForm.CURRENCY, Currency::getInstance);
  }

  /** Reads a UUID (RFC 9562). */
  public final @Nullable UUID readUuid() {
    return parse(TextForm.UUID, UuidText::parse);
  }

  /** Reads a URI or a relative reference (RFC 3986). */
  public final @Nullable URI readUri() {
    return parse(TextForm.URI, URI::new);
  }

  /** Reads an absolute URL. */
  public final @Nullable URL readUrl() {
    return parse(TextForm.URL, text -> new URI(text).toURL());
  }

  /** Reads a path of the default file system. */
  public final @Nullable Path readPath() {
    return parse(TextForm.PATH, Path::of);
  }

  /** Checks the text that the reader stands before, if it is one. */
  final void checkText(TextRule rule) {
    if (isText()) {
      check(stringValue(), rule);
    }
  }

  /** Whether the reader stands before a string or a name. */
  abstract boolean isText();

  private void check(String text, TextRule rule) {
    String form = rule.complaint(text);
    if (form != null) {
      invalid(form);
    }
  }

  private interface Parser<T> {
    // What java.time and java.net throw has no closer common type.
    T parse(String text) throws Exception;
  }

  private <T> @Nullable T parse(TextForm form, Parser<T> parser) {
    String text = text(form.name());
    if (text == null) {
      return null;
    }
    try {
      if (form.admits(text)) {
        return parser.parse(text);
      }
    } catch (Exception notOfThisForm) {
      // Said below.
    }
    invalid(form.name());
    return null;
  }

  private static byte[] base64(String text) {
    if (text.length() % 4 != 0) {
      throw new IllegalArgumentException("no padding");
    }
    return Base64.getDecoder().decode(text);
  }
}
