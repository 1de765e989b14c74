package corpus;

import dev.collet.Tool;
import dev.collet.ToolError;
import java.time.Clock;
import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedList;
import java.util.List;
import java.util.Locale;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.TreeMap;

/** Meetings, in the time zones of those who meet. */
public class CalendarServerTools {

  static class Conflict extends RuntimeException {
    private final Meeting other;

    Conflict(Meeting other) {
      super("conflict with " + other.title());
      this.other = other;
    }

    Meeting other() {
      return other;
    }
  }

  static class InvalidRule extends Exception {
    InvalidRule(String rule, Throwable cause) {
      super("invalid rule " + rule, cause);
    }
  }

  record Meeting(String title, LocalDateTime start, Duration length) {
    Meeting {
      if (length.isNegative() || length.isZero()) {
        throw new IllegalArgumentException("a meeting takes time");
      }
    }

    LocalDateTime end() {
      return start.plus(length);
    }

    boolean overlaps(Meeting other) {
      return start.isBefore(other.end()) && other.start.isBefore(end());
    }
  }

  sealed interface Rule permits Daily, Weekly, Monthly, Never {}

  record Daily(int every) implements Rule {}

  record Weekly(DayOfWeek day) implements Rule {}

  record Monthly(int dayOfMonth) implements Rule {}

  enum Never implements Rule {
    INSTANCE
  }

  private static Rule parseRule(String text) throws InvalidRule {
    String[] words = text.trim().split(" ", 2);
    String argument = words.length > 1 ? words[1] : "";
    try {
      switch (words[0].toLowerCase(Locale.ROOT)) {
        case "daily":
          return new Daily(argument.isEmpty() ? 1 : Integer.parseInt(argument));
        case "weekly":
          return new Weekly(DayOfWeek.valueOf(argument.toUpperCase(Locale.ROOT)));
        case "monthly":
          return new Monthly(Integer.parseInt(argument));
        case "never":
          return Never.INSTANCE;
        default:
          throw new InvalidRule(text, null);
      }
    } catch (IllegalArgumentException e) {
      throw new InvalidRule(text, e);
    }
  }

  private static LocalDate next(Rule rule, LocalDate from) {
    if (rule instanceof Daily daily) {
      return from.plusDays(daily.every());
    } else if (rule instanceof Weekly weekly) {
      LocalDate day = from.plusDays(1);
      while (day.getDayOfWeek() != weekly.day()) {
        day = day.plusDays(1);
      }
      return day;
    } else if (rule instanceof Monthly monthly) {
      return from.plusMonths(1).withDayOfMonth(monthly.dayOfMonth());
    }
    throw new UnsupportedOperationException("no next day");
  }

  private final Clock clock;
  private final List<Meeting> meetings = new ArrayList<>();
  private final NavigableMap<LocalDate, String> holidays = new TreeMap<>();

  CalendarServerTools(Clock clock) {
    this.clock = Objects.requireNonNullElse(clock, Clock.systemUTC());
  }

  private void add(Meeting meeting) {
    for (Meeting each : meetings) {
      if (each.overlaps(meeting)) {
        throw new Conflict(each);
      }
    }
    meetings.add(meeting);
  }

  // expects: InvalidRule DateTimeException UnsupportedOperationException
  @Tool(description = "x")
  public String nextDay(String rule) throws InvalidRule {
    return next(parseRule(rule), LocalDate.now(clock)).toString();
  }

  // expects: none
  @Tool(description = "x")
  public String checkRule(String rule) {
    try {
      return parseRule(rule).getClass().getSimpleName();
    } catch (InvalidRule e) {
      throw new ToolError(e.getMessage());
    }
  }

  // expects: none
  @Tool(description = "x")
  public String tomorrow() {
    return next(new Daily(1), LocalDate.now(clock)).toString();
  }

  // expects: none
  @Tool(description = "x")
  public String nextMonday() {
    return next(new Weekly(DayOfWeek.MONDAY), LocalDate.now(clock)).toString();
  }

  // expects: Conflict DateTimeParseException IllegalArgumentException
  @Tool(description = "x")
  public String schedule(String title, String start, String length) {
    add(new Meeting(title, LocalDateTime.parse(start), Duration.parse(length)));
    return "scheduled";
  }

  // expects: DateTimeException
  @Tool(description = "x")
  public String nowIn(String zone) {
    return ZonedDateTime.now(ZoneId.of(zone)).toString();
  }

  // expects: none
  @Tool(description = "x")
  public String nowInZone(String zone) {
    if (!ZoneId.getAvailableZoneIds().contains(zone)) {
      throw new ToolError("Unknown zone");
    }
    try {
      return ZonedDateTime.now(ZoneId.of(zone)).toString();
    } catch (DateTimeException e) {
      throw new ToolError("Unknown zone", e);
    }
  }

  // expects: none
  @Tool(description = "x")
  public String nowInBerlin() {
    return ZonedDateTime.now(ZoneId.of("Europe/Berlin")).format(DateTimeFormatter.ISO_DATE_TIME);
  }

  // expects: DateTimeParseException DateTimeException
  @Tool(description = "x")
  public String convert(String instant, String zone) {
    return Instant.parse(instant).atZone(ZoneId.of(zone)).toLocalTime().toString();
  }

  // expects: DateTimeException
  @Tool(description = "x")
  public String offset(int hours) {
    return LocalTime.now(ZoneOffset.ofHours(hours)).toString();
  }

  // expects: none
  @Tool(description = "x")
  public String offsetChecked(int hours) {
    if (hours < -18 || hours > 18) {
      throw new ToolError("From -18 to 18");
    }
    return LocalTime.now(ZoneOffset.ofHours(hours)).toString();
  }

  // expects: DateTimeException
  @Tool(description = "x")
  public int daysIn(int year, int month) {
    return YearMonth.of(year, month).lengthOfMonth();
  }

  // expects: none
  @Tool(description = "x")
  public int daysThisYear(int month) {
    int sure = Math.min(12, Math.max(1, month));
    return Month.of(sure).maxLength();
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public String custom(String pattern) {
    return LocalDate.EPOCH.format(DateTimeFormatter.ofPattern(pattern));
  }

  // expects: DateTimeParseException
  @Tool(description = "x")
  public String german(String day) {
    DateTimeFormatter format = DateTimeFormatter.ofPattern("dd.MM.uuuu", Locale.GERMANY);
    return LocalDate.parse(day, format).format(DateTimeFormatter.BASIC_ISO_DATE);
  }

  private static Optional<LocalDate> lenient(String text) {
    for (DateTimeFormatter each :
        List.of(DateTimeFormatter.ISO_LOCAL_DATE, DateTimeFormatter.BASIC_ISO_DATE)) {
      try {
        return Optional.of(LocalDate.parse(text, each));
      } catch (DateTimeParseException ignored) {
        continue;
      }
    }
    return Optional.empty();
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public long daysUntil(String day) {
    LocalDate date =
        lenient(day).orElseThrow(() -> new IllegalArgumentException("no date: " + day));
    return ChronoUnit.DAYS.between(LocalDate.now(clock), date);
  }

  // expects: none
  @Tool(description = "x")
  public String weekday(String day) {
    Optional<LocalDate> date = lenient(day);
    if (date.isPresent()) {
      return date.get().getDayOfWeek().name();
    }
    return "unknown";
  }

  // expects: DateTimeException
  @Tool(description = "x")
  public String dayName(int number) {
    return DayOfWeek.of(number).name();
  }

  // expects: none
  @Tool(description = "x")
  public String dayNameWrapped(int number) {
    return DayOfWeek.of(Math.floorMod(number, 7) + 1).name();
  }

  // expects: DateTimeParseException
  @Tool(description = "x")
  public boolean leap(String year) {
    return Year.parse(year).isLeap();
  }

  // expects: DateTimeParseException
  @Tool(description = "x")
  public String later(String period) {
    try {
      return LocalDate.now(clock).plus(Period.parse(period)).toString();
    } catch (ArithmeticException e) {
      return "never";
    }
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public String firstHoliday() {
    return holidays.firstKey().toString();
  }

  // expects: none
  @Tool(description = "x")
  public String nextHoliday() {
    var entry = holidays.higherEntry(LocalDate.now(clock));
    return entry == null ? "none" : entry.getValue();
  }

  // expects: none
  @Tool(description = "x")
  public int rooms() {
    List<Meeting> byStart = new ArrayList<>(meetings);
    byStart.sort(Comparator.comparing(Meeting::start));
    Queue<LocalDateTime> ends = new PriorityQueue<>();
    int most = 0;
    for (Meeting each : byStart) {
      while (!ends.isEmpty() && !ends.peek().isAfter(each.start())) {
        ends.remove();
      }
      ends.add(each.end());
      most = Math.max(most, ends.size());
    }
    return most;
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public String earliest() {
    Queue<Meeting> queue = new LinkedList<>(meetings);
    return queue.element().title();
  }

  // expects: none
  @Tool(description = "x")
  public String longest() {
    if (meetings.isEmpty()) {
      return "";
    }
    return meetings.stream().max(Comparator.comparing(Meeting::length)).get().title();
  }

  // expects: DateTimeException
  @Tool(description = "x")
  public String time(int hour, int minute) {
    if (hour < 0 || hour > 23) {
      throw new ToolError("From 0 to 23");
    }
    return LocalTime.of(hour, minute).toString();
  }

  // expects: none
  @Tool(description = "x")
  public String timeOfMinutes(int minutes) {
    int sure = Math.floorMod(minutes, 1440);
    return LocalTime.of(sure / 60, sure % 60).toString();
  }

  // expects: DateTimeException
  @Tool(description = "x")
  public String inYear(int year) {
    return LocalDate.now(clock).withYear(year).toString();
  }

  // expects: none
  @Tool(description = "x")
  public String atNoon() {
    return LocalDate.now(clock).withDayOfMonth(1).atTime(12, 0).toString();
  }

  // expects: DateTimeException
  @Tool(description = "x")
  public String dayOf(int year, int day) {
    return Year.of(Math.floorMod(year, 3000)).atDay(day).toString();
  }

  // expects: none
  @Tool(description = "x")
  public String inHour(int hour) {
    return hour < 0 || hour > 23 ? "" : LocalDateTime.now(clock).withHour(hour).toString();
  }
}
