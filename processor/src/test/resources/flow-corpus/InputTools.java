package corpus;

import dev.collet.Tool;
import java.net.URI;
import java.net.http.HttpRequest;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.text.MessageFormat;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.MonthDay;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class InputTools {
  private static final URI BASE = URI.create("https://example.org/");
  private static final Pattern VERSION = Pattern.compile("(\\d{1,3})\\.(\\d{1,3})(-\\d+)?");
  private final Path root = Path.of("/srv");

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public String station(URI station) {
    return HttpRequest.newBuilder(station).build().method();
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public String builder(URI station) {
    return get(station);
  }

  // expects: none
  @Tool(description = "x")
  public String ownBuilder() {
    return get(BASE);
  }

  private String get(URI uri) {
    return HttpRequest.newBuilder().uri(uri).build().method();
  }

  // expects: none
  @Tool(description = "x")
  public String base() {
    return HttpRequest.newBuilder(BASE).build().method();
  }

  // expects: none
  @Tool(description = "x")
  public String constantAddress() {
    return HttpRequest.newBuilder(URI.create("https://example.org/a")).build().method();
  }

  // expects: InvalidPathException
  @Tool(description = "x")
  public String resolved(String name) {
    return root.resolve(name).toString();
  }

  // expects: InvalidPathException
  @Tool(description = "x")
  public String sibling(String name) {
    return root.resolveSibling(name + ".txt").toString();
  }

  // expects: InvalidPathException
  @Tool(description = "x")
  public boolean under(String folder) {
    return root.startsWith(folder);
  }

  // expects: InvalidPathException
  @Tool(description = "x")
  public boolean ends(String name) {
    return root.endsWith(name);
  }

  // expects: InvalidPathException
  @Tool(description = "x")
  public boolean path(String name) {
    return FileSystems.getDefault().getPath(name).isAbsolute();
  }

  // expects: none
  @Tool(description = "x")
  public String fixed() {
    return root.resolve("reports").resolveSibling("old").toString();
  }

  // expects: IllegalFormatException
  @Tool(description = "x")
  public String format(String pattern, int n) {
    return String.format(pattern, n);
  }

  // expects: IllegalFormatException
  @Tool(description = "x")
  public String localFormat(String pattern, int n) {
    return String.format(Locale.ROOT, pattern, n);
  }

  // expects: IllegalFormatException
  @Tool(description = "x")
  public String formatted(String pattern, int n) {
    return pattern.formatted(n);
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public String message(String pattern, int n) {
    return MessageFormat.format(pattern, n);
  }

  // expects: none
  @Tool(description = "x")
  public String constantFormat(int n, String who) {
    return String.format("%d %s", n, who) + "%d".formatted(n) + MessageFormat.format("{0}", who);
  }

  // expects: DateTimeException
  @Tool(description = "x")
  public LocalDate date(int year, int month, int day) {
    return LocalDate.of(year, month, day);
  }

  // expects: DateTimeException
  @Tool(description = "x")
  public LocalDate firstOf(int month) {
    return LocalDate.of(2026, month, 1);
  }

  // expects: none
  @Tool(description = "x")
  public LocalDate firstOfChecked(int month) {
    if (month < 1 || month > 12) {
      return LocalDate.EPOCH;
    }
    return LocalDate.of(2026, month, 1);
  }

  // expects: none
  @Tool(description = "x")
  public LocalDate newYear(LocalDate day) {
    return LocalDate.of(day.getYear(), 1, 1);
  }

  // expects: DateTimeException
  @Tool(description = "x")
  public LocalTime time(int hour, int minute) {
    return LocalTime.of(hour, minute);
  }

  // expects: none
  @Tool(description = "x")
  public LocalTime noon() {
    return LocalTime.of(12, 0);
  }

  // expects: none
  @Tool(description = "x")
  public LocalTime clamped(int minutes) {
    return LocalTime.of(12, Math.floorMod(minutes, 60));
  }

  // expects: DateTimeException
  @Tool(description = "x")
  public LocalDateTime moment(int day, int hour) {
    return LocalDateTime.of(2026, 1, day, hour, 0);
  }

  // expects: DateTimeException
  @Tool(description = "x")
  public int daysOf(int year, int month) {
    return YearMonth.of(year, month).lengthOfMonth();
  }

  // expects: DateTimeException
  @Tool(description = "x")
  public Month month(int number) {
    return Month.of(number);
  }

  // expects: DateTimeException
  @Tool(description = "x")
  public DayOfWeek weekday(int number) {
    return DayOfWeek.of(number);
  }

  // expects: none
  @Tool(description = "x")
  public DayOfWeek weekdayOf(int number) {
    return DayOfWeek.of(Math.floorMod(number, 7) + 1);
  }

  // expects: DateTimeException
  @Tool(description = "x")
  public String birthday(int month, int day) {
    return MonthDay.of(month, day).toString();
  }

  // expects: DateTimeException
  @Tool(description = "x")
  public String offset(int hours) {
    return ZoneOffset.ofHours(hours).getId();
  }

  // expects: none
  @Tool(description = "x")
  public int digits(String text) {
    Matcher m = Pattern.compile("(\\d{1,4})").matcher(text);
    return m.find() ? Integer.parseInt(m.group(1)) : -1;
  }

  // expects: none
  @Tool(description = "x")
  public int sum(String text) {
    Matcher m = VERSION.matcher(text);
    int sum = 0;
    if (m.matches()) {
      for (int i = 1; i <= 2; i++) {
        sum += Integer.parseInt(m.group(1));
      }
    }
    return sum;
  }

  // expects: NumberFormatException
  @Tool(description = "x")
  public int optional(String text) {
    Matcher m = VERSION.matcher(text);
    return m.matches() ? Integer.parseInt(m.group(3)) : -1;
  }

  // expects: NumberFormatException
  @Tool(description = "x")
  public int many(String text) {
    Matcher m = Pattern.compile("(\\d+)").matcher(text);
    return m.find() ? Integer.parseInt(m.group(1)) : -1;
  }

  // expects: NumberFormatException
  @Tool(description = "x")
  public int either(String text) {
    Matcher m = Pattern.compile("(\\d{3})|([a-z]{3})").matcher(text);
    return m.find() ? Integer.parseInt(m.group(1)) : -1;
  }
}
