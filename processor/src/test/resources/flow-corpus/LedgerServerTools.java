package corpus;

import dev.collet.MapError;
import dev.collet.Tool;
import dev.collet.ToolError;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.SQLIntegrityConstraintViolationException;
import java.sql.Statement;
import java.sql.Timestamp;
import java.text.DecimalFormat;
import java.text.MessageFormat;
import java.text.NumberFormat;
import java.text.ParseException;
import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.Period;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.time.format.FormatStyle;
import java.time.temporal.ChronoUnit;
import java.time.temporal.TemporalAdjusters;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Currency;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.Optional;
import java.util.TimeZone;
import java.util.TreeMap;
import java.util.function.BinaryOperator;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import javax.sql.DataSource;

/** Accounts in a database, and what a bookkeeper works out with them. */
public class LedgerServerTools {

  static class DataAccess extends RuntimeException {
    DataAccess(SQLException cause) {
      super(cause);
    }
  }

  static class DuplicateKey extends DataAccess {
    DuplicateKey(SQLException cause) {
      super(cause);
    }
  }

  static class LedgerException extends Exception {
    LedgerException(String message) {
      super(message);
    }
  }

  static final class Overdrawn extends LedgerException {
    final BigDecimal missing;

    Overdrawn(BigDecimal missing) {
      super("missing " + missing);
      this.missing = missing;
    }
  }

  static final class NoConvergence extends LedgerException {
    NoConvergence(int rounds) {
      super("no result after " + rounds);
    }
  }

  enum Kind {
    ASSET,
    DEBT,
    INCOME
  }

  enum Quarter {
    Q1,
    Q2,
    Q3,
    Q4;

    static Quarter of(Month month) {
      return values()[(month.getValue() - 1) / 3];
    }

    Quarter next() {
      switch (this) {
        case Q1:
          return Q2;
        case Q2:
          return Q3;
        case Q3:
          return Q4;
        case Q4:
          return Q1;
        default:
          throw new AssertionError(this);
      }
    }
  }

  record Account(long id, String owner, BigDecimal amount, Kind kind) {}

  /** Money goes from one account to another. */
  public record Transfer(String from, String to, BigDecimal amount) {
    /** Refuses what is no transfer. */
    public Transfer {
      if (amount.signum() <= 0) {
        throw new IllegalArgumentException("the amount is positive");
      }
    }
  }

  /** From the first to the last day. */
  public record Span(String first, int days) {
    /** Tells the model what is wrong. */
    public Span {
      if (days < 0) {
        throw new ToolError("days is 0 or more");
      }
    }

    LocalDate start() {
      return LocalDate.parse(first);
    }
  }

  @FunctionalInterface
  interface Work<R> {
    R in(Connection connection) throws SQLException;
  }

  @FunctionalInterface
  interface Row<T> {
    T of(ResultSet result) throws SQLException;
  }

  /** What all tables have in common. */
  abstract static class Repository<T> {
    private final DataSource source;
    private final String table;

    Repository(DataSource source, String table) {
      this.source = source;
      this.table = table;
    }

    protected abstract T map(ResultSet result) throws SQLException;

    Optional<T> byId(long id) {
      try (Connection connection = source.getConnection();
          PreparedStatement statement =
              connection.prepareStatement("select * from " + table + " where id = ?")) {
        statement.setLong(1, id);
        try (ResultSet result = statement.executeQuery()) {
          return result.next() ? Optional.of(map(result)) : Optional.empty();
        }
      } catch (SQLException e) {
        throw new DataAccess(e);
      }
    }

    T require(long id) throws LedgerException {
      return byId(id).orElseThrow(() -> new LedgerException("no row " + id));
    }
  }

  static final class Accounts extends Repository<Account> {
    Accounts(DataSource source) {
      super(source, "account");
    }

    @Override
    protected Account map(ResultSet result) throws SQLException {
      return new Account(
          result.getLong("id"),
          result.getString("owner"),
          result.getBigDecimal("amount"),
          Kind.valueOf(result.getString("kind")));
    }
  }

  static final class Names extends Repository<String> {
    Names(DataSource source) {
      super(source, "name");
    }

    @Override
    protected String map(ResultSet result) throws SQLException {
      return result.getString(2);
    }
  }

  private static final DateTimeFormatter GERMAN = DateTimeFormatter.ofPattern("dd.MM.yyyy");
  private static final List<String> CURRENCIES = List.of("EUR", "USD", "CHF");

  private final DataSource source;
  private final Accounts accounts;
  private final Names names;

  public LedgerServerTools(DataSource source) {
    this.source = source;
    this.accounts = new Accounts(source);
    this.names = new Names(source);
  }

  private <R> R transaction(Work<R> work) throws SQLException {
    Connection connection = source.getConnection();
    boolean done = false;
    try {
      connection.setAutoCommit(false);
      R result = work.in(connection);
      connection.commit();
      done = true;
      return result;
    } finally {
      try {
        if (!done) {
          connection.rollback();
        }
      } finally {
        connection.close();
      }
    }
  }

  private <R> R guarded(Work<R> work) {
    try {
      return transaction(work);
    } catch (SQLException e) {
      throw translate(e);
    }
  }

  private static DataAccess translate(SQLException e) {
    String state = Objects.requireNonNullElse(e.getSQLState(), "");
    return state.startsWith("23") ? new DuplicateKey(e) : new DataAccess(e);
  }

  // expects: SQLException
  @Tool(description = "x")
  public int rename(long id, String owner) throws SQLException {
    return transaction(
        connection -> {
          try (PreparedStatement update =
              connection.prepareStatement("update account set owner = ? where id = ?")) {
            update.setString(1, owner);
            update.setLong(2, id);
            return update.executeUpdate();
          }
        });
  }

  // expects: DataAccess DuplicateKey
  @Tool(description = "x")
  public int open(String owner) {
    return guarded(
        connection -> {
          try (Statement statement = connection.createStatement()) {
            return statement.executeUpdate("insert into account default values");
          }
        });
  }

  // expects: DataAccess
  @Tool(description = "x")
  public boolean openOnce(String owner) {
    try {
      return guarded(connection -> connection.createStatement().execute("insert …"));
    } catch (DuplicateKey e) {
      return false;
    }
  }

  // expects: none
  @Tool(description = "x")
  @MapError(exception = DataAccess.class, message = "The database is not there")
  public boolean alive() {
    return guarded(connection -> connection.isValid(1));
  }

  // expects: SQLException Overdrawn
  @Tool(description = "x")
  public String withdraw(long id, BigDecimal amount) throws SQLException, Overdrawn {
    BigDecimal left =
        transaction(
            connection -> {
              try (Statement statement = connection.createStatement();
                  ResultSet result = statement.executeQuery("select amount from account")) {
                return result.next() ? result.getBigDecimal(1) : BigDecimal.ZERO;
              }
            });
    if (left.compareTo(amount) < 0) {
      throw new Overdrawn(amount.subtract(left));
    }
    return left.subtract(amount).toPlainString();
  }

  // expects: DataAccess LedgerException IllegalArgumentException
  @Tool(description = "x")
  public String owner(long id) throws LedgerException {
    return accounts.require(id).owner();
  }

  // expects: DataAccess
  @Tool(description = "x")
  public String name(long id) {
    return names.byId(id).orElse("nobody");
  }

  // expects: DataAccess NoSuchElementException
  @Tool(description = "x")
  public int nameLength(long id) {
    return names.byId(id).map(String::length).get();
  }

  // expects: none
  @Tool(description = "x")
  public String nameOrFail(long id) {
    try {
      Optional<String> name = names.byId(id);
      if (name.isEmpty()) {
        throw new ToolError("There is no " + id);
      }
      return name.get();
    } catch (DataAccess e) {
      throw new ToolError("The database is not there", e);
    }
  }

  // expects: SQLException
  @Tool(description = "x")
  public String insertOrUpdate(String sql) throws SQLException {
    try (Connection connection = source.getConnection();
        Statement statement = connection.createStatement()) {
      try {
        statement.executeUpdate(sql);
        return "inserted";
      } catch (SQLIntegrityConstraintViolationException e) {
        return "there already";
      }
    }
  }

  // expects: SQLException ClassNotFoundException
  @Tool(description = "x")
  public String driver(String name) throws SQLException, ClassNotFoundException {
    Class.forName(name);
    try (Connection connection = DriverManager.getConnection("jdbc:ledger:")) {
      return connection.getMetaData().getDriverName();
    }
  }

  // expects: none
  @Tool(description = "x")
  public List<String> tables() {
    List<String> result = new ArrayList<>();
    try (Connection connection = source.getConnection();
        ResultSet tables = connection.getMetaData().getTables(null, null, "%", null)) {
      while (tables.next()) {
        result.add(tables.getString(3));
      }
    } catch (SQLException e) {
      result.add("?");
    }
    return result;
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public String stamp(String text) {
    return Timestamp.valueOf(text).toInstant().toString();
  }

  // expects: none
  @Tool(description = "x")
  public String stampOf(int minutes) {
    LocalDateTime time = LocalDateTime.of(2026, 1, 1, 0, 0).plusMinutes(minutes);
    return Timestamp.valueOf(time).toString();
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public String transfer(Transfer transfer) {
    return transfer.from() + " → " + transfer.to();
  }

  // expects: DateTimeParseException
  @Tool(description = "x")
  public String spanEnd(Span span) {
    return span.start().plusDays(span.days()).toString();
  }

  // expects: none
  @Tool(description = "x")
  public int spanDays(Span span) {
    return span.days() + 1;
  }

  private static void requirePositive(BigDecimal amount, String what) {
    if (amount == null || amount.signum() <= 0) {
      throw new IllegalArgumentException(what + " is positive");
    }
  }

  private static int requireMonths(int months) throws LedgerException {
    if (months < 1 || months > 480) {
      throw new LedgerException("1 to 480 months");
    }
    return months;
  }

  private static BigDecimal payment(BigDecimal sum, double rate, int months)
      throws LedgerException {
    requireMonths(months);
    double factor = rate == 0 ? 1.0 / months : rate / (1 - Math.pow(1 + rate, -months));
    return sum.multiply(new BigDecimal(String.format(Locale.ROOT, "%.10f", factor)));
  }

  // expects: LedgerException NumberFormatException
  @Tool(description = "x")
  public String monthly(BigDecimal sum, double rate, int months) throws LedgerException {
    return payment(sum, rate, months).setScale(2, RoundingMode.HALF_UP).toPlainString();
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public String vat(BigDecimal net) {
    requirePositive(net, "net");
    return net.multiply(new BigDecimal("1.19")).setScale(2, RoundingMode.HALF_EVEN).toString();
  }

  // expects: none
  @Tool(description = "x")
  public String vatOfTen() {
    requirePositive(BigDecimal.TEN, "net");
    return BigDecimal.TEN.multiply(new BigDecimal("0.19")).toString();
  }

  // expects: none
  @Tool(description = "x")
  public int months(int years) throws LedgerException {
    if (years <= 0 || years > 40) {
      return 0;
    }
    return requireMonths(years * 12);
  }

  // expects: LedgerException
  @Tool(description = "x")
  public int monthsFrom(int years) throws LedgerException {
    if (years <= 0) {
      return 0;
    }
    return requireMonths(years * 12);
  }

  // expects: NoConvergence
  @Tool(description = "x")
  public double rate(List<Double> flows) throws LedgerException {
    double rate = 0.1;
    for (int round = 0; round < 100; round++) {
      double value = 0;
      double slope = 0;
      for (int i = 0; i < flows.size(); i++) {
        value += flows.get(i) / Math.pow(1 + rate, i);
        slope -= i * flows.get(i) / Math.pow(1 + rate, i + 1.0);
      }
      if (Math.abs(value) < 1e-9) {
        return rate;
      }
      rate -= value / slope;
    }
    throw new NoConvergence(100);
  }

  // expects: ParseException
  @Tool(description = "x")
  public double amount(String text) throws ParseException {
    return NumberFormat.getInstance(Locale.GERMANY).parse(text).doubleValue();
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public int digits(String currency) {
    return Currency.getInstance(currency).getDefaultFractionDigits();
  }

  // expects: none
  @Tool(description = "x")
  public int knownDigits(String currency) {
    if (!CURRENCIES.contains(currency)) {
      throw new ToolError("One of " + CURRENCIES);
    }
    return Currency.getInstance(currency).getDefaultFractionDigits();
  }

  // expects: none
  @Tool(description = "x")
  public String symbol(boolean euro, String language) {
    Currency currency = Currency.getInstance(euro ? "EUR" : "USD");
    return currency.getSymbol(Locale.forLanguageTag(language));
  }

  // expects: NumberFormatException
  @Tool(description = "x")
  public long checkDigits(String account) {
    if (!account.matches("\\d+")) {
      throw new ToolError("Digits only");
    }
    return Long.parseLong(account) % 97;
  }

  // expects: none
  @Tool(description = "x")
  public int checkDigitsBig(String account) {
    if (!account.matches("\\d+")) {
      throw new ToolError("Digits only");
    }
    return new BigInteger(account).mod(BigInteger.valueOf(97)).intValue();
  }

  // expects: none
  @Tool(description = "x")
  public String decimal(String text) {
    return text.matches("-?[0-9]{1,15}([.][0-9]{1,4})?") ? new BigDecimal(text).toString() : "0";
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public String rounded(BigDecimal value, String mode) {
    return value.round(new MathContext(5, RoundingMode.valueOf(mode))).toString();
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public String shown(double value, String pattern) {
    return new DecimalFormat(pattern).format(value);
  }

  // expects: none
  @Tool(description = "x")
  public String shownPlain(double value, String owner) {
    String text = new DecimalFormat("#,##0.00").format(value);
    return MessageFormat.format("{0} has {1}", owner, text);
  }

  // expects: DateTimeException
  @Tool(description = "x")
  public String day(int year, int month, int day) {
    return LocalDate.of(year, month, day).toString();
  }

  // expects: DateTimeException
  @Tool(description = "x")
  public String lastOf(int year, int month) {
    if (month < 1 || month > 12) {
      throw new ToolError("A month is 1 to 12");
    }
    return YearMonth.of(year, month).atEndOfMonth().toString();
  }

  // expects: none
  @Tool(description = "x")
  public String lastOfMonth(int month) {
    if (month < 1 || month > 12) {
      throw new ToolError("A month is 1 to 12");
    }
    return YearMonth.of(2026, month).atEndOfMonth().toString();
  }

  // expects: none
  @Tool(description = "x")
  public String firstOf(int month) {
    int wrapped = Math.floorMod(month - 1, 12) + 1;
    return LocalDate.of(2026, wrapped, 1).with(TemporalAdjusters.firstInMonth(DayOfWeek.MONDAY))
        .toString();
  }

  // expects: DateTimeParseException
  @Tool(description = "x")
  public List<String> dueDays(String first, int count) {
    LocalDate day = LocalDate.parse(first, GERMAN);
    List<String> result = new ArrayList<>();
    for (int i = 0; i < Math.min(count, 100); i++) {
      LocalDate due = day.plusMonths(i);
      while (due.getDayOfWeek() == DayOfWeek.SATURDAY || due.getDayOfWeek() == DayOfWeek.SUNDAY) {
        due = due.plusDays(1);
      }
      result.add(due.format(GERMAN));
    }
    return result;
  }

  // expects: none
  @Tool(description = "x")
  public String paymentDay(int month, int day) {
    Month of = Month.of(Math.min(12, Math.max(1, month)));
    int last = of.maxLength();
    int within = Math.max(1, Math.min(day, last));
    return of + " " + within;
  }

  // expects: DateTimeException
  @Tool(description = "x")
  public String onDay(int day) {
    return LocalDate.EPOCH.plusMonths(1).withDayOfMonth(day).toString();
  }

  // expects: DateTimeException
  @Tool(description = "x")
  public String closing(String zone) {
    return ZonedDateTime.of(LocalDate.EPOCH, LocalTime.of(17, 30), ZoneId.of(zone)).toString();
  }

  // expects: none
  @Tool(description = "x")
  public String closingKnown(String zone) {
    if (!ZoneId.getAvailableZoneIds().contains(zone)) {
      throw new ToolError("There is no zone " + zone);
    }
    return ZonedDateTime.of(LocalDate.EPOCH, LocalTime.NOON, ZoneId.of(zone)).toString();
  }

  // expects: none
  @Tool(description = "x")
  public String closingOld(String zone) {
    return LocalDate.EPOCH.atStartOfDay(TimeZone.getTimeZone(zone).toZoneId()).toString();
  }

  // expects: none
  @Tool(description = "x")
  public String offset(int hours) {
    if (hours < -12 || hours > 12) {
      return "Z";
    }
    return ZoneOffset.ofHours(hours).getId();
  }

  // expects: DateTimeException
  @Tool(description = "x")
  public String offsetMinutes(int hours, int minutes) {
    if (hours < 0 || hours > 12) {
      return "Z";
    }
    return ZoneOffset.ofHoursMinutes(hours, minutes).getId();
  }

  // expects: DateTimeParseException
  @Tool(description = "x")
  public long minutes(String iso) {
    return iso.startsWith("PT") ? Duration.parse(iso).toMinutes() : Period.parse(iso).getDays();
  }

  // expects: none
  @Tool(description = "x")
  public String clock(int minutes) {
    if (minutes < 0 || minutes >= 1440) {
      throw new ToolError("0 to 1439");
    }
    return LocalTime.of(minutes / 60, minutes % 60).toString();
  }

  // expects: none
  @Tool(description = "x")
  public String weekday(int offset) {
    return DayOfWeek.of(Math.abs(offset % 7) + 1).name();
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public long between(String unit, int days) {
    LocalDate start = LocalDate.of(2026, 1, 1);
    return ChronoUnit.valueOf(unit.toUpperCase(Locale.ROOT)).between(start, start.plusDays(days));
  }

  // expects: none
  @Tool(description = "x")
  public String quarter(int days) {
    Month month = LocalDate.EPOCH.plusDays(days).getMonth();
    return Quarter.of(month).next().name();
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public String written(int days, String pattern) {
    return LocalDate.EPOCH.plusDays(days).format(DateTimeFormatter.ofPattern(pattern));
  }

  // expects: none
  @Tool(description = "x")
  public String writtenLong(int days) {
    DateTimeFormatter format = DateTimeFormatter.ofLocalizedDate(FormatStyle.LONG);
    return LocalDate.EPOCH.plusDays(days).format(format.withLocale(Locale.UK));
  }

  private static Optional<LocalDate> tryDate(String text) {
    for (DateTimeFormatter format : List.of(DateTimeFormatter.ISO_DATE, GERMAN)) {
      try {
        return Optional.of(LocalDate.parse(text, format));
      } catch (DateTimeParseException ignored) {
        // The next one may fit.
      }
    }
    return Optional.empty();
  }

  // expects: LedgerException
  @Tool(description = "x")
  public String anyDate(String text) throws LedgerException {
    return tryDate(text).map(LocalDate::toString).orElseThrow(() -> new LedgerException(text));
  }

  // expects: none
  @Tool(description = "x")
  public String anyDateOrToday(String text) {
    LocalDate today = LocalDate.EPOCH;
    return tryDate(text).filter(date -> date.isAfter(today)).orElse(today).toString();
  }

  private static Map<String, String> rule(String text) {
    Map<String, String> parts = new HashMap<>();
    for (String part : text.split(";")) {
      int equals = part.indexOf('=');
      if (equals > 0) {
        parts.put(part.substring(0, equals), part.substring(equals + 1));
      }
    }
    return parts;
  }

  // expects: NumberFormatException
  @Tool(description = "x")
  public int interval(String rule) {
    return Integer.parseInt(rule(rule).getOrDefault("INTERVAL", "1"));
  }

  // expects: none
  @Tool(description = "x")
  public int repeats(String rule) {
    Map<String, String> parts = rule(rule);
    String count = parts.get("COUNT");
    if (count == null || !count.matches("[1-9][0-9]{0,3}")) {
      return 1;
    }
    return Integer.valueOf(count);
  }

  interface Visitor<R> {
    R number(Num num);

    R sum(Sum sum);

    R quotient(Quotient quotient);
  }

  interface Expr {
    <R> R accept(Visitor<R> visitor);
  }

  record Num(BigDecimal value) implements Expr {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.number(this);
    }
  }

  record Sum(Expr left, Expr right) implements Expr {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.sum(this);
    }
  }

  record Quotient(Expr left, Expr right) implements Expr {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.quotient(this);
    }
  }

  static final class Evaluator implements Visitor<BigDecimal> {
    @Override
    public BigDecimal number(Num num) {
      return num.value();
    }

    @Override
    public BigDecimal sum(Sum sum) {
      return sum.left().accept(this).add(sum.right().accept(this));
    }

    @Override
    public BigDecimal quotient(Quotient quotient) {
      BigDecimal divisor = quotient.right().accept(this);
      if (divisor.signum() == 0) {
        throw new ArithmeticException("a division by nothing");
      }
      return quotient.left().accept(this).divide(divisor, MathContext.DECIMAL64);
    }
  }

  static final class Printer implements Visitor<String> {
    @Override
    public String number(Num num) {
      return num.value().toPlainString();
    }

    @Override
    public String sum(Sum sum) {
      return sum.left().accept(this) + " + " + sum.right().accept(this);
    }

    @Override
    public String quotient(Quotient quotient) {
      return quotient.left().accept(this) + " / " + quotient.right().accept(this);
    }
  }

  private static Expr formula(String text) throws ParseException {
    int slash = text.lastIndexOf('/');
    if (slash >= 0) {
      return new Quotient(formula(text.substring(0, slash)), formula(text.substring(slash + 1)));
    }
    int plus = text.lastIndexOf('+');
    if (plus >= 0) {
      return new Sum(formula(text.substring(0, plus)), formula(text.substring(plus + 1)));
    }
    try {
      return new Num(new BigDecimal(text.trim()));
    } catch (NumberFormatException e) {
      throw new ParseException(text, 0);
    }
  }

  // expects: ParseException ArithmeticException
  @Tool(description = "x")
  public String evaluate(String text) throws ParseException {
    return formula(text).accept(new Evaluator()).toPlainString();
  }

  // expects: ParseException
  @Tool(description = "x")
  public String printed(String text) throws ParseException {
    return formula(text).accept(new Printer());
  }

  // expects: none
  @Tool(description = "x")
  public String half(BigDecimal value) {
    try {
      return new Sum(new Num(value), new Num(value)).accept(new Printer());
    } catch (ArithmeticException e) {
      return "?";
    }
  }

  // expects: none
  @Tool(description = "x")
  public String kinds(List<Integer> codes) {
    EnumMap<Kind, Integer> counts = new EnumMap<>(Kind.class);
    for (int code : codes) {
      if (code >= 0 && code < Kind.values().length) {
        counts.merge(Kind.values()[code], 1, Integer::sum);
      }
    }
    return counts.toString();
  }

  // expects: IllegalStateException
  @Tool(description = "x")
  public Map<String, Integer> merged(Map<String, Integer> left, Map<String, Integer> right) {
    BinaryOperator<Integer> refuse =
        (a, b) -> {
          throw new IllegalStateException("twice: " + a + ", " + b);
        };
    Map<String, Integer> result = new LinkedHashMap<>(left);
    right.forEach((key, value) -> result.merge(key, value, refuse));
    return result;
  }

  // expects: none
  @Tool(description = "x")
  public int bracket(int income) {
    NavigableMap<Integer, Integer> brackets = new TreeMap<>(Map.of(0, 10, 1000, 20, 9000, 42));
    Map.Entry<Integer, Integer> entry = brackets.floorEntry(Math.max(0, income));
    if (entry == null) {
      throw new ToolError("no bracket");
    }
    return entry.getValue();
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public double average(List<Integer> values) {
    return values.stream().mapToInt(Integer::intValue).average().getAsDouble();
  }

  // expects: none
  @Tool(description = "x")
  public double median(List<Integer> values) {
    if (values.isEmpty()) {
      throw new ToolError("Give values");
    }
    List<Integer> sorted = new ArrayList<>(values);
    Collections.sort(sorted);
    return IntStream.of(sorted.get(sorted.size() / 2), sorted.get((sorted.size() - 1) / 2))
        .average()
        .getAsDouble();
  }

  private static <T> T orFail(T value, Supplier<? extends RuntimeException> failure) {
    if (value == null) {
      throw failure.get();
    }
    return value;
  }

  // expects: IllegalStateException
  @Tool(description = "x")
  public String cached(Map<String, String> cache, String key) {
    return orFail(cache.get(key), () -> new IllegalStateException("not cached"));
  }

  // expects: none
  @Tool(description = "x")
  public String cachedOrTold(Map<String, String> cache, String key) {
    return orFail(cache.get(key), () -> new ToolError("Call load first"));
  }

  // expects: none
  @Tool(description = "x")
  public int csvTotal(String line) {
    return Arrays.stream(line.split(","))
        .map(String::strip)
        .filter(cell -> cell.matches("-?\\d{1,8}"))
        .mapToInt(Integer::parseInt)
        .sum();
  }

  // expects: none
  @Tool(description = "x")
  public String age(String birthday) {
    try {
      LocalDate born = LocalDate.parse(birthday);
      return String.valueOf(Period.between(born, LocalDate.EPOCH).getYears());
    } catch (DateTimeException e) {
      throw new ToolError("'" + birthday + "' is no day", e);
    }
  }
}
