package corpus;

import dev.collet.MapError;
import dev.collet.Tool;
import dev.collet.ToolError;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.sql.Connection;
import java.sql.Date;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.SQLTimeoutException;
import java.text.NumberFormat;
import java.text.ParseException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Currency;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import javax.sql.DataSource;

/** A warehouse over JDBC, and what its goods cost. */
public class WarehouseServerTools {

  static class StorageFailure extends RuntimeException {
    StorageFailure(String message, SQLException cause) {
      super(message, cause);
    }
  }

  static class UnknownItem extends RuntimeException {
    UnknownItem(String sku) {
      super("unknown item " + sku);
    }
  }

  static class NotEnough extends Exception {
    final int missing;

    NotEnough(int missing) {
      super("missing " + missing);
      this.missing = missing;
    }
  }

  record Sku(String value) {
    Sku {
      Objects.requireNonNull(value);
      if (value.length() != 8) {
        throw new IllegalArgumentException("a SKU has 8 characters");
      }
    }

    static Sku parse(String text) {
      return new Sku(text.replace("-", ""));
    }
  }

  record Money(BigDecimal amount, Currency currency) {
    static Money of(String text) {
      String[] parts = text.trim().split("\\s+");
      if (parts.length != 2) {
        throw new ToolError("Write it as '12.50 EUR'");
      }
      return new Money(new BigDecimal(parts[0]), Currency.getInstance(parts[1]));
    }

    Money plus(Money other) {
      if (!currency.equals(other.currency)) {
        throw new IllegalStateException("currencies differ");
      }
      return new Money(amount.add(other.amount), currency);
    }
  }

  enum Zone {
    COLD,
    DRY,
    HAZARD
  }

  @FunctionalInterface
  interface SqlFunction<A, R> {
    R apply(A argument) throws SQLException;
  }

  @FunctionalInterface
  interface Step<X extends Exception> {
    void run() throws X;
  }

  private final DataSource pool;
  private final Map<String, Integer> reserved = new HashMap<>();

  public WarehouseServerTools(DataSource pool) {
    this.pool = Objects.requireNonNull(pool);
  }

  private <R> List<R> query(String sql, SqlFunction<ResultSet, R> mapper, Object... arguments)
      throws SQLException {
    List<R> rows = new ArrayList<>();
    try (Connection connection = pool.getConnection();
        PreparedStatement statement = connection.prepareStatement(sql)) {
      for (int i = 0; i < arguments.length; i++) {
        statement.setObject(i + 1, arguments[i]);
      }
      try (ResultSet result = statement.executeQuery()) {
        while (result.next()) {
          rows.add(mapper.apply(result));
        }
      }
    }
    return rows;
  }

  private <R> Optional<R> first(String sql, SqlFunction<ResultSet, R> mapper, Object... arguments) {
    try {
      List<R> rows = query(sql, mapper, arguments);
      return rows.isEmpty() ? Optional.empty() : Optional.ofNullable(rows.get(0));
    } catch (SQLException e) {
      throw new StorageFailure(sql, e);
    }
  }

  private int inStock(Sku sku) {
    return first("select n from stock where sku = ?", row -> row.getInt(1), sku.value())
        .orElseThrow(() -> new UnknownItem(sku.value()));
  }

  // expects: SQLException
  @Tool(description = "x")
  public List<String> items() throws SQLException {
    return query("select sku from stock", row -> row.getString("sku"));
  }

  // expects: IllegalArgumentException StorageFailure UnknownItem
  @Tool(description = "x")
  public int stock(String sku) {
    return inStock(Sku.parse(sku));
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  @MapError(exception = UnknownItem.class, message = "Unknown item.")
  public int stockOrZero(Sku sku) {
    try {
      return inStock(sku);
    } catch (StorageFailure e) {
      return 0;
    }
  }

  // expects: StorageFailure
  @Tool(description = "x")
  public String name(String sku) {
    return first("select name from item where sku = ?", row -> row.getString(1), sku)
        .map(String::trim)
        .orElse("?");
  }

  // expects: IllegalArgumentException StorageFailure
  @Tool(description = "x")
  public Zone zone(String sku) {
    return first("select zone from item where sku = ?", row -> row.getString(1), sku)
        .map(Zone::valueOf)
        .orElseThrow(() -> new ToolError("No item " + sku));
  }

  // expects: IllegalArgumentException SQLException
  @Tool(description = "x")
  public List<Zone> zones() throws SQLException {
    return query("select zone from item", row -> Zone.valueOf(row.getString(1)));
  }

  private void reserve(String sku, int wanted, int available) throws NotEnough {
    int free = available - reserved.getOrDefault(sku, 0);
    if (free < wanted) {
      throw new NotEnough(wanted - free);
    }
    reserved.merge(sku, wanted, Integer::sum);
  }

  // expects: NotEnough
  @Tool(description = "x")
  public String reserveItem(String sku, int wanted) throws NotEnough {
    reserve(sku, wanted, 100);
    return "reserved";
  }

  // expects: none
  @Tool(description = "x")
  public String tryReserve(String sku, int wanted) {
    try {
      reserve(sku, wanted, 100);
    } catch (NotEnough e) {
      return "missing " + e.missing;
    }
    return "reserved";
  }

  // expects: SQLException
  @Tool(description = "x")
  public void move(String sku, String from, String to) throws SQLException {
    Connection connection = pool.getConnection();
    try {
      connection.setAutoCommit(false);
      try (PreparedStatement take = connection.prepareStatement("update a set n = n - 1");
          PreparedStatement put = connection.prepareStatement("update b set n = n + 1")) {
        take.executeUpdate();
        put.executeUpdate();
        connection.commit();
      } catch (SQLException e) {
        connection.rollback();
        throw e;
      }
    } finally {
      connection.close();
    }
  }

  // expects: none
  @Tool(description = "x")
  public int total() {
    try (Connection c = pool.getConnection();
        var statement = c.createStatement();
        var result = statement.executeQuery("select sum(n) from stock")) {
      return result.next() ? result.getInt(1) : 0;
    } catch (SQLTimeoutException e) {
      throw new ToolError("The database is slow");
    } catch (SQLException e) {
      throw new ToolError("The database failed: " + e.getSQLState());
    }
  }

  // expects: SQLException DateTimeParseException
  @Tool(description = "x")
  public List<String> arrivals(String day) throws SQLException {
    return query(
        "select sku from arrival where d = ?",
        row -> row.getString(1),
        Date.valueOf(LocalDate.parse(day)));
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public String shortDay(String day) {
    return Date.valueOf(day).toString();
  }

  private static <X extends Exception> void guarded(boolean really, Step<X> step) throws X {
    if (really) {
      step.run();
    }
  }

  // expects: NotEnough
  @Tool(description = "x")
  public void guardedReserve(String sku) throws NotEnough {
    guarded(sku.startsWith("A"), () -> reserve(sku, 1, 10));
  }

  // expects: none
  @Tool(description = "x")
  public void guardedRelease(String sku) {
    guarded(true, () -> reserved.remove(sku));
  }

  private static <T> T timed(Callable<T> work) throws Exception {
    long start = System.nanoTime();
    try {
      return work.call();
    } finally {
      System.err.println(System.nanoTime() - start);
    }
  }

  // expects: SQLException
  @Tool(description = "x")
  public int timedCount() throws Exception {
    return timed(() -> query("select 1", row -> row.getInt(1)).size());
  }

  // expects: NumberFormatException IllegalArgumentException
  @Tool(description = "x")
  public String price(String text) {
    return Money.of(text).amount().toPlainString();
  }

  // expects: NumberFormatException IllegalArgumentException IllegalStateException
  @Tool(description = "x")
  public String sum(List<String> prices) {
    Money total = null;
    for (String price : prices) {
      Money each = Money.of(price);
      total = total == null ? each : total.plus(each);
    }
    return String.valueOf(total);
  }

  // expects: none
  @Tool(description = "x")
  public String euros(long cents) {
    return BigDecimal.valueOf(cents, 2).toPlainString() + " " + Currency.getInstance("EUR");
  }

  // expects: NumberFormatException
  @Tool(description = "x")
  public BigDecimal rounded(String amount) {
    return new BigDecimal(amount.strip()).setScale(2, RoundingMode.HALF_EVEN);
  }

  // expects: none
  @Tool(description = "x")
  public BigDecimal roundedOrZero(String amount) {
    try {
      return new BigDecimal(amount);
    } catch (ArithmeticException | NumberFormatException e) {
      return BigDecimal.ZERO;
    }
  }

  // expects: NumberFormatException
  @Tool(description = "x")
  public String power(String base, int exponent) {
    return new BigInteger(base, 16).pow(Math.max(0, exponent)).toString();
  }

  // expects: ParseException
  @Tool(description = "x")
  public double localPrice(String text) throws ParseException {
    return NumberFormat.getInstance(Locale.GERMANY).parse(text).doubleValue();
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public int fullest() {
    return Collections.max(reserved.values());
  }

  // expects: none
  @Tool(description = "x")
  public int fullestOrZero() {
    return reserved.isEmpty() ? 0 : Collections.max(reserved.values());
  }

  // expects: NoSuchElementException
  @Tool(description = "x")
  public String smallest(List<String> names) {
    return names.stream().min(Comparator.naturalOrder()).get();
  }

  // expects: none
  @Tool(description = "x")
  public String next(List<String> names) {
    Iterator<String> iterator = names.iterator();
    String best = "";
    while (iterator.hasNext()) {
      String each = iterator.next();
      if (each.length() > best.length()) {
        best = each;
      }
    }
    return best;
  }

  // expects: none
  @Tool(description = "x")
  public Map<Zone, Integer> perZone(List<Zone> zones) {
    Map<Zone, Integer> counts = new EnumMap<>(Zone.class);
    for (Zone zone : zones) {
      int degrees =
          switch (zone) {
            case COLD -> -18;
            case DRY -> 20;
            case HAZARD -> throw new ToolError("Not here");
          };
      counts.merge(zone, degrees, Integer::sum);
    }
    return counts;
  }
}
