package goldens;

import dev.collet.Hint;
import dev.collet.MapError;
import dev.collet.Tool;
import dev.collet.ToolParam;
import java.time.LocalDate;
import java.util.Optional;

/** A command with a template, a default and a result. */
public final class FlightTools {
  public record Booking(String reference, String to, LocalDate date, Optional<String> note) {}

  public static final class NoSeatsException extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  /** Books a seat on the next flight. */
  @Tool(name = "book_flight", hints = {Hint.DESTRUCTIVE, Hint.IDEMPOTENT})
  @MapError(exception = NoSeatsException.class, message = "No seats to {to} on {date}. {{sorry}}")
  public Booking bookFlight(
      @ToolParam(description = "IATA code of the destination, such as DEN") String to,
      @ToolParam(description = "Departure date") LocalDate date,
      @ToolParam(defaultValue = "1", description = "How many") int seats) {
    if (seats > 9) {
      throw new NoSeatsException();
    }
    return new Booking("R1", to, date, Optional.empty());
  }
}
