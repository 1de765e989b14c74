package dev.collet.samples.flights;

import dev.collet.Hint;
import dev.collet.MapError;
import dev.collet.Tool;
import dev.collet.ToolContext;
import java.util.List;

/** What the airline's own people need. */
@MapError(
    exception = DatabaseException.class,
    message = "The flight database does not answer right now. Try again in a minute.")
public final class AdminTools {
  private final FlightDatabase database;

  /** Tools over a database. */
  public AdminTools(FlightDatabase database) {
    this.database = database;
  }

  /**
   * Explains how to get the administrator's tools. The list of tools never changes by a call: it
   * follows from who the caller is.
   */
  @Tool(
      name = "enable_admin",
      title = "Administrator's tools",
      hints = {Hint.READ_ONLY, Hint.CLOSED_WORLD})
  public String enableAdmin(ToolContext context) {
    return context.caller().scopes().contains("admin")
        ? "You are an administrator: list_bookings is in your list already."
        : "Nothing was changed. Sign in as an administrator and call tools/list again.";
  }

  /** Lists all bookings, the newest first. */
  @Tool(
      name = "list_bookings",
      title = "All bookings",
      hints = {Hint.READ_ONLY, Hint.CLOSED_WORLD},
      scopes = "admin")
  public List<Booking> listBookings() {
    return database.bookings();
  }
}
