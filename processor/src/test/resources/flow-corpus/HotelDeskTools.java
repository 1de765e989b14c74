package corpus;

import dev.collet.MapError;
import dev.collet.Tool;
import dev.collet.ToolError;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.YearMonth;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoUnit;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.Currency;
import java.util.Deque;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.sql.DataSource;

/** The front desk of a hotel. */
public class HotelDeskTools {

  static class HotelException extends RuntimeException {
    HotelException(String message) {
      super(message);
    }
  }

  static final class NoSuchRoom extends HotelException {
    NoSuchRoom(int number) {
      super("no room " + number);
    }
  }

  static final class RoomTaken extends HotelException {
    RoomTaken(int number, LocalDate day) {
      super("room " + number + " is taken on " + day);
    }
  }

  static final class NoSuchReservation extends HotelException {
    NoSuchReservation(long id) {
      super("no reservation " + id);
    }
  }

  static final class StorageProblem extends RuntimeException {
    StorageProblem(SQLException cause) {
      super(cause);
    }
  }

  /** There is no rate for that. */
  public static final class RateMissing extends Exception {
    RateMissing(String message) {
      super(message);
    }
  }

  enum RoomType {
    SINGLE(80),
    DOUBLE(120),
    FAMILY(180),
    SUITE(260);

    private final int base;

    RoomType(int base) {
      this.base = base;
    }

    int base() {
      return base;
    }

    static boolean known(String name) {
      return Arrays.stream(values()).anyMatch(type -> type.name().equals(name));
    }

    static Optional<RoomType> find(String text) {
      return Arrays.stream(values()).filter(type -> type.name().equalsIgnoreCase(text.strip())).findFirst();
    }

    static RoomType named(String text) {
      return find(text).orElseThrow(() -> new IllegalArgumentException("no room type " + text));
    }
  }

  enum Season {
    LOW,
    MIDDLE,
    HIGH;

    static Season of(int month) {
      return switch (month) {
        case 1, 2, 11 -> LOW;
        case 3, 4, 5, 9, 10 -> MIDDLE;
        case 6, 7, 8, 12 -> HIGH;
        default -> throw new IllegalArgumentException("no month: " + month);
      };
    }
  }

  enum Board {
    ROOM_ONLY,
    BREAKFAST,
    HALF,
    FULL
  }

  enum Status {
    REQUESTED,
    CONFIRMED,
    CHECKED_IN,
    CHECKED_OUT,
    CANCELLED;

    Set<Status> next() {
      return switch (this) {
        case REQUESTED -> EnumSet.of(CONFIRMED, CANCELLED);
        case CONFIRMED -> EnumSet.of(CHECKED_IN, CANCELLED);
        case CHECKED_IN -> EnumSet.of(CHECKED_OUT);
        case CHECKED_OUT, CANCELLED -> EnumSet.noneOf(Status.class);
      };
    }

    Status moveTo(Status to) {
      if (!next().contains(to)) {
        throw new IllegalStateException(this + " can't become " + to);
      }
      return to;
    }
  }

  /** When a guest comes, and for how long. */
  public record StayRequest(String arrival, int nights) {
    /** Refuses what is no stay. */
    public StayRequest {
      if (nights < 1 || nights > 60) {
        throw new IllegalArgumentException("1 to 60 nights");
      }
    }
  }

  /** Who comes. */
  public record Party(int adults, int children) {
    /** Tells the model about empty parties. */
    public Party {
      if (adults < 1) {
        throw new ToolError("At least one adult");
      }
      children = Math.max(0, children);
    }

    int beds() {
      return adults + (children + 1) / 2;
    }
  }

  record RoomNumber(String text) {
    private static final Pattern FORM = Pattern.compile("[1-9][0-9]{2}");

    RoomNumber {
      if (!FORM.matcher(text).matches()) {
        throw new ToolError("A room number has three digits, as 204");
      }
    }

    int floor() {
      return Integer.parseInt(text.substring(0, 1));
    }

    int number() {
      return Integer.parseInt(text);
    }
  }

  record Reservation(long id, String guest, int room, Status status) {}

  sealed interface Charge permits Nightly, Once, Percent {}

  record Nightly(int cents) implements Charge {}

  record Once(int cents) implements Charge {}

  record Percent(int points) implements Charge {}

  record Booking(String guest, RoomType type, int nights) {}

  static final class BookingBuilder {
    private String guest;
    private RoomType type = RoomType.SINGLE;
    private int nights;

    BookingBuilder guest(String name) {
      this.guest = name;
      return this;
    }

    BookingBuilder type(RoomType wanted) {
      this.type = wanted;
      return this;
    }

    BookingBuilder nights(int count) {
      if (count < 1) {
        throw new IllegalArgumentException("at least one night");
      }
      this.nights = count;
      return this;
    }

    Booking build() {
      if (guest == null || nights == 0) {
        throw new IllegalStateException("guest and nights must be set");
      }
      return new Booking(guest, type, nights);
    }
  }

  /** Reservations in a database. */
  static final class Reservations {
    private final DataSource source;

    Reservations(DataSource source) {
      this.source = source;
    }

    Optional<Reservation> find(long id) {
      try (Connection connection = source.getConnection();
          PreparedStatement query = connection.prepareStatement("select * from reservation where id = ?")) {
        query.setLong(1, id);
        try (ResultSet rows = query.executeQuery()) {
          return rows.next() ? Optional.of(row(rows)) : Optional.empty();
        }
      } catch (SQLException e) {
        throw new StorageProblem(e);
      }
    }

    Reservation require(long id) {
      return find(id).orElseThrow(() -> new NoSuchReservation(id));
    }

    void save(Reservation changed) {
      try (Connection connection = source.getConnection();
          PreparedStatement update =
              connection.prepareStatement("update reservation set status = ? where id = ?")) {
        update.setString(1, changed.status().name());
        update.setLong(2, changed.id());
        if (update.executeUpdate() == 0) {
          throw new NoSuchReservation(changed.id());
        }
      } catch (SQLException e) {
        throw new StorageProblem(e);
      }
    }

    private static Reservation row(ResultSet rows) throws SQLException {
      String status = rows.getString("status");
      Status known = Arrays.stream(Status.values()).filter(s -> s.name().equals(status)).findAny().orElse(Status.REQUESTED);
      return new Reservation(rows.getLong("id"), rows.getString("guest"), rows.getInt("room"), known);
    }
  }

  private static final Pattern VOUCHER = Pattern.compile("([A-Z]{3})-([0-9]{1,2})");
  private static final Pattern LOYALTY = Pattern.compile("L([0-9]+)");
  private static final Pattern PRICE = Pattern.compile("[0-9]{1,6}([.][0-9]{2})?");
  private static final Pattern DAY = Pattern.compile("\\d{4}-\\d{2}-\\d{2}");

  private final DataSource source;
  private final Reservations reservations;
  private final Map<Integer, RoomType> rooms =
      new TreeMap<>(Map.of(101, RoomType.SINGLE, 102, RoomType.DOUBLE, 201, RoomType.FAMILY, 301, RoomType.SUITE));
  private final Map<LocalDate, Set<Integer>> occupied = new HashMap<>();
  private final Deque<String> waiting = new ArrayDeque<>();

  /** With the hotel's database. */
  public HotelDeskTools(DataSource source) {
    this.source = source;
    this.reservations = new Reservations(source);
  }

  private RoomType requireRoom(int number) {
    RoomType type = rooms.get(number);
    if (type == null) {
      throw new NoSuchRoom(number);
    }
    return type;
  }

  private boolean exists(int number) {
    return rooms.containsKey(number);
  }

  private static LocalDate day(String text) {
    try {
      return LocalDate.parse(text.strip());
    } catch (DateTimeParseException e) {
      throw new ToolError("Write days as 2026-05-31, not '" + text + "'", e);
    }
  }

  private static int between(int value, int low, int high, String what) {
    if (value < low || value > high) {
      throw new ToolError(what + " must be " + low + " to " + high);
    }
    return value;
  }

  // expects: NoSuchRoom
  @Tool(description = "The type of a room")
  public String room(int number) {
    return requireRoom(number).name();
  }

  // expects: none
  @Tool(description = "The type of a room, or a hint")
  public String roomOrHint(int number) {
    if (!rooms.containsKey(number)) {
      return "Rooms are " + rooms.keySet();
    }
    return requireRoom(number).name();
  }

  // expects: none
  @Tool(description = "The rooms of a list that exist, with types")
  public Map<Integer, String> roomTypes(List<Integer> numbers) {
    Map<Integer, String> result = new LinkedHashMap<>();
    for (int number : numbers) {
      if (exists(number)) {
        result.put(number, requireRoom(number).name().toLowerCase(Locale.ROOT));
      }
    }
    return result;
  }

  // expects: IllegalArgumentException
  @Tool(description = "A room type's base price")
  public int basePrice(String type) {
    return RoomType.valueOf(type.trim().toUpperCase(Locale.ROOT)).base();
  }

  // expects: none
  @Tool(description = "A known room type's base price")
  public int knownBasePrice(String type) {
    String name = type.trim().toUpperCase(Locale.ROOT);
    if (!RoomType.known(name)) {
      throw new ToolError("Types are " + Arrays.toString(RoomType.values()));
    }
    return RoomType.valueOf(name).base();
  }

  // expects: IllegalArgumentException
  @Tool(description = "What a number of nights costs")
  public int nightsPrice(String type, int nights) {
    int counted = between(nights, 1, 60, "nights");
    return RoomType.named(type).base() * counted;
  }

  // expects: none
  @Tool(description = "What a number of nights costs, at most")
  public int nightsPriceAtMost(String type, int nights) {
    RoomType wanted = RoomType.find(type).orElse(RoomType.SUITE);
    return wanted.base() * Math.max(1, Math.min(nights, 60));
  }

  // expects: DateTimeParseException
  @Tool(description = "Nights between two days")
  public long nights(String arrival, String departure) {
    if (!DAY.matcher(arrival).matches() || !DAY.matcher(departure).matches()) {
      throw new ToolError("Write days as 2026-05-31");
    }
    return ChronoUnit.DAYS.between(LocalDate.parse(arrival), LocalDate.parse(departure));
  }

  // expects: none
  @Tool(description = "Nights between two days, never below zero")
  public long nightsOrZero(String arrival, String departure) {
    LocalDate first = day(arrival);
    LocalDate last = day(departure);
    return last.isBefore(first) ? 0 : ChronoUnit.DAYS.between(first, last);
  }

  // expects: IllegalArgumentException
  @Tool(description = "A quote for a stay")
  public String quote(StayRequest request) {
    LocalDate first = day(request.arrival());
    int factor = switch (Season.of(first.getMonthValue())) {
      case LOW -> 80;
      case MIDDLE -> 100;
      case HIGH -> 130;
    };
    return BigDecimal.valueOf(request.nights() * factor).setScale(2, RoundingMode.HALF_UP).toPlainString();
  }

  // expects: none
  @Tool(description = "A type with beds for everybody")
  public String fitting(Party party) {
    int beds = party.beds();
    if (beds == 1) {
      return RoomType.SINGLE.name();
    }
    return beds == 2 ? RoomType.DOUBLE.name() : RoomType.FAMILY.name();
  }

  // expects: none
  @Tool(description = "The floor of a room")
  public String floorOf(String room) {
    RoomNumber number = new RoomNumber(room.strip());
    return "floor " + number.floor() + ", door " + number.number() % 100;
  }

  // expects: IllegalArgumentException
  @Tool(description = "The season of a month")
  public String season(int month) {
    return Season.of(month).name();
  }

  // expects: none
  @Tool(description = "The season of a day")
  public String seasonOn(String day) {
    return Season.of(day(day).getMonthValue()).name();
  }

  // expects: none
  @Tool(description = "The last day of a month")
  public String lastDay(int year, int month) {
    YearMonth wanted = YearMonth.of(between(year, 2000, 2100, "year"), between(month, 1, 12, "month"));
    return wanted.atEndOfMonth().toString();
  }

  // expects: DateTimeException
  @Tool(description = "A day of this year's months")
  public String dayOf(int month, int day) {
    int checkedMonth = between(month, 1, 12, "month");
    int checkedDay = between(day, 1, 31, "day");
    return LocalDate.of(2026, checkedMonth, checkedDay).getDayOfWeek().name();
  }

  // expects: DateTimeException
  @Tool(description = "Wake a guest")
  public String wakeUp(int hour, int minute) {
    if (hour < 4) {
      hour = 4;
    } else if (hour > 11) {
      hour = 11;
    }
    return "wake at " + LocalTime.of(hour, minute);
  }

  // expects: none
  @Tool(description = "Wake a guest on the quarter of an hour")
  public String wakeQuarter(int hour, int quarter) {
    int at = Math.min(11, Math.max(4, hour));
    return LocalTime.of(at, Math.floorMod(quarter, 4) * 15).toString();
  }

  // expects: NoSuchReservation StorageProblem
  @Tool(description = "A reservation")
  public String reservation(long id) {
    Reservation found = reservations.require(id);
    return found.guest() + " in " + found.room() + ": " + found.status();
  }

  // expects: StorageProblem
  @Tool(description = "A reservation's guest, if there is one")
  public String guestOf(long id) {
    Optional<Reservation> found = reservations.find(id);
    if (found.isEmpty()) {
      return "nobody";
    }
    return found.get().guest();
  }

  // expects: IllegalArgumentException IllegalStateException NoSuchReservation
  @MapError(exception = StorageProblem.class, message = "The database is away; try again later.")
  @Tool(description = "Moves a reservation on")
  public String advance(long id, String status) {
    Status to = Status.valueOf(status);
    Reservation old = reservations.require(id);
    Reservation changed = new Reservation(old.id(), old.guest(), old.room(), old.status().moveTo(to));
    reservations.save(changed);
    return changed.status().name();
  }

  // expects: StorageProblem
  @Tool(description = "Cancels a reservation where that is still possible")
  public boolean cancel(long id) {
    try {
      Reservation old = reservations.require(id);
      Status cancelled = old.status().moveTo(Status.CANCELLED);
      reservations.save(new Reservation(old.id(), old.guest(), old.room(), cancelled));
      return true;
    } catch (NoSuchReservation | IllegalStateException e) {
      return false;
    }
  }

  // expects: SQLException
  @Tool(description = "How many reservations a room has")
  public int reservationsOf(int room) throws SQLException {
    try (Connection connection = source.getConnection();
        PreparedStatement query = connection.prepareStatement("select count(*) from reservation where room = ?")) {
      query.setInt(1, room);
      try (ResultSet rows = query.executeQuery()) {
        if (!rows.next()) {
          throw new IllegalStateException("count gives a row");
        }
        return rows.getInt(1);
      } catch (IllegalStateException e) {
        return 0;
      }
    }
  }

  // expects: IllegalArgumentException
  @Tool(description = "The boards that guests have taken")
  public Map<String, Integer> boards(String since) {
    Map<Board, Integer> counts = new EnumMap<>(Board.class);
    LocalDate first = day(since);
    try (Connection connection = source.getConnection();
        PreparedStatement query = connection.prepareStatement("select board from stay where day >= ?")) {
      query.setString(1, first.toString());
      try (ResultSet rows = query.executeQuery()) {
        while (rows.next()) {
          counts.merge(Board.valueOf(rows.getString(1)), 1, Integer::sum);
        }
      }
    } catch (SQLException e) {
      throw new ToolError("The database is away", e);
    }
    Map<String, Integer> result = new TreeMap<>();
    counts.forEach((board, count) -> result.put(board.name(), count));
    return result;
  }

  // expects: NoSuchElementException
  @Tool(description = "The cheapest of some prices")
  public int cheapest(List<Integer> prices) {
    return prices.stream().filter(price -> price > 0).min(Comparator.naturalOrder()).get();
  }

  // expects: none
  @Tool(description = "The dearest of some prices")
  public int dearest(List<Integer> prices) {
    if (prices.isEmpty()) {
      throw new ToolError("Give at least one price");
    }
    return Collections.max(prices);
  }

  // expects: none
  @Tool(description = "Seats somebody who waits")
  public String seat(int room) {
    RoomNumber number = new RoomNumber(String.valueOf(room));
    if (waiting.isEmpty()) {
      return "Nobody waits.";
    }
    return waiting.pop() + " goes to " + number.number();
  }

  // expects: NoSuchElementException
  @Tool(description = "Who has waited longest")
  public String nextWaiting(List<String> more) {
    for (String name : more) {
      if (!name.isBlank()) {
        waiting.addLast(name);
      }
    }
    return waiting.getFirst();
  }

  // expects: IllegalArgumentException
  @Tool(description = "Counts wishes by type")
  public Map<String, Long> wishes(List<String> types) {
    return types.stream()
        .filter(text -> !text.isBlank())
        .map(RoomType::named)
        .collect(Collectors.groupingBy(RoomType::name, TreeMap::new, Collectors.counting()));
  }

  // expects: none
  @Tool(description = "Counts wishes by type, without those that make no sense")
  public Map<String, Long> knownWishes(List<String> types) {
    return types.stream()
        .map(RoomType::find)
        .filter(Optional::isPresent)
        .map(Optional::get)
        .collect(Collectors.groupingBy(RoomType::name, TreeMap::new, Collectors.counting()));
  }

  // expects: UnsupportedOperationException
  @Tool(description = "The room numbers, with an extra one")
  public List<Integer> numbersWith(int extra) {
    List<Integer> numbers = rooms.keySet().stream().filter(number -> number != extra).toList();
    numbers.add(extra);
    return numbers;
  }

  // expects: NumberFormatException
  @Tool(description = "A price with tax")
  public String withTax(String price) {
    BigDecimal net = new BigDecimal(price.replace(',', '.').strip());
    return net.multiply(new BigDecimal("1.07")).toPlainString();
  }

  // expects: none
  @Tool(description = "A price with tax, if it is one")
  public String withTaxChecked(String price) {
    String text = price.strip();
    if (!PRICE.matcher(text).matches()) {
      return "no price";
    }
    return new BigDecimal(text).multiply(new BigDecimal("1.07")).setScale(2, RoundingMode.HALF_EVEN).toString();
  }

  // expects: none
  @Tool(description = "What a voucher takes off, in percent")
  public int voucher(String code) {
    Matcher matcher = VOUCHER.matcher(code.strip());
    if (!matcher.matches()) {
      return 0;
    }
    int points = Integer.parseInt(matcher.group(2));
    return matcher.group(1).equals("VIP") ? points : Math.min(points, 20);
  }

  // expects: NumberFormatException
  @Tool(description = "The member number of a loyalty card")
  public int loyalty(String card) {
    Matcher matcher = LOYALTY.matcher(card);
    return matcher.matches() ? Integer.parseInt(matcher.group(1)) : -1;
  }

  private static Charge charge(String kind, int amount) throws RateMissing {
    switch (kind) {
      case "night":
        return new Nightly(amount);
      case "once":
        return new Once(amount);
      case "percent":
        return new Percent(amount);
      default:
        throw new RateMissing("no charge is called " + kind);
    }
  }

  private static int apply(Charge charge, int nights, int sum) {
    if (charge instanceof Nightly nightly) {
      return nightly.cents() * nights;
    } else if (charge instanceof Once once) {
      return once.cents();
    } else if (charge instanceof Percent percent) {
      return sum * percent.points() / 100;
    }
    throw new IllegalStateException("another charge: " + charge);
  }

  // expects: RateMissing
  @Tool(description = "A charge")
  public int extra(String kind, int amount, int nights) throws RateMissing {
    return apply(charge(kind, amount), nights, nights * 100);
  }

  // expects: none
  @Tool(description = "The sum of all charges that are known")
  public int extras(Map<String, Integer> amounts) {
    int sum = 0;
    for (Map.Entry<String, Integer> entry : amounts.entrySet()) {
      try {
        sum += apply(charge(entry.getKey(), entry.getValue()), 1, sum);
      } catch (RateMissing e) {
        sum += 0;
      }
    }
    return sum;
  }

  // expects: none
  @Tool(description = "Books a room for a guest")
  public String book(String guest, String type, int nights) {
    Booking booking =
        new BookingBuilder()
            .guest(guest.isBlank() ? "walk-in" : guest.strip())
            .type(RoomType.find(type).orElse(RoomType.DOUBLE))
            .nights(Math.max(1, nights))
            .build();
    return booking.guest() + ": " + booking.type() + " x " + booking.nights();
  }

  // expects: IllegalStateException
  @Tool(description = "Books a room when all is given")
  public String bookPartly(String guest, int nights) {
    BookingBuilder builder = new BookingBuilder().type(RoomType.SINGLE);
    if (!guest.isBlank()) {
      builder.guest(guest);
    }
    if (nights > 0) {
      builder.nights(nights);
    }
    return builder.build().toString();
  }

  private void occupy(int room, LocalDate day) {
    if (!occupied.computeIfAbsent(day, d -> new java.util.HashSet<>()).add(room)) {
      throw new RoomTaken(room, day);
    }
  }

  // expects: NoSuchRoom RoomTaken
  @Tool(description = "Holds a room for a day")
  public String hold(int room, String day) {
    requireRoom(room);
    LocalDate on = day(day);
    occupy(room, on);
    return "held " + room + " on " + on;
  }

  // expects: none
  @Tool(description = "Holds whichever room is free")
  public String holdAny(String day) {
    LocalDate on = day(day);
    List<Integer> tried = new ArrayList<>();
    for (int number : rooms.keySet()) {
      try {
        occupy(number, on);
        return requireRoom(number) + " " + number;
      } catch (RoomTaken e) {
        tried.add(number);
      } catch (HotelException e) {
        throw new ToolError(e.getMessage(), e);
      }
    }
    return "All of " + tried + " are taken.";
  }

  // expects: IllegalArgumentException
  @Tool(description = "The symbol of a currency")
  public String currency(String code) {
    try {
      return Currency.getInstance(code.toUpperCase(Locale.ROOT)).getSymbol(Locale.US);
    } catch (NoSuchElementException | DateTimeException e) {
      return "?";
    }
  }
}
