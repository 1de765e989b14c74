package dev.collet.samples.flights;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** What happens inside one transaction: seats are counted, and one of them is taken. */
final class Bookings {
  static final String SELECT =
      "SELECT b.reference, t.number, t.destination, b.travel_day, t.departure"
          + " FROM booking b JOIN timetable t ON t.number = b.number";

  private Bookings() {}

  static Booking book(Connection connection, String to, LocalDate date, @Nullable String key)
      throws SQLException {
    // One booking at a time: two callers can't both see the last seat, nor the same key unused.
    Sql.list(connection, "SELECT id FROM booking_lock FOR UPDATE", row -> row.getInt(1));
    if (key != null) {
      List<Booking> earlier =
          Sql.list(connection, SELECT + " WHERE b.idempotency_key = ?", Bookings::read, key);
      if (!earlier.isEmpty()) {
        return earlier.get(0);
      }
    }
    for (Flight flight : flights(connection, to, date)) {
      if (flight.seatsLeft() > 0) {
        return insert(connection, flight, key);
      }
    }
    throw new NoSeatsException(to + " on " + date + " is full");
  }

  static List<Flight> flights(Connection connection, String to, LocalDate date)
      throws SQLException {
    String query =
        "SELECT t.number, t.departure, t.seats - (SELECT COUNT(*) FROM booking b"
            + " WHERE b.number = t.number AND b.travel_day = ?)"
            + " FROM timetable t WHERE t.destination = ? ORDER BY t.departure";
    return Sql.list(
        connection,
        query,
        row ->
            new Flight(
                row.getString(1), to, date, row.getObject(2, LocalTime.class), row.getInt(3)),
        date,
        to);
  }

  static Booking read(ResultSet row) throws SQLException {
    return new Booking(
        row.getString(1),
        row.getString(2),
        row.getString(3),
        row.getObject(4, LocalDate.class),
        row.getObject(5, LocalTime.class));
  }

  private static Booking insert(Connection connection, Flight flight, @Nullable String key)
      throws SQLException {
    String reference = UUID.randomUUID().toString().substring(0, 8).toUpperCase(Locale.ROOT);
    Sql.update(
        connection,
        "INSERT INTO booking (reference, number, travel_day, idempotency_key) VALUES (?, ?, ?, ?)",
        reference,
        flight.number(),
        flight.date(),
        key);
    return new Booking(reference, flight.number(), flight.to(), flight.date(), flight.departure());
  }
}
