package corpus;

import dev.collet.MapError;
import dev.collet.Tool;
import dev.collet.ToolError;
import java.sql.Connection;
import java.sql.Date;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.SQLIntegrityConstraintViolationException;
import java.sql.Statement;
import java.sql.Timestamp;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import javax.sql.DataSource;

public class JdbcTools {
  private final DataSource source;

  public JdbcTools(DataSource source) {
    this.source = source;
  }

  record Row(long id, String name) {}

  static class DataException extends RuntimeException {
    DataException(Throwable cause) {
      super(cause);
    }
  }

  static class RowNotFound extends RuntimeException {
    RowNotFound(String id) {
      super("no row " + id);
    }
  }

  interface Work<T> {
    T run(Connection connection) throws SQLException;
  }

  private <T> T inConnection(Work<T> work) {
    try (Connection connection = source.getConnection()) {
      return work.run(connection);
    } catch (SQLException e) {
      throw new DataException(e);
    }
  }

  // expects: SQLException
  @Tool(description = "x")
  public List<Row> all() throws SQLException {
    List<Row> rows = new ArrayList<>();
    try (Connection c = source.getConnection();
        Statement s = c.createStatement();
        ResultSet r = s.executeQuery("select id, name from row")) {
      while (r.next()) {
        rows.add(new Row(r.getLong(1), r.getString(2)));
      }
    }
    return rows;
  }

  // expects: none
  @Tool(description = "x")
  public List<Row> allOrError() {
    try {
      return all();
    } catch (SQLException e) {
      throw new ToolError("The database does not answer. Try again in a minute.", e);
    }
  }

  // expects: DataException
  @Tool(description = "x")
  public String name(long id) {
    return inConnection(
        c -> {
          try (PreparedStatement s = c.prepareStatement("select name from row where id = ?")) {
            s.setLong(1, id);
            ResultSet r = s.executeQuery();
            return r.next() ? r.getString(1) : "";
          }
        });
  }

  // expects: DataException RowNotFound
  @Tool(description = "x")
  public String requiredName(long id) {
    return inConnection(
        c -> {
          PreparedStatement s = c.prepareStatement("select name from row where id = ?");
          ResultSet r = s.executeQuery();
          if (!r.next()) {
            throw new RowNotFound("" + id);
          }
          return r.getString(1);
        });
  }

  // expects: IllegalArgumentException DataException
  @Tool(description = "x")
  public String byUuid(String uuid) {
    UUID key = UUID.fromString(uuid);
    return inConnection(c -> c.getSchema() + key);
  }

  // expects: none
  @MapError(exception = DataException.class, message = "The database is down.")
  @MapError(exception = IllegalArgumentException.class, message = "{uuid} is no id. Ids look like 2c1b…")
  @Tool(description = "x")
  public String byUuidMapped(String uuid) {
    UUID key = UUID.fromString(uuid);
    return inConnection(c -> c.getSchema() + key);
  }

  private Optional<Row> find(long id) {
    return Optional.ofNullable(inConnection(c -> new Row(id, c.getCatalog())));
  }

  // expects: DataException NoSuchElementException
  @Tool(description = "x")
  public Row get(long id) {
    return find(id).get();
  }

  // expects: DataException RowNotFound
  @Tool(description = "x")
  public Row getOrThrow(long id) {
    return find(id).orElseThrow(() -> new RowNotFound("" + id));
  }

  // expects: DataException
  @Tool(description = "x")
  public Row getOrToolError(long id) {
    return find(id).orElseThrow(() -> new ToolError("There is no row " + id + "."));
  }

  // expects: DataException
  @Tool(description = "x")
  public String getGuarded(long id) {
    Optional<Row> row = find(id);
    if (row.isEmpty()) {
      return "none";
    }
    return row.get().name();
  }

  // expects: SQLException
  @Tool(description = "x")
  public int update(long id, String name) throws SQLException {
    Connection c = source.getConnection();
    try {
      c.setAutoCommit(false);
      PreparedStatement s = c.prepareStatement("update row set name = ? where id = ?");
      s.setString(1, name);
      s.setLong(2, id);
      int count = s.executeUpdate();
      c.commit();
      return count;
    } catch (SQLException e) {
      c.rollback();
      throw e;
    } finally {
      c.close();
    }
  }

  // expects: SQLException
  @Tool(description = "x")
  public String insert(String name) throws SQLException {
    try (Connection c = source.getConnection()) {
      c.createStatement().execute("insert");
      return "ok";
    } catch (SQLIntegrityConstraintViolationException e) {
      throw new ToolError("There is a row called " + name + " already.");
    }
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public String sqlDate(String date) {
    return Date.valueOf(date).toString();
  }

  // expects: IllegalArgumentException
  @Tool(description = "x")
  public long sqlTime(String time) {
    return Timestamp.valueOf(time).getTime();
  }

  // expects: SQLException
  @Tool(description = "x")
  public boolean ping(String url) throws SQLException {
    try (Connection c = DriverManager.getConnection(url)) {
      return c.isValid(1);
    }
  }

  // expects: none
  @Tool(description = "x")
  public boolean pingQuietly(String url) {
    try (Connection c = DriverManager.getConnection(url)) {
      return c.isValid(1);
    } catch (SQLException e) {
      return false;
    }
  }

  // expects: DateTimeParseException DataException
  @Tool(description = "x")
  public int between(String from, String to) {
    LocalDate start = LocalDate.parse(from);
    LocalDate end = LocalDate.parse(to);
    return inConnection(c -> start.compareTo(end));
  }

  // expects: DataException
  @Tool(description = "x")
  public int betweenChecked(String from, String to) {
    LocalDate start;
    LocalDate end;
    try {
      start = LocalDate.parse(from);
      end = LocalDate.parse(to);
    } catch (DateTimeParseException e) {
      throw new ToolError("Dates look like 2026-10-08.");
    }
    return inConnection(c -> c.getNetworkTimeout()) + start.compareTo(end);
  }

  // expects: Exception
  @Tool(description = "x")
  public String viaCallable(java.util.concurrent.Callable<String> work) throws Exception {
    return work.call();
  }

  private void check(Row row) {
    if (row == null) {
      throw new RowNotFound("?");
    }
  }

  // expects: RowNotFound
  @Tool(description = "x")
  public String checked(String name) {
    Row row = name.isEmpty() ? null : new Row(1, name);
    check(row);
    return row.name();
  }
}
