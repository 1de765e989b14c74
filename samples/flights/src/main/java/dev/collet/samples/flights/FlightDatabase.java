package dev.collet.samples.flights;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import javax.sql.DataSource;
import org.h2.jdbcx.JdbcConnectionPool;
import org.jspecify.annotations.Nullable;

/** The airline's timetable, bookings and weather, in an H2 database. */
public final class FlightDatabase {
  private final DataSource pool;

  private FlightDatabase(DataSource pool) {
    this.pool = pool;
  }

  /**
   * Opens a database and makes its tables where they are missing.
   *
   * @param url a JDBC URL of H2, such as {@code jdbc:h2:mem:flights;DB_CLOSE_DELAY=-1}
   * @throws DatabaseException when it can't be opened
   */
  public static FlightDatabase open(String url) {
    DataSource pool = JdbcConnectionPool.create(url, "sa", "");
    new Tables(pool).create();
    return new FlightDatabase(pool);
  }

  /** The IATA codes of all destinations, sorted. */
  public List<String> destinations() {
    return list(
        "SELECT DISTINCT destination FROM timetable ORDER BY destination", row -> row.getString(1));
  }

  /** The cities whose weather is known, sorted. */
  public List<String> cities() {
    return list("SELECT city FROM weather ORDER BY city", row -> row.getString(1));
  }

  /** The weather of a city, whatever the case of its name. */
  public Optional<Weather> weather(String city) {
    return list(
            "SELECT temperature, conditions, humidity FROM weather WHERE LOWER(city) = LOWER(?)",
            row -> new Weather(row.getDouble(1), row.getString(2), row.getInt(3)),
            city)
        .stream()
        .findFirst();
  }

  /** The flights of a day, the earliest first. */
  public List<Flight> flights(String to, LocalDate date) {
    try (Connection connection = pool.getConnection()) {
      return Bookings.flights(connection, to, date);
    } catch (SQLException e) {
      throw new DatabaseException(e);
    }
  }

  /** All bookings, the newest first. */
  public List<Booking> bookings() {
    return list(Bookings.SELECT + " ORDER BY b.id DESC", Bookings::read);
  }

  /**
   * Books the first free seat of a day, once for each key.
   *
   * @throws NoSeatsException when the day is full
   */
  public Booking book(String to, LocalDate date, @Nullable String key) {
    try (Connection connection = pool.getConnection()) {
      connection.setAutoCommit(false);
      try {
        Booking booking = Bookings.book(connection, to, date, key);
        connection.commit();
        return booking;
      } finally {
        // Without effect after the commit; after a failure nothing half done stays behind.
        connection.rollback();
        connection.setAutoCommit(true);
      }
    } catch (SQLException e) {
      throw new DatabaseException(e);
    }
  }

  private <T> List<T> list(String query, Sql.RowReader<T> reader, @Nullable Object... arguments) {
    try (Connection connection = pool.getConnection()) {
      return Sql.list(connection, query, reader, arguments);
    } catch (SQLException e) {
      throw new DatabaseException(e);
    }
  }
}
