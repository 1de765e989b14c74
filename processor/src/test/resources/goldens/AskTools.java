package goldens;

import dev.collet.Answer;
import dev.collet.Question;
import dev.collet.Tool;
import dev.collet.ToolContext;
import dev.collet.ToolParam;
import java.time.LocalDate;
import java.util.Optional;
import java.util.Set;

/** Tools that ask their users. */
public final class AskTools {
  /** Where to sit. */
  public enum Seat {
    /** By the window */
    WINDOW,
    /** By the aisle */
    AISLE
  }

  /** What to eat. */
  public enum Meal {
    FISH,
    VEGAN
  }

  /**
   * Who flies.
   *
   * @param name as in the passport
   * @param born date of birth
   */
  public record Passenger(
      String name,
      LocalDate born,
      @ToolParam(defaultValue = "WINDOW") Seat seat,
      Set<Meal> meals,
      @ToolParam(defaultValue = "1") int bags,
      Optional<String> note) {}

  /** The last word. */
  public record Consent(boolean agreed) {}

  /** Books a seat. */
  @Tool
  public String book(String to, ToolContext context) {
    Answer<Passenger> who = context.ask("passenger", Passenger.class, "Who flies?");
    Passenger passenger = who.orToolError("Nobody was named.");
    Question<Consent> consent = Question.form("consent", Consent.class, "Book to " + to + "?");
    return context.ask(consent).accepted().isPresent() ? passenger.name() : "nothing";
  }
}
