package corpus;

import dev.collet.MapError;
import dev.collet.Tool;
import dev.collet.ToolError;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.text.NumberFormat;
import java.text.ParseException;
import java.text.SimpleDateFormat;
import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.Period;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.Base64;
import java.util.Currency;
import java.util.HexFormat;
import java.util.Locale;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

public class ParseTools {
  enum Color {
    RED,
    GREEN
  }

  private static final DateTimeFormatter GERMAN = DateTimeFormatter.ofPattern("dd.MM.yyyy");

  // expects: NumberFormatException
  @Tool(description = "x")
  public long asLong(String text) {
    return Long.parseLong(text.trim());
  }

  // expects: NumberFormatException
  @Tool(description = "x")
  public double asDouble(String text) {
    return Double.parseDouble(text);
  }

  // expects: NumberFormatException
  @Tool(description = "x")
  public Integer boxed(String text) {
    return Integer.valueOf(text, 16);
  }

  // expects: none
  @Tool(description = "x")
  public int constant() {
    return Integer.parseInt("42");
  }

  // expects: none
  @Tool(description = "x")
  public boolean bool(String text) {
    return Boolean.parseBoolean(text);
  }

  // expects: NumberFormatException
  @Tool(description = "x")
  public String money(String amount) {
    return new BigDecimal(amount).toPlainString();
  }

  // expects: NumberFormatException
  @Tool(description = "x")
  public String big(String digits) {
    return new BigInteger(digits, 10).toString();
  }

  // expects: none
  @Tool(description = "x")
  public String fixedMoney(double amount) {
    return BigDecimal.valueOf(amount).add(new BigDecimal("0.10")).toString();
  }

  // expects: DateTimeParseException
  @Tool(description = "x")
  public String weekday(String date) {
    return LocalDate.parse(date).getDayOfWeek().name();
  }

  // expects: DateTimeParseException
  @Tool(description = "x")
  public String german(String date) {
    return LocalDate.parse(date, GERMAN).toString();
  }

  // expects: DateTimeParseException
  @Tool(description = "x")
  public long since(String instant) {
    return Duration.between(Instant.parse(instant), Instant.now()).toHours();
  }

  // expects: DateTimeException
  @Tool(description = "x")
  public String now(String zone) {
    return java.time.ZonedDateTime.now(ZoneId.of(zone)).toString();
  }

  // expects: none
  @Tool(description = "x")
  public String utc() {
    return java.time.ZonedDateTime.now(ZoneId.of("UTC")).toString();
  }

  // expects: DateTimeParseException
  @Tool(description = "x")
  public long seconds(String duration) {
    return Duration.parse(duration).plus(Duration.parse("PT5S")).toSeconds();
  }

  // expects: none
  @MapError(exception = DateTimeException.class, message = "{date} is no date.")
  @Tool(description = "x")
  public String mappedDate(String date) {
    return LocalDate.parse(date).toString();
  }

  // expects: none
  @Tool(description = "x")
  public String caughtDate(String date) {
    try {
      return LocalTime.parse(date).toString();
    } catch (DateTimeParseException e) {
      throw new ToolError("Times look like 10:15.");
    }
  }

  // expects: none
  @Tool(description = "x")
  public String caughtWide(String date) {
    try {
      return Period.parse(date).toString();
    } catch (RuntimeException e) {
      return "unknown";
    }
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public int color(String name) {
    return Color.valueOf(name.toUpperCase(Locale.ROOT)).ordinal();
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public int day(String name) {
    return DayOfWeek.valueOf(name).getValue();
  }

  // expects: none
  @Tool(description = "x")
  public String colors() {
    StringBuilder text = new StringBuilder();
    for (Color color : Color.values()) {
      text.append(color.name());
    }
    return text.toString();
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public String uuid(String id) {
    return UUID.fromString(id).toString();
  }

  // expects: none
  @Tool(description = "x")
  public String newUuid() {
    return UUID.randomUUID().toString();
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public String decode(String base64) {
    return new String(Base64.getDecoder().decode(base64), java.nio.charset.StandardCharsets.UTF_8);
  }

  // expects: none
  @Tool(description = "x")
  public String encode(String text) {
    return Base64.getEncoder().encodeToString(text.getBytes(java.nio.charset.StandardCharsets.UTF_8));
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public int hex(String digits) {
    return HexFormat.of().parseHex(digits).length;
  }

  // expects: PatternSyntaxException
  @Tool(description = "x")
  public boolean matches(String regex, String text) {
    return Pattern.compile(regex).matcher(text).find();
  }

  // expects: none
  @Tool(description = "x")
  public boolean matchesSafely(String regex, String text) {
    try {
      return Pattern.compile(regex).matcher(text).find();
    } catch (PatternSyntaxException e) {
      throw new ToolError("Not a regular expression: " + e.getDescription());
    }
  }

  // expects: none
  @Tool(description = "x")
  public boolean isPlate(String text) {
    return Pattern.compile("[A-Z]{1,3}-[A-Z]{1,2} \\d{1,4}").matcher(text).matches();
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public String currency(String code) {
    return Currency.getInstance(code).getDisplayName(Locale.ROOT);
  }

  // expects: ParseException
  @Tool(description = "x")
  public Number number(String text) throws ParseException {
    return NumberFormat.getInstance(Locale.ROOT).parse(text);
  }

  // expects: ParseException
  @Tool(description = "x")
  public long oldDate(String text) throws ParseException {
    return new SimpleDateFormat("yyyy-MM-dd", Locale.ROOT).parse(text).getTime();
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public String formatted(String pattern) {
    return LocalDate.now().format(DateTimeFormatter.ofPattern(pattern));
  }

  // expects: NumberFormatException
  @Tool(description = "x")
  public int version(String version) {
    String[] parts = version.split("\\.");
    return Integer.parseInt(parts[0]) * 100 + (parts.length > 1 ? Integer.parseInt(parts[1]) : 0);
  }

  // expects: none
  @Tool(description = "x")
  public int shaped(String text) {
    if (!text.matches("\\d{1,6}")) {
      throw new ToolError("Up to six digits, please.");
    }
    return Integer.parseInt(text);
  }

  private static int parseOr(String text, int otherwise) {
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException e) {
      return otherwise;
    }
  }

  // expects: none
  @Tool(description = "x")
  public int limit(String text) {
    return parseOr(text, 10);
  }

  private static LocalDate date(String text) {
    return LocalDate.parse(text);
  }

  private static Period between(String from, String to) {
    return Period.between(date(from), date(to));
  }

  // expects: DateTimeParseException
  @Tool(description = "x")
  public int nights(String from, String to) {
    return between(from, to).getDays();
  }

  record Range(int from, int to) {
    Range {
      if (from > to) {
        throw new IllegalArgumentException("from > to");
      }
    }

    static Range parse(String text) {
      int dash = text.indexOf('-');
      return new Range(Integer.parseInt(text.substring(0, dash)), Integer.parseInt(text.substring(dash + 1)));
    }
  }

  // expects: IllegalArgumentException NumberFormatException
  @Tool(description = "x")
  public int width(String range) {
    Range parsed = Range.parse(range);
    return parsed.to() - parsed.from();
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public int widthOf(int from, int to) {
    return new Range(from, to).to() - from;
  }

  private static final Pattern TIME = Pattern.compile("(\\d\\d?)(?::(\\d{2}))?(\\.\\d+)?(Z(\\d+))?");

  private static int digits(String digits) {
    return digits == null ? 0 : Integer.parseInt(digits);
  }

  private static int any(String digits) {
    return digits != null ? Integer.valueOf(digits) : 0;
  }

  // expects: none
  @Tool(description = "x")
  public int minutes(String time) {
    Matcher matcher = TIME.matcher(time);
    return matcher.matches() ? digits(matcher.group(1)) * 60 + digits(matcher.group(2)) : 0;
  }

  // expects: NumberFormatException
  @Tool(description = "x")
  public int zoneOf(String time) {
    Matcher matcher = TIME.matcher(time);
    return matcher.matches() ? any(matcher.group(5)) : 0;
  }

  // expects: NumberFormatException
  @Tool(description = "x")
  public int secondsOf(CharSequence time) {
    Matcher matcher = TIME.matcher(time);
    return matcher.matches() ? Integer.parseInt(matcher.group(2)) : 0;
  }
}
