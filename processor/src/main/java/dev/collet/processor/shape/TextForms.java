package dev.collet.processor.shape;

import java.net.MalformedURLException;
import java.net.URISyntaxException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Duration;
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
import java.util.IllformedLocaleException;
import java.util.Locale;
import java.util.regex.Pattern;

/** Whether a text has the form of its kind, for defaults and examples. */
final class TextForms {
  private static final String UUID =
      "^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$";

  private TextForms() {}

  static boolean isValid(TextKind kind, String text) {
    String pattern = kind.pattern();
    if (pattern != null && !matches(pattern, text)) {
      return false;
    }
    try {
      return parses(kind, text);
    } catch (DateTimeException
        | IllegalArgumentException
        | IllformedLocaleException
        | URISyntaxException
        | MalformedURLException e) {
      return false;
    }
  }

  /** As JSON Schema matches: anywhere, and the end is the very end. */
  static boolean matches(String regex, String text) {
    var matcher = Pattern.compile(regex).matcher(text);
    boolean isToEnd = regex.endsWith("$") && !regex.endsWith("\\$");
    while (matcher.find()) {
      if (!isToEnd || matcher.end() == text.length()) {
        return true;
      }
    }
    return false;
  }

  private static boolean parses(TextKind kind, String text)
      throws URISyntaxException, MalformedURLException {
    Object value =
        switch (kind) {
          case STRING -> text;
          case CHAR -> text.length() == 1 ? text : null;
          case BYTES -> text.length() % 4 == 0 ? Base64.getDecoder().decode(text) : null;
          case LOCAL_DATE -> text.length() == 10 ? LocalDate.parse(text) : null;
          case LOCAL_TIME -> LocalTime.parse(text);
          case LOCAL_DATE_TIME -> LocalDateTime.parse(text);
          case OFFSET_TIME -> OffsetTime.parse(text);
          case OFFSET_DATE_TIME -> OffsetDateTime.parse(text);
          case ZONED_DATE_TIME -> ZonedDateTime.parse(text);
          case INSTANT -> OffsetDateTime.parse(text).toInstant();
          case YEAR -> Year.parse(text);
          case YEAR_MONTH -> YearMonth.parse(text);
          case MONTH_DAY -> MonthDay.parse(text);
          case DURATION -> Duration.parse(text);
          case PERIOD -> Period.parse(text);
          case ZONE_ID -> ZoneId.of(text);
          case ZONE_OFFSET -> ZoneOffset.of(text);
          case LOCALE -> new Locale.Builder().setLanguageTag(text).build();
          case CURRENCY -> Currency.getInstance(text);
          case UUID -> matches(UUID, text) ? text : null;
          case URI -> new java.net.URI(text);
          case URL -> new java.net.URI(text).toURL();
          case PATH -> path(text);
        };
    return value != null;
  }

  private static Object path(String text) {
    try {
      return Path.of(text);
    } catch (InvalidPathException e) {
      throw new IllegalArgumentException(e);
    }
  }
}
