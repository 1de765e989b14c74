package corpus;

import dev.collet.MapError;
import dev.collet.Tool;
import dev.collet.ToolError;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.text.NumberFormat;
import java.text.ParseException;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Currency;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import javax.sql.DataSource;

/** Orders, bookings and what they cost. */
public class BookingShopTools {

  // ---- failures

  static final class CurrencyMismatch extends RuntimeException {
    CurrencyMismatch(Currency left, Currency right) {
      super(left + " and " + right);
    }
  }

  static final class BadPeriod extends RuntimeException {}

  static final class BadQuantity extends RuntimeException {
    BadQuantity(String message) {
      super(message);
    }
  }

  static final class IllegalTransition extends RuntimeException {
    IllegalTransition(OrderState from, OrderState to) {
      super(from + " to " + to);
    }
  }

  static final class NoSuchOrder extends RuntimeException {
    NoSuchOrder(String id) {
      super("no order " + id);
    }
  }

  static final class RepositoryFailure extends RuntimeException {
    RepositoryFailure(SQLException cause) {
      super(cause);
    }
  }

  static final class OutOfStock extends Exception {
    final String sku;

    OutOfStock(String sku) {
      super(sku + " is sold out");
      this.sku = sku;
    }
  }

  static final class OrderFailed extends RuntimeException {
    OrderFailed(String message, Throwable cause) {
      super(message, cause);
    }
  }

  static final class ExpiredVoucher extends RuntimeException {}

  static final class NotToday extends RuntimeException {}

  static final class CycleFound extends RuntimeException {}

  static final class ValidationFailed extends RuntimeException {
    final List<String> problems;

    ValidationFailed(List<String> problems) {
      super(String.join(", ", problems));
      this.problems = problems;
    }
  }

  // ---- values

  record Money(BigDecimal amount, Currency currency) {
    Money {
      if (amount.scale() > 2) {
        throw new IllegalArgumentException("cents are the smallest part: " + amount);
      }
    }

    static Money of(String amount, String currency) {
      return new Money(new BigDecimal(amount), Currency.getInstance(currency));
    }

    Money plus(Money other) {
      if (!currency.equals(other.currency)) {
        throw new CurrencyMismatch(currency, other.currency);
      }
      return new Money(amount.add(other.amount), currency);
    }
  }

  record Stay(LocalDate from, LocalDate to) {
    Stay {
      if (!from.isBefore(to)) {
        throw new BadPeriod();
      }
    }

    long nights() {
      return ChronoUnit.DAYS.between(from, to);
    }
  }

  record Line(String sku, int count, long cents) {
    Line {
      if (count < 1) {
        throw new ToolError("At least one of " + sku);
      }
    }

    long total() {
      return count * cents;
    }
  }

  record Receipt(String id, String number) {
    @Override
    public String number() {
      if (number == null) {
        throw new IllegalStateException("not printed yet");
      }
      return number;
    }
  }

  record Order(String id, OrderState state, List<Line> lines) {}

  record Job(String name, long due) {}

  // ---- states and kinds

  enum OrderState {
    OPEN,
    PAID,
    SENT,
    CANCELLED;

    OrderState to(OrderState next) {
      if (this == CANCELLED || next.ordinal() <= ordinal()) {
        throw new IllegalTransition(this, next);
      }
      return next;
    }
  }

  enum Discount {
    NONE {
      @Override
      long apply(long cents) {
        return cents;
      }
    },
    STAFF {
      @Override
      long apply(long cents) {
        return cents * 8 / 10;
      }
    },
    BLACK_FRIDAY {
      @Override
      long apply(long cents) {
        if (LocalDate.now().getMonthValue() != 11) {
          throw new NotToday();
        }
        return cents / 2;
      }
    };

    abstract long apply(long cents);
  }

  sealed interface Payment permits Card, Cash, Voucher {
    <R> R accept(PaymentVisitor<R> visitor);
  }

  record Card(String number) implements Payment {
    @Override
    public <R> R accept(PaymentVisitor<R> visitor) {
      return visitor.card(this);
    }
  }

  record Cash(long given) implements Payment {
    @Override
    public <R> R accept(PaymentVisitor<R> visitor) {
      return visitor.cash(this);
    }
  }

  record Voucher(String code, int year) implements Payment {
    @Override
    public <R> R accept(PaymentVisitor<R> visitor) {
      return visitor.voucher(this);
    }
  }

  interface PaymentVisitor<R> {
    R card(Card card);

    R cash(Cash cash);

    R voucher(Voucher voucher);
  }

  static final class FeeVisitor implements PaymentVisitor<Long> {
    @Override
    public Long card(Card card) {
      return 30L;
    }

    @Override
    public Long cash(Cash cash) {
      return 0L;
    }

    @Override
    public Long voucher(Voucher voucher) {
      if (voucher.year() < LocalDate.now().getYear()) {
        throw new ExpiredVoucher();
      }
      return 0L;
    }
  }

  static final class NameVisitor implements PaymentVisitor<String> {
    @Override
    public String card(Card card) {
      int length = card.number().length();
      return "card *" + (length > 4 ? card.number().substring(length - 4) : card.number());
    }

    @Override
    public String cash(Cash cash) {
      return "cash";
    }

    @Override
    public String voucher(Voucher voucher) {
      return "voucher " + voucher.code();
    }
  }

  // ---- either this or that

  sealed interface Result<T> {
    record Ok<T>(T value) implements Result<T> {}

    record Err<T>(String problem) implements Result<T> {}

    static <T> Result<T> ok(T value) {
      return new Ok<>(value);
    }

    static <T> Result<T> err(String problem) {
      return new Err<>(problem);
    }

    static <T> Result<T> of(Supplier<T> supplier) {
      try {
        return ok(supplier.get());
      } catch (RuntimeException e) {
        return err(e.getMessage());
      }
    }

    default <U> Result<U> then(Function<? super T, Result<U>> next) {
      if (this instanceof Ok<T> ok) {
        return next.apply(ok.value());
      }
      return err(((Err<T>) this).problem());
    }

    default <R> R fold(Function<? super T, ? extends R> good, Function<String, ? extends R> bad) {
      return this instanceof Ok<T> ok ? good.apply(ok.value()) : bad.apply(((Err<T>) this).problem());
    }

    default <X extends RuntimeException> T orThrow(Function<String, X> failure) {
      if (this instanceof Err<T> err) {
        throw failure.apply(err.problem());
      }
      return ((Ok<T>) this).value();
    }
  }

  // ---- validation

  @FunctionalInterface
  interface Validator<T> {
    Optional<String> problem(T value);

    default Validator<T> and(Validator<T> next) {
      return value -> {
        Optional<String> mine = problem(value);
        return mine.isPresent() ? mine : next.problem(value);
      };
    }

    static <T> Validator<T> that(Predicate<T> condition, String otherwise) {
      return value -> condition.test(value) ? Optional.empty() : Optional.of(otherwise);
    }
  }

  private static final Validator<String> SKU =
      Validator.<String>that(s -> !s.isBlank(), "blank")
          .and(Validator.that(s -> s.length() <= 12, "too long"))
          .and(Validator.that(s -> s.chars().allMatch(Character::isLetterOrDigit), "letters and digits only"));

  // ---- storage

  interface Orders {
    Optional<Order> find(String id);

    void save(Order order);

    default Order require(String id) {
      return find(id).orElseThrow(() -> new NoSuchOrder(id));
    }
  }

  static final class MemoryOrders implements Orders {
    private final Map<String, Order> orders = new HashMap<>();

    @Override
    public Optional<Order> find(String id) {
      return Optional.ofNullable(orders.get(id));
    }

    @Override
    public void save(Order order) {
      orders.put(order.id(), order);
    }
  }

  static final class JdbcOrders implements Orders {
    private final DataSource source;

    JdbcOrders(DataSource source) {
      this.source = source;
    }

    @Override
    public Optional<Order> find(String id) {
      try (Connection connection = source.getConnection();
          PreparedStatement statement = connection.prepareStatement("select state from orders where id = ?")) {
        statement.setString(1, id);
        try (ResultSet rows = statement.executeQuery()) {
          return rows.next() ? Optional.of(new Order(id, state(rows.getInt(1)), List.of())) : Optional.empty();
        }
      } catch (SQLException e) {
        throw new RepositoryFailure(e);
      }
    }

    @Override
    public void save(Order order) {
      try (Connection connection = source.getConnection();
          PreparedStatement statement = connection.prepareStatement("update orders set state = ? where id = ?")) {
        statement.setInt(1, order.state().ordinal());
        statement.setString(2, order.id());
        statement.executeUpdate();
      } catch (SQLException e) {
        throw new RepositoryFailure(e);
      }
    }

    private static OrderState state(int number) {
      for (OrderState state : OrderState.values()) {
        if (state.ordinal() == number) {
          return state;
        }
      }
      return OrderState.OPEN;
    }
  }

  @FunctionalInterface
  interface Work<R> {
    R in(Connection connection) throws SQLException;
  }

  static final class InvoiceBuilder {
    private final List<Line> lines = new ArrayList<>();
    private String customer = "";

    InvoiceBuilder customer(String name) {
      customer = name == null ? "" : name;
      return this;
    }

    InvoiceBuilder add(Line line) {
      lines.add(line);
      return this;
    }

    String build() {
      if (lines.isEmpty()) {
        throw new IllegalStateException("an invoice needs lines");
      }
      long sum = lines.stream().mapToLong(Line::total).sum();
      return customer + ": " + BigDecimal.valueOf(sum, 2).toPlainString();
    }
  }

  private final DataSource source;
  private final Orders carts = new MemoryOrders();
  private final Orders stored;
  private final Map<String, Integer> stock = new HashMap<>();
  private final PriorityQueue<Job> jobs = new PriorityQueue<>(Comparator.comparingLong(Job::due));
  private final Lock lock = new ReentrantLock();
  private final ScheduledExecutorService scheduler = Executors.newScheduledThreadPool(1);

  public BookingShopTools(DataSource source) {
    this.source = source;
    this.stored = new JdbcOrders(source);
  }

  private <R> R inTransaction(Work<R> work) throws SQLException {
    try (Connection connection = source.getConnection()) {
      connection.setAutoCommit(false);
      try {
        R result = work.in(connection);
        connection.commit();
        return result;
      } catch (SQLException | RuntimeException e) {
        try {
          connection.rollback();
        } catch (SQLException suppressed) {
          e.addSuppressed(suppressed);
        }
        throw e;
      }
    }
  }

  private void take(String sku, int count) throws OutOfStock {
    int left = stock.getOrDefault(sku, 0);
    if (left < count) {
      throw new OutOfStock(sku);
    }
    stock.put(sku, left - count);
  }

  private void order(String sku, int count) {
    if (count > 1000) {
      throw new OrderFailed("too much", null);
    }
    try {
      take(sku, count);
    } catch (OutOfStock e) {
      throw new OrderFailed("sold out", e);
    }
  }

  // expects: IllegalArgumentException NumberFormatException
  @Tool(description = "A price")
  public String price(String amount, String currency) {
    return Money.of(amount, currency).toString();
  }

  // expects: none
  @Tool(description = "A price in euros")
  public String euros(String amount) {
    if (!amount.matches("\\d{1,9}(\\.\\d{1,2})?")) {
      throw new ToolError("Write it as 12.50");
    }
    BigDecimal value = new BigDecimal(amount).setScale(2, RoundingMode.HALF_UP);
    return value + " " + Currency.getInstance("EUR").getSymbol(Locale.GERMANY);
  }

  // expects: CurrencyMismatch IllegalArgumentException
  @Tool(description = "The sum of two prices")
  public String add(Money left, Money right) {
    return left.plus(right).amount().toPlainString();
  }

  // expects: none
  @Tool(description = "The sum of amounts, if all are numbers")
  public String sum(List<String> amounts) {
    BigDecimal sum = BigDecimal.ZERO;
    for (String amount : amounts) {
      try {
        sum = sum.add(new BigDecimal(amount.strip()));
      } catch (NumberFormatException e) {
        return "'" + amount + "' is no amount";
      }
    }
    return sum.toPlainString();
  }

  // expects: ParseException
  @Tool(description = "A German amount")
  public double german(String amount) throws ParseException {
    return NumberFormat.getInstance(Locale.GERMANY).parse(amount).doubleValue();
  }

  // expects: none
  @Tool(description = "Each one's share in cents")
  public List<Long> shares(long cents, int people) {
    if (people < 1 || people > 100) {
      throw new ToolError("1 to 100 people");
    }
    List<Long> shares = new ArrayList<>();
    for (int i = 0; i < people; i++) {
      shares.add(cents / people + (i < Math.floorMod(cents, (long) people) ? 1 : 0));
    }
    return shares;
  }

  // expects: BadPeriod DateTimeParseException
  @Tool(description = "Nights between two days")
  public long nights(String from, String to) {
    return new Stay(LocalDate.parse(from), LocalDate.parse(to)).nights();
  }

  // expects: none
  @Tool(description = "Nights between two days, or a reason")
  public String nightsOrReason(String from, String to) {
    try {
      return new Stay(LocalDate.parse(from), LocalDate.parse(to)).nights() + " nights";
    } catch (DateTimeParseException e) {
      return "'" + e.getParsedString() + "' is no day";
    } catch (BadPeriod e) {
      return "You leave before you come";
    }
  }

  // expects: BadPeriod
  @Tool(description = "Nights of a stay")
  public long length(Stay stay) {
    return stay.nights();
  }

  // expects: DateTimeException
  @Tool(description = "A day's weekday")
  public String weekday(int year, int month, int day) {
    return LocalDate.of(year, month, day).getDayOfWeek().name();
  }

  // expects: none
  @Tool(description = "The day rent is due, in each month")
  public String due(int year, int month, int day) {
    if (year < 1900 || year > 2100 || month < 1 || month > 12) {
      throw new ToolError("No such month");
    }
    YearMonth when = YearMonth.of(year, month);
    return when.atDay(Math.max(1, Math.min(day, when.lengthOfMonth()))).toString();
  }

  // expects: none
  @Tool(description = "The quarter's first day")
  public String quarter(int year, int quarter) {
    int q = Math.min(4, Math.max(1, quarter));
    int y = year < 1970 ? 1970 : Math.min(year, 2999);
    return LocalDate.of(y, q * 3 - 2, 1).toString();
  }

  // expects: DateTimeException
  @Tool(description = "Opening hours")
  public boolean open(int hour, int minute) {
    if (hour < 0 || hour > 24) {
      return false;
    }
    LocalTime time = LocalTime.of(hour, Math.floorMod(minute, 60));
    return time.isAfter(LocalTime.of(8, 30)) && time.isBefore(LocalTime.of(20, 0));
  }

  // expects: DateTimeException ZoneRulesException
  @Tool(description = "The time at a hotel")
  public String timeAt(String zone) {
    return ZonedDateTime.now(ZoneId.of(zone)).toLocalTime().toString();
  }

  // expects: none
  @Tool(description = "The time at a hotel, if the zone is known")
  public String timeAtKnown(String zone) {
    Set<String> known = ZoneId.getAvailableZoneIds();
    if (!known.contains(zone)) {
      return "unknown";
    }
    return ZonedDateTime.now(ZoneId.of(zone)).toLocalTime().toString();
  }

  // expects: none
  @Tool(description = "A loan's instalments")
  public Map<String, Long> instalments(long cents, int months) {
    int n = Math.max(1, Math.min(months, 360));
    Map<String, Long> plan = new LinkedHashMap<>();
    LocalDate first = LocalDate.now().withDayOfMonth(1);
    for (int i = 0; i < n; i++) {
      plan.put(first.plusMonths(i).toString(), cents / n);
    }
    return plan;
  }

  // expects: IllegalTransition
  @Tool(description = "Moves a cart on")
  public String advance(String id, OrderState next) {
    Order order = carts.find(id).orElseThrow(() -> new ToolError("No cart " + id));
    Order changed = new Order(id, order.state().to(next), order.lines());
    carts.save(changed);
    return changed.state().name();
  }

  // expects: IllegalArgumentException IllegalTransition NoSuchOrder
  @Tool(description = "Moves a cart on, by name")
  public String advanceTo(String id, String next) {
    Order order = carts.require(id);
    return order.state().to(OrderState.valueOf(next)).name();
  }

  // expects: none
  @Tool(description = "A state, explained")
  public String explain(OrderState state) {
    switch (state) {
      case OPEN:
        return "not paid";
      case PAID:
        return "paid";
      case SENT:
        return "on its way";
      case CANCELLED:
        return "cancelled";
      default:
        throw new IllegalStateException("new state " + state);
    }
  }

  // expects: none
  @Tool(description = "Is a state's name known?")
  public int ordinal(String state) {
    boolean known = false;
    for (OrderState each : OrderState.values()) {
      known |= each.name().equals(state);
    }
    return known ? OrderState.valueOf(state).ordinal() : -1;
  }

  // expects: none
  @Tool(description = "A cart's lines")
  public int cart(String id) {
    return carts.find(id).map(Order::lines).map(List::size).orElse(0);
  }

  // expects: NoSuchOrder
  @Tool(description = "A cart's total")
  public long cartTotal(String id) {
    return carts.require(id).lines().stream().mapToLong(Line::total).sum();
  }

  // expects: RepositoryFailure
  @Tool(description = "A stored order's state")
  public String stored(String id) {
    return stored.find(id).map(order -> order.state().name()).orElse("none");
  }

  // expects: NoSuchOrder
  @MapError(exception = RepositoryFailure.class, message = "The database is away.")
  @Tool(description = "Copies a stored order to the carts")
  public void reopen(String id) {
    Order order = stored.require(id);
    carts.save(new Order(id, OrderState.OPEN, order.lines()));
  }

  // expects: SQLException
  @Tool(description = "Orders in the database")
  public int count() throws SQLException {
    try (Connection connection = source.getConnection();
        PreparedStatement statement = connection.prepareStatement("select count(*) from orders");
        ResultSet rows = statement.executeQuery()) {
      rows.next();
      return rows.getInt(1);
    }
  }

  // expects: NoSuchOrder SQLException
  @Tool(description = "Forgets an order")
  public int forget(String id) throws SQLException {
    return inTransaction(
        connection -> {
          try (PreparedStatement statement = connection.prepareStatement("delete from orders where id = ?")) {
            statement.setString(1, id);
            int n = statement.executeUpdate();
            if (n == 0) {
              throw new NoSuchOrder(id);
            }
            return n;
          }
        });
  }

  // expects: none
  @Tool(description = "Forgets old orders")
  public String forgetOld() {
    try {
      return inTransaction(c -> c.createStatement().executeUpdate("delete from orders where state = 3")) + " gone";
    } catch (SQLException e) {
      throw new ToolError("The database is away (" + e.getSQLState() + ")", e);
    }
  }

  private static Result<Integer> quantity(String text) {
    return Result.of(() -> Integer.valueOf(text.trim()))
        .then(n -> n > 0 ? Result.ok(n) : Result.err("not positive"));
  }

  // expects: none
  @Tool(description = "A quantity, or what is wrong with it")
  public String quantityOrReason(String text) {
    return quantity(text).fold(n -> n + " pieces", problem -> "no quantity: " + problem);
  }

  // expects: BadQuantity
  @Tool(description = "Twice a quantity")
  public int twice(String text) {
    return 2 * quantity(text).orThrow(BadQuantity::new);
  }

  // expects: none
  @Tool(description = "Three times a quantity")
  public int thrice(String text) {
    return 3 * quantity(text).orThrow(problem -> new ToolError("No quantity: " + problem));
  }

  private static Payment payment(String kind, String detail) {
    if (kind.equals("card")) {
      return new Card(detail);
    }
    return kind.equals("cash") ? new Cash(detail.length()) : new Voucher(detail, 2030 - detail.length());
  }

  // expects: ExpiredVoucher
  @Tool(description = "What paying costs")
  public long fee(String kind, String detail) {
    return payment(kind, detail).accept(new FeeVisitor());
  }

  // expects: none
  @Tool(description = "How it is paid")
  public String paidBy(String kind, String detail) {
    return payment(kind, detail).accept(new NameVisitor());
  }

  // expects: none
  @Tool(description = "Cash's fee")
  public long cashFee(long given) {
    return new Cash(given).accept(new FeeVisitor());
  }

  // expects: none
  @Tool(description = "Is change given?")
  public boolean change(String kind, String detail) {
    Payment payment = payment(kind, detail);
    if (payment instanceof Cash cash) {
      return cash.given() > 0;
    } else if (payment instanceof Card) {
      return false;
    } else if (payment instanceof Voucher voucher) {
      return voucher.year() > 2027;
    }
    throw new IllegalStateException("unknown payment " + payment);
  }

  // expects: none
  @Tool(description = "Adds to the stock")
  public int restock(String sku, int count) {
    SKU.problem(sku)
        .ifPresent(
            problem -> {
              throw new ToolError("SKU: " + problem);
            });
    return stock.merge(sku, Math.max(0, count), Integer::sum);
  }

  private static <T> void validate(Map<String, T> values, Validator<T> validator) {
    List<String> problems = new ArrayList<>();
    values.forEach((name, value) -> validator.problem(value).ifPresent(p -> problems.add(name + ": " + p)));
    if (!problems.isEmpty()) {
      throw new ValidationFailed(problems);
    }
  }

  // expects: ValidationFailed
  @Tool(description = "Renames a SKU")
  public void rename(String from, String to) {
    validate(Map.of("from", from, "to", to), SKU);
    Integer count = stock.remove(from);
    if (count != null) {
      stock.put(to, count);
    }
  }

  // expects: IllegalStateException
  @Tool(description = "An invoice")
  public String invoice(String customer, List<Line> lines) {
    InvoiceBuilder builder = new InvoiceBuilder().customer(customer);
    lines.forEach(builder::add);
    return builder.build();
  }

  // expects: none
  @Tool(description = "An invoice about one thing")
  public String smallInvoice(String customer, String sku, long cents) {
    return new InvoiceBuilder().customer(customer).add(new Line(sku, 1, cents)).build();
  }

  // expects: NoSuchElementException
  @Tool(description = "Takes the next job")
  public String takeJob() {
    return jobs.remove().name();
  }

  // expects: none
  @Tool(description = "Takes the next job, if there is one")
  public String pollJob() {
    Job job = jobs.poll();
    return job == null ? "idle" : job.name();
  }

  // expects: none
  @Tool(description = "Takes all jobs that are due")
  public List<String> dueJobs() {
    List<String> names = new ArrayList<>();
    long now = System.currentTimeMillis();
    while (!jobs.isEmpty() && jobs.peek().due() <= now) {
      names.add(jobs.remove().name());
    }
    return names;
  }

  // expects: none
  @Tool(description = "Cancels a cart in an hour")
  public boolean cancelLater(String id) {
    scheduler.schedule(
        () -> {
          Order order = carts.require(id);
          carts.save(new Order(id, order.state().to(OrderState.CANCELLED), order.lines()));
        },
        1,
        TimeUnit.HOURS);
    return true;
  }

  // expects: InterruptedException OutOfStock
  @Tool(description = "Takes from the stock, if nobody else does")
  public boolean takeQuietly(String sku, int count) throws InterruptedException, OutOfStock {
    if (!lock.tryLock(2, TimeUnit.SECONDS)) {
      return false;
    }
    try {
      take(sku, count);
      return true;
    } finally {
      lock.unlock();
    }
  }

  // expects: none
  @Tool(description = "Takes several things, all or nothing")
  public String takeAll(Map<String, Integer> wanted) {
    Map<String, Integer> before = new HashMap<>(stock);
    lock.lock();
    try {
      for (Map.Entry<String, Integer> entry : wanted.entrySet()) {
        take(entry.getKey(), entry.getValue());
      }
    } catch (OutOfStock e) {
      stock.putAll(before);
      throw new ToolError(e.sku + " is sold out; nothing was taken", e);
    } finally {
      lock.unlock();
    }
    return "done";
  }

  // expects: OrderFailed OutOfStock
  @Tool(description = "Orders")
  public void orderNow(String sku, int count) throws OutOfStock {
    try {
      order(sku, count);
    } catch (OrderFailed e) {
      if (e.getCause() instanceof OutOfStock out) {
        throw out;
      }
      throw e;
    }
  }

  // expects: none
  @SuppressWarnings("finally")
  @Tool(description = "Orders, never mind")
  public int orderNeverMind(String sku, int count) {
    try {
      order(sku, count);
    } finally {
      return stock.getOrDefault(sku, 0);
    }
  }

  // expects: none
  @Tool(description = "The dearest line")
  public String dearest(List<Line> lines) {
    if (lines.isEmpty()) {
      return "nothing";
    }
    return lines.stream().max(Comparator.comparingLong(Line::total)).get().sku();
  }

  // expects: NoSuchElementException
  @Tool(description = "The average line")
  public double averageLine(List<Line> lines) {
    return lines.stream().filter(line -> line.cents() > 0).mapToLong(Line::total).average().getAsDouble();
  }

  // expects: NoSuchElementException
  @Tool(description = "The first line of a SKU")
  public int firstOf(List<Line> lines, String sku) {
    return lines.stream().filter(line -> line.sku().equals(sku)).findFirst().orElseThrow().count();
  }

  // expects: none
  @Tool(description = "Lines by SKU")
  public Map<String, Long> bySku(List<Line> lines) {
    return lines.stream().collect(Collectors.toMap(Line::sku, Line::total, Long::sum));
  }

  // expects: none
  @Tool(description = "Is it an IBAN?")
  public boolean iban(String text) {
    String iban = text.replace(" ", "");
    if (!iban.matches("[A-Z]{2}\\d{2}[A-Z0-9]{11,30}")) {
      return false;
    }
    StringBuilder digits = new StringBuilder();
    for (char c : (iban.substring(4) + iban.substring(0, 4)).toCharArray()) {
      digits.append(Character.getNumericValue(c));
    }
    return new BigInteger(digits.toString()).mod(BigInteger.valueOf(97)).intValue() == 1;
  }

  // expects: IllegalStateException
  @Tool(description = "A receipt")
  public Receipt receipt(String id) {
    return new Receipt(id, stock.containsKey(id) ? "R" + id : null);
  }

  private static int depth(Map<String, String> parents, String category, Set<String> seen) {
    if (!seen.add(category)) {
      throw new CycleFound();
    }
    String parent = parents.get(category);
    return parent == null ? 0 : 1 + depth(parents, parent, seen);
  }

  // expects: CycleFound
  @Tool(description = "How deep is a category?")
  public int depth(Map<String, String> parents, String category) {
    return depth(parents, category, new HashSet<>());
  }

  // expects: NotToday
  @Tool(description = "A price with a discount")
  public long discounted(long cents, Discount discount) {
    return discount.apply(cents);
  }

  private static <T> T attempt(Supplier<T> supplier, T otherwise) {
    try {
      return supplier.get();
    } catch (IllegalArgumentException | DateTimeException e) {
      return otherwise;
    }
  }

  // expects: none
  @Tool(description = "Age in years, or -1")
  public long age(String born) {
    LocalDate day = attempt(() -> LocalDate.parse(born), null);
    return day == null ? -1 : ChronoUnit.YEARS.between(day, LocalDate.now());
  }

  // expects: none
  @Tool(description = "States, counted")
  public Map<OrderState, Integer> states(List<String> names) {
    Map<OrderState, Integer> counts = new EnumMap<>(OrderState.class);
    for (String name : names) {
      OrderState state = attempt(() -> OrderState.valueOf(name), OrderState.OPEN);
      counts.merge(state, 1, Integer::sum);
    }
    return counts;
  }

  // expects: NoSuchOrder
  @Tool(description = "A cart's state, or the day it was made")
  public String cartOrDay(String id) {
    return attempt(() -> id.startsWith("2") ? LocalDate.parse(id).toString() : carts.require(id).state().name(), "?");
  }
}
