package dev.collet.samples.flights;

import dev.collet.Hint;
import dev.collet.MapError;
import dev.collet.Tool;
import dev.collet.ToolError;
import dev.collet.ToolParam;
import java.time.Clock;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds and books flights. */
@MapError(
    exception = DatabaseException.class,
    message = "The flight database does not answer right now. Try again in a minute.")
public final class FlightTools {
  private final FlightDatabase database;
  private final Clock clock;

  /** Tools over a database; the clock says what the future is. */
  public FlightTools(FlightDatabase database, Clock clock) {
    this.database = database;
    this.clock = clock;
  }

  /**
   * Lists the flights to a destination on one day, with the seats that are left. Call it before
   * book_flight.
   */
  @Tool(
      name = "search_flights",
      title = "Search flights",
      hints = {Hint.READ_ONLY, Hint.CLOSED_WORLD})
  public List<Flight> searchFlights(
      @ToolParam(description = "IATA code of the destination", example = "DEN") String to,
      @ToolParam(description = "Departure date, in the future", example = "2030-01-01")
          LocalDate date) {
    requireFuture(date);
    requireServed(to);
    return database.flights(to, date);
  }

  /**
   * Books a seat on the first flight of the day that has one. Returns the booking; call
   * search_flights first to see what is on offer.
   */
  @Tool(
      name = "book_flight",
      title = "Book a flight",
      hints = {Hint.NON_DESTRUCTIVE, Hint.CLOSED_WORLD})
  @MapError(
      exception = NoSeatsException.class,
      message = "No seats to {to} on {date}. Call search_flights for other dates.")
  public Booking bookFlight(
      @ToolParam(description = "IATA code of the destination", example = "DEN") String to,
      @ToolParam(description = "Departure date, in the future", example = "2030-01-01")
          LocalDate date,
      @ToolParam(
              required = false,
              description = "Repeat the call with the same key and nothing is booked twice")
          @Nullable String idempotencyKey) {
    requireFuture(date);
    requireServed(to);
    return database.book(to, date, idempotencyKey);
  }

  private void requireFuture(LocalDate date) {
    LocalDate today = LocalDate.now(clock);
    if (!date.isAfter(today)) {
      throw new ToolError(
          "Invalid departure date "
              + date
              + ": must be in the future, as YYYY-MM-DD. Current date is "
              + today
              + ".");
    }
  }

  private void requireServed(String to) {
    List<String> destinations = database.destinations();
    if (!destinations.contains(to)) {
      throw new ToolError(
          "No flights to '" + to + "'. Destinations are " + String.join(", ", destinations) + ".");
    }
  }
}
