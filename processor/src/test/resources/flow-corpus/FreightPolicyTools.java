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
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Currency;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.sql.DataSource;

/** Freight, the policies that cover it, and the papers about both. */
public final class FreightPolicyTools {

  abstract static class DomainException extends RuntimeException {
    DomainException(String message) {
      super(message);
    }
  }

  static final class IllegalTransition extends DomainException {
    IllegalTransition(State from, Event event) {
      super(event + " is not possible in " + from);
    }
  }

  static final class NoTariff extends DomainException {
    NoTariff(BigDecimal kilograms) {
      super("no tariff for " + kilograms + " kg");
    }
  }

  static final class UnsupportedCountry extends DomainException {
    UnsupportedCountry(String country) {
      super("no postcodes for " + country);
    }
  }

  static final class InvalidPostcode extends DomainException {
    InvalidPostcode(String code) {
      super("invalid postcode " + code);
    }
  }

  static final class BadCheckDigit extends DomainException {
    BadCheckDigit(String number) {
      super("check digit of " + number);
    }
  }

  static final class ClaimClosed extends DomainException {
    ClaimClosed(String id) {
      super("claim " + id + " is closed");
    }
  }

  static final class ClauseNotFound extends DomainException {
    ClauseNotFound(String path) {
      super("no clause " + path);
    }
  }

  static final class UnsupportedFilter extends DomainException {
    UnsupportedFilter(String field) {
      super("cannot filter by " + field);
    }
  }

  static final class RateUnavailable extends DomainException {
    RateUnavailable(String code) {
      super("no rate for " + code);
    }
  }

  static final class NotRegistered extends DomainException {
    NotRegistered(Object key) {
      super(key + " is not registered");
    }
  }

  static final class RepositoryException extends RuntimeException {
    RepositoryException(String action, SQLException cause) {
      super(action, cause);
    }
  }

  static final class RowError extends Exception {
    RowError(String row, Throwable cause) {
      super("cannot read '" + row + "'", cause);
    }
  }

  // ------------------------------------------------------------------ shipments

  enum Event {
    PICK_UP,
    DEPART,
    ARRIVE,
    RETURN;

    static Optional<Event> named(String text) {
      for (Event event : values()) {
        if (event.name().equals(text)) {
          return Optional.of(event);
        }
      }
      return Optional.empty();
    }
  }

  enum State {
    BOOKED(EnumSet.of(Event.PICK_UP)) {
      @Override
      State next(Event event) {
        return COLLECTED;
      }
    },
    COLLECTED(EnumSet.of(Event.DEPART, Event.RETURN)) {
      @Override
      State next(Event event) {
        return event == Event.DEPART ? MOVING : BOOKED;
      }
    },
    MOVING(EnumSet.of(Event.ARRIVE)) {
      @Override
      State next(Event event) {
        return DELIVERED;
      }
    },
    DELIVERED(EnumSet.noneOf(Event.class)) {
      @Override
      State next(Event event) {
        return this;
      }
    };

    private final Set<Event> allowed;

    State(Set<Event> allowed) {
      this.allowed = allowed;
    }

    abstract State next(Event event);

    boolean allows(Event event) {
      return allowed.contains(event);
    }

    State on(Event event) {
      if (!allows(event)) {
        throw new IllegalTransition(this, event);
      }
      return next(event);
    }
  }

  record Weight(BigDecimal kilograms) {
    static final Weight ZERO = new Weight(BigDecimal.ZERO);

    Weight {
      if (kilograms.signum() < 0) {
        throw new IllegalArgumentException("a weight is not negative");
      }
    }

    static Weight parse(String text) {
      return new Weight(new BigDecimal(text.strip()));
    }

    Weight plus(Weight other) {
      return new Weight(kilograms.add(other.kilograms));
    }
  }

  enum Unit {
    KG("1"),
    LB("0.45359237"),
    OZ("0.028349523125"),
    T("1000");

    private final BigDecimal kilograms;

    Unit(String kilograms) {
      this.kilograms = new BigDecimal(kilograms);
    }

    BigDecimal convert(BigDecimal amount, Unit to) {
      return amount.multiply(kilograms).divide(to.kilograms, 6, RoundingMode.HALF_UP);
    }
  }

  record Shipment(String reference, State state, BigDecimal weight, String country) {
    Shipment in(State next) {
      return new Shipment(reference, next, weight, country);
    }
  }

  /** A container number after ISO 6346. */
  record Container(String number) {
    private static final Pattern SHAPE = Pattern.compile("[A-Z]{3}[UJZ]\\d{7}");

    Container {
      if (!checks(number)) {
        throw new BadCheckDigit(number);
      }
    }

    static boolean checks(String number) {
      if (!SHAPE.matcher(number).matches()) {
        return false;
      }
      return digit(number) == number.charAt(10) - '0';
    }

    static int digit(String number) {
      int sum = 0;
      for (int i = 0; i < 10; i++) {
        sum += value(number.charAt(i)) << i;
      }
      return sum % 11 % 10;
    }

    private static int value(char c) {
      if (c >= '0' && c <= '9') {
        return c - '0';
      }
      int letter = c - 'A';
      return 10 + letter + (letter + 9) / 10;
    }

    String owner() {
      return number.substring(0, 3);
    }
  }

  // ------------------------------------------------------------------ policies

  public record DateRange(LocalDate from, LocalDate to) {
    public DateRange {
      if (to.isBefore(from)) {
        throw new IllegalArgumentException("the range ends before it starts");
      }
    }

    Optional<DateRange> intersection(DateRange other) {
      LocalDate start = from.isAfter(other.from) ? from : other.from;
      LocalDate end = to.isBefore(other.to) ? to : other.to;
      return end.isBefore(start) ? Optional.empty() : Optional.of(new DateRange(start, end));
    }

    long days() {
      return ChronoUnit.DAYS.between(from, to) + 1;
    }
  }

  enum RiskClass {
    YOUNG(25, "1.8"),
    STANDARD(64, "1.0"),
    SENIOR(Integer.MAX_VALUE, "1.3");

    private final int upTo;
    private final BigDecimal factor;

    RiskClass(int upTo, String factor) {
      this.upTo = upTo;
      this.factor = new BigDecimal(factor);
    }

    static RiskClass forAge(int age) {
      for (RiskClass candidate : values()) {
        if (age <= candidate.upTo) {
          return candidate;
        }
      }
      throw new IllegalStateException("no risk class for " + age);
    }

    BigDecimal apply(BigDecimal base) {
      return base.multiply(factor).setScale(2, RoundingMode.HALF_EVEN);
    }
  }

  sealed interface Claim permits Open, Settled, Rejected {
    String id();

    <R> R accept(ClaimVisitor<R> visitor);
  }

  record Open(String id, BigDecimal demanded) implements Claim {
    @Override
    public <R> R accept(ClaimVisitor<R> visitor) {
      return visitor.open(this);
    }
  }

  record Settled(String id, BigDecimal paid) implements Claim {
    Settled {
      if (paid.signum() <= 0) {
        throw new IllegalArgumentException("a settlement pays something");
      }
    }

    @Override
    public <R> R accept(ClaimVisitor<R> visitor) {
      return visitor.settled(this);
    }
  }

  record Rejected(String id, String reason) implements Claim {
    @Override
    public <R> R accept(ClaimVisitor<R> visitor) {
      return visitor.rejected(this);
    }

    Open reopen() {
      return new Open(id, BigDecimal.ZERO);
    }
  }

  interface ClaimVisitor<R> {
    R open(Open claim);

    R settled(Settled claim);

    R rejected(Rejected claim);
  }

  static final class StatusLine implements ClaimVisitor<String> {
    @Override
    public String open(Open claim) {
      return claim.id() + ": open, " + claim.demanded().toPlainString();
    }

    @Override
    public String settled(Settled claim) {
      return claim.id() + ": paid " + claim.paid().toPlainString();
    }

    @Override
    public String rejected(Rejected claim) {
      return claim.id() + ": rejected, " + claim.reason();
    }
  }

  static final class Settlement implements ClaimVisitor<Settled> {
    private final BigDecimal amount;

    Settlement(BigDecimal amount) {
      this.amount = amount;
    }

    @Override
    public Settled open(Open claim) {
      return new Settled(claim.id(), amount);
    }

    @Override
    public Settled settled(Settled claim) {
      throw new ClaimClosed(claim.id());
    }

    @Override
    public Settled rejected(Rejected claim) {
      throw new ClaimClosed(claim.id());
    }
  }

  // ------------------------------------------------------------------ papers

  static final class Clause {
    private final String title;
    private final List<Clause> children = new ArrayList<>();

    Clause(String title) {
      this.title = title;
    }

    Clause add(Clause child) {
      children.add(child);
      return this;
    }

    Clause find(String path) {
      if (path.isEmpty()) {
        return this;
      }
      int dot = path.indexOf('.');
      String head = dot < 0 ? path : path.substring(0, dot);
      int number = Integer.parseInt(head);
      if (number < 1 || number > children.size()) {
        throw new ClauseNotFound(path);
      }
      return children.get(number - 1).find(dot < 0 ? "" : path.substring(dot + 1));
    }

    void outline(String prefix, StringJoiner lines) {
      lines.add(prefix + " " + title);
      for (int i = 0; i < children.size(); i++) {
        children.get(i).outline(prefix + (i + 1) + ".", lines);
      }
    }

    int depth() {
      return 1 + children.stream().mapToInt(Clause::depth).max().orElse(0);
    }
  }

  record Row(String reference, BigDecimal weight, int pieces) {
    static Row parse(String line) throws RowError {
      String[] cells = line.split(";", -1);
      if (cells.length != 3) {
        throw new RowError(line, null);
      }
      try {
        return new Row(cells[0], new BigDecimal(cells[1]), Integer.parseInt(cells[2]));
      } catch (NumberFormatException e) {
        throw new RowError(line, e);
      }
    }
  }

  public record ImportReport(int imported, List<String> errors) {}

  // ------------------------------------------------------------------ infrastructure

  static class Registry<K, V> {
    private final Map<K, V> entries = new LinkedHashMap<>();

    boolean contains(K key) {
      return entries.containsKey(key);
    }

    Optional<V> find(K key) {
      return Optional.ofNullable(entries.get(key));
    }

    V require(K key) {
      if (!entries.containsKey(key)) {
        throw new NotRegistered(key);
      }
      return entries.get(key);
    }

    void put(K key, V value) {
      entries.put(key, value);
    }

    Stream<V> all() {
      return entries.values().stream();
    }
  }

  @FunctionalInterface
  interface Work<R> {
    R in(Connection connection) throws SQLException;
  }

  abstract static class Repository {
    private final DataSource source;

    Repository(DataSource source) {
      this.source = source;
    }

    abstract String table();

    <R> R transaction(Work<R> work) {
      try (Connection connection = source.getConnection()) {
        connection.setAutoCommit(false);
        try {
          R result = work.in(connection);
          connection.commit();
          return result;
        } catch (SQLException | RuntimeException e) {
          connection.rollback();
          throw e;
        }
      } catch (SQLException e) {
        throw new RepositoryException("transaction on " + table(), e);
      }
    }

    int count() throws SQLException {
      try (Connection connection = source.getConnection();
          PreparedStatement statement =
              connection.prepareStatement("select count(*) from " + table());
          ResultSet result = statement.executeQuery()) {
        return result.next() ? result.getInt(1) : 0;
      }
    }
  }

  static final class ShipmentRepository extends Repository {
    ShipmentRepository(DataSource source) {
      super(source);
    }

    @Override
    String table() {
      return "shipment";
    }

    int[] saveAll(List<String> references) {
      return transaction(
          connection -> {
            try (PreparedStatement insert =
                connection.prepareStatement("insert into shipment (reference) values (?)")) {
              for (String reference : references) {
                insert.setString(1, reference);
                insert.addBatch();
              }
              return insert.executeBatch();
            }
          });
    }

    BigDecimal weight(String reference) {
      return transaction(
          connection -> {
            try (PreparedStatement select =
                connection.prepareStatement("select weight from shipment where reference = ?")) {
              select.setString(1, reference);
              try (ResultSet row = select.executeQuery()) {
                return row.next() ? new BigDecimal(row.getString(1)) : BigDecimal.ZERO;
              }
            }
          });
    }
  }

  @FunctionalInterface
  interface Specification<T> extends Predicate<T> {
    static <T> Specification<T> any() {
      return t -> true;
    }

    default Specification<T> also(Specification<? super T> other) {
      return t -> test(t) && other.test(t);
    }
  }

  private static Specification<Shipment> heavierThan(BigDecimal limit) {
    return shipment -> shipment.weight().compareTo(limit) > 0;
  }

  private static Specification<Shipment> bound(String field, String value) {
    switch (field) {
      case "country":
        return shipment -> shipment.country().equals(value);
      case "weight":
        return heavierThan(new BigDecimal(value));
      default:
        throw new UnsupportedFilter(field);
    }
  }

  private static final Map<String, Pattern> POSTCODES =
      Map.of(
          "DE", Pattern.compile("\\d{5}"),
          "NL", Pattern.compile("\\d{4} ?[A-Z]{2}"),
          "AT", Pattern.compile("\\d{4}"));
  private static final Set<String> CURRENCIES = Set.of("EUR", "USD", "GBP", "CHF");
  private static final Pattern DOCUMENT = Pattern.compile("([A-Z]{2,4})-(\\d{6})-(\\d{5})");

  private final ShipmentRepository repository;
  private final Function<String, BigDecimal> rates;
  private final NavigableMap<BigDecimal, BigDecimal> bands = new TreeMap<>();
  private final Registry<String, Shipment> shipments = new Registry<>();
  private final Registry<String, Claim> claims = new Registry<>();
  private final Registry<String, DateRange> policies = new Registry<>();
  private final Map<String, BigDecimal> rateCache = new ConcurrentHashMap<>();
  private final Map<String, BigDecimal> fixedRates = new HashMap<>();
  private final Map<String, AtomicInteger> series = new ConcurrentHashMap<>();
  private final Set<LocalDate> holidays = new HashSet<>();
  private final Clause contract;

  public FreightPolicyTools(
      DataSource source,
      Function<String, BigDecimal> rates,
      Map<BigDecimal, BigDecimal> bands,
      List<? extends Claim> claims,
      Clause contract) {
    this.repository = new ShipmentRepository(source);
    this.rates = rates;
    this.bands.putAll(bands);
    claims.forEach(claim -> this.claims.put(claim.id(), claim));
    this.contract = contract;
  }

  private Shipment shipment(String reference) {
    return shipments
        .find(reference)
        .orElseThrow(() -> new ToolError("There is no shipment " + reference));
  }

  // expects: IllegalTransition IllegalArgumentException
  @Tool(description = "x")
  public String advance(String reference, String event) {
    Shipment shipment = shipment(reference);
    State next = shipment.state().on(Event.valueOf(event));
    shipments.put(reference, shipment.in(next));
    return next.name();
  }

  // expects: none
  @Tool(description = "x")
  public String tryAdvance(String reference, String event) {
    State state = shipment(reference).state();
    return Event.named(event)
        .filter(state::allows)
        .map(e -> state.next(e).name())
        .orElseGet(state::name);
  }

  // expects: none
  @Tool(description = "x")
  public String pickUp(String reference) {
    Shipment shipment = shipment(reference);
    State state = shipment.state();
    if (!state.allows(Event.PICK_UP)) {
      return "Already " + state;
    }
    State next = state.on(Event.PICK_UP);
    shipments.put(reference, shipment.in(next));
    return next.toString();
  }

  // expects: NotRegistered
  @Tool(description = "x")
  public String state(String reference) {
    return shipments.require(reference).state().name();
  }

  // expects: NumberFormatException IllegalArgumentException
  @Tool(description = "x")
  public String weigh(List<String> pieces) {
    return pieces.stream()
        .map(Weight::parse)
        .reduce(Weight.ZERO, Weight::plus)
        .kilograms()
        .toPlainString();
  }

  // expects: none
  @Tool(description = "x")
  public BigDecimal gross(BigDecimal net, BigDecimal tare) {
    if (net.signum() < 0 || tare.signum() < 0) {
      throw new ToolError("Weights are not negative");
    }
    Weight cargo = new Weight(net);
    Weight packing = new Weight(tare);
    return cargo.kilograms().add(packing.kilograms());
  }

  // expects: none
  @Tool(description = "x")
  public BigDecimal toPounds(BigDecimal kilograms) {
    return Unit.KG.convert(kilograms.max(BigDecimal.ZERO), Unit.LB);
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public BigDecimal convert(BigDecimal amount, String from, String to) {
    return Unit.valueOf(from).convert(amount, Unit.valueOf(to));
  }

  // expects: NoTariff
  @Tool(description = "x")
  public BigDecimal tariff(BigDecimal kilograms) {
    Map.Entry<BigDecimal, BigDecimal> band = bands.floorEntry(kilograms);
    if (band == null) {
      throw new NoTariff(kilograms);
    }
    return band.getValue().multiply(kilograms).setScale(2, RoundingMode.UP);
  }

  // expects: none
  @Tool(description = "x")
  public String lowestBand() {
    return bands.isEmpty() ? "no bands" : bands.firstKey().toPlainString();
  }

  // expects: UnsupportedCountry InvalidPostcode
  @Tool(description = "x")
  public String postcode(String country, String code) {
    Pattern pattern = POSTCODES.get(country);
    if (pattern == null) {
      throw new UnsupportedCountry(country);
    }
    String clean = code.strip().toUpperCase(Locale.ROOT);
    if (!pattern.matcher(clean).matches()) {
      throw new InvalidPostcode(code);
    }
    return clean;
  }

  // expects: none
  @Tool(description = "x")
  @MapError(exception = DomainException.class, message = "Check country and postcode.")
  public String label(String name, String country, String code) {
    return new StringJoiner("\n").add(name).add(country + "-" + postcode(country, code)).toString();
  }

  // expects: none
  @Tool(description = "x")
  public int zone(String code) {
    if (!code.matches("[0-9]{5}")) {
      return -1;
    }
    int region = Integer.parseInt(code.substring(0, 2));
    return region < 40 ? 1 : region < 80 ? 2 : 3;
  }

  // expects: BadCheckDigit
  @Tool(description = "x")
  public String container(String number) {
    String plain = number.replace(" ", "").toUpperCase(Locale.ROOT);
    return new Container(plain).owner();
  }

  // expects: none
  @Tool(description = "x")
  public String containerOwner(String number) {
    return Container.checks(number) ? new Container(number).owner() : "unknown";
  }

  // expects: none
  @Tool(description = "x")
  public List<String> owners(List<String> numbers) {
    List<String> owners = new ArrayList<>();
    for (String number : numbers) {
      try {
        owners.add(new Container(number).owner());
      } catch (DomainException e) {
        owners.add("?");
      }
    }
    return owners;
  }

  // expects: DateTimeParseException IllegalArgumentException
  @Tool(description = "x")
  public long insure(String policy, String from, String to) {
    DateRange range = new DateRange(LocalDate.parse(from), LocalDate.parse(to));
    policies.put(policy, range);
    return range.days();
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public long overlapping(DateRange range) {
    return policies.all().filter(p -> p.intersection(range).isPresent()).count();
  }

  // expects: none
  @Tool(description = "x")
  public long daysTogether(String first, String second) {
    return policies
        .find(first)
        .flatMap(a -> policies.find(second).flatMap(a::intersection))
        .map(DateRange::days)
        .orElse(0L);
  }

  // expects: none
  @Tool(description = "x")
  public long daysCovered(LocalDate from, LocalDate to) {
    if (to.isBefore(from)) {
      return 0;
    }
    return new DateRange(from, to).days();
  }

  // expects: none
  @Tool(description = "x")
  public String policyDates(String policy) {
    if (!policies.contains(policy)) {
      return "unknown policy";
    }
    DateRange range = policies.require(policy);
    return range.from() + "/" + range.to();
  }

  // expects: none
  @Tool(description = "x")
  public BigDecimal premium(int age, BigDecimal base) {
    return RiskClass.forAge(age).apply(base);
  }

  // expects: none
  @Tool(description = "x")
  public String claimStatus(String id) {
    return claims.find(id).map(c -> c.accept(new StatusLine())).orElse("unknown claim");
  }

  // expects: NoSuchElementException ClaimClosed IllegalArgumentException
  @Tool(description = "x")
  public String settle(String id, BigDecimal amount) {
    Claim claim = claims.find(id).orElseThrow();
    Settled settled = claim.accept(new Settlement(amount));
    claims.put(id, settled);
    return settled.accept(new StatusLine());
  }

  // expects: none
  @Tool(description = "x")
  public String reopen(String id) {
    Claim claim = claims.find(id).orElse(null);
    if (claim instanceof Rejected rejected) {
      Open open = rejected.reopen();
      claims.put(id, open);
      return open.accept(new StatusLine());
    }
    return claim == null ? "unknown claim" : "not rejected";
  }

  // expects: none
  @Tool(description = "x")
  public String payInFull(String id) {
    Optional<Claim> claim = claims.find(id);
    if (claim.isPresent() && claim.get() instanceof Open open && open.demanded().signum() > 0) {
      Settled settled = new Settled(open.id(), open.demanded());
      claims.put(id, settled);
      return settled.paid().toPlainString();
    }
    return "nothing to pay";
  }

  // expects: none
  @Tool(description = "x")
  public String nextNumber(String prefix) {
    int number = series.computeIfAbsent(prefix, p -> new AtomicInteger()).incrementAndGet();
    return String.format(Locale.ROOT, "%s-%05d", prefix, number);
  }

  // expects: none
  @Tool(description = "x")
  public int runningNumber(String document) {
    Matcher matcher = DOCUMENT.matcher(document);
    return matcher.matches() ? Integer.parseInt(matcher.group(3)) : 0;
  }

  // expects: DateTimeException
  @Tool(description = "x")
  public String documentMonth(String document) {
    Matcher matcher = DOCUMENT.matcher(document);
    if (!matcher.matches()) {
      throw new ToolError("A document number looks like INV-202609-00017");
    }
    String month = matcher.group(2);
    return YearMonth.of(
            Integer.parseInt(month.substring(0, 4)), Integer.parseInt(month.substring(4)))
        .toString();
  }

  private boolean isBusinessDay(LocalDate day) {
    return day.getDayOfWeek() != DayOfWeek.SATURDAY
        && day.getDayOfWeek() != DayOfWeek.SUNDAY
        && !holidays.contains(day);
  }

  // expects: none
  @Tool(description = "x")
  public LocalDate deadline(LocalDate from, int businessDays) {
    LocalDate day = from;
    int left = Math.min(businessDays, 250);
    while (left > 0) {
      day = day.plusDays(1);
      if (isBusinessDay(day)) {
        left--;
      }
    }
    return day;
  }

  // expects: DateTimeException
  @Tool(description = "x")
  public boolean addHoliday(int year, int month, int day) {
    if (month < 1 || month > 12) {
      throw new ToolError("A month is 1 to 12");
    }
    return holidays.add(LocalDate.of(year, month, day));
  }

  // expects: none
  @Tool(description = "x")
  public LocalDate quarterStart(int year, int quarter) {
    if (year < 1990 || year > 2100 || quarter < 1 || quarter > 4) {
      throw new ToolError("Give a year from 1990 to 2100, and a quarter");
    }
    return LocalDate.of(year, quarter * 3 - 2, 1);
  }

  // expects: ClauseNotFound NumberFormatException
  @Tool(description = "x")
  public String clause(String path) {
    return contract.find(path).title;
  }

  // expects: none
  @Tool(description = "x")
  public String clauseOrNote(String path) {
    try {
      return contract.find(path).title;
    } catch (NumberFormatException e) {
      return "a path is made of numbers";
    } catch (ClauseNotFound e) {
      return e.getMessage();
    }
  }

  // expects: none
  @Tool(description = "x")
  public String outline() {
    StringJoiner lines = new StringJoiner("\n");
    contract.outline("", lines);
    return lines + "\ndepth " + contract.depth();
  }

  // expects: none
  @Tool(description = "x")
  public ImportReport importRows(String csv) {
    List<String> errors = new ArrayList<>();
    int imported = 0;
    for (String line : csv.split("\n")) {
      try {
        Row row = Row.parse(line.strip());
        shipments.put(
            row.reference(), new Shipment(row.reference(), State.BOOKED, row.weight(), "DE"));
        imported++;
      } catch (RowError e) {
        errors.add(e.getMessage());
      }
    }
    return new ImportReport(imported, List.copyOf(errors));
  }

  // expects: RowError
  @Tool(description = "x")
  public int pieces(String csv) throws RowError {
    int pieces = 0;
    for (String line : csv.lines().collect(Collectors.toList())) {
      pieces += Row.parse(line).pieces();
    }
    return pieces;
  }

  // expects: DateTimeParseException NumberFormatException
  @Tool(description = "x")
  public String fixedWidth(String line) {
    if (line.length() != 20) {
      throw new ToolError("A line has 20 characters");
    }
    LocalDate day = LocalDate.parse(line.substring(0, 8), DateTimeFormatter.BASIC_ISO_DATE);
    int pieces = Integer.parseInt(line.substring(8, 12).strip());
    return day + " " + pieces + " " + line.substring(12).strip();
  }

  // expects: RepositoryException
  @Tool(description = "x")
  public int saveAll(List<String> references) {
    return repository.saveAll(references).length;
  }

  // expects: RepositoryException NumberFormatException
  @Tool(description = "x")
  public BigDecimal storedWeight(String reference) {
    return repository.weight(reference);
  }

  // expects: SQLException
  @Tool(description = "x")
  public int countStored() throws SQLException {
    return repository.count();
  }

  // expects: none
  @Tool(description = "x")
  public boolean saved(List<String> references) {
    try {
      repository.saveAll(references);
      return true;
    } catch (RepositoryException e) {
      return false;
    }
  }

  // expects: none
  @Tool(description = "x")
  public List<String> heavy(BigDecimal limit, String country) {
    Specification<Shipment> wanted = Specification.any();
    wanted = wanted.also(heavierThan(limit));
    if (country != null && !country.isBlank()) {
      wanted = wanted.also(bound("country", country));
    }
    return shipments.all().filter(wanted).map(Shipment::reference).collect(Collectors.toList());
  }

  // expects: UnsupportedFilter NumberFormatException
  @Tool(description = "x")
  public List<String> filter(Map<String, String> criteria) {
    Specification<Shipment> wanted = Specification.any();
    for (Map.Entry<String, String> criterion : criteria.entrySet()) {
      wanted = wanted.also(bound(criterion.getKey(), criterion.getValue()));
    }
    return shipments.all().filter(wanted).map(Shipment::reference).collect(Collectors.toList());
  }

  private BigDecimal loadRate(String code) {
    BigDecimal rate = fixedRates.containsKey(code) ? fixedRates.get(code) : rates.apply(code);
    if (rate == null) {
      throw new RateUnavailable(code);
    }
    return rate;
  }

  // expects: RateUnavailable
  @Tool(description = "x")
  public BigDecimal inEuro(BigDecimal amount, String code) {
    return amount.multiply(rateCache.computeIfAbsent(code, this::loadRate));
  }

  // expects: none
  @Tool(description = "x")
  public int minorDigits(String code) {
    return CURRENCIES.contains(code) ? Currency.getInstance(code).getDefaultFractionDigits() : 2;
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public String symbol(String code) {
    return Currency.getInstance(code.strip()).getSymbol(Locale.ROOT);
  }
}
