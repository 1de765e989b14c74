package dev.collet.conformance;

import dev.collet.Answer;
import dev.collet.Question;
import dev.collet.Tool;
import dev.collet.ToolContext;
import dev.collet.ToolParam;
import java.net.URI;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;

/** Tools that ask their users by generated forms. */
public final class TripTools {
  /** How often {@link #reserve} has reserved. */
  static final AtomicInteger RESERVED = new AtomicInteger();

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
   */
  public record Passenger(
      String name,
      LocalDate born,
      @ToolParam(defaultValue = "WINDOW") Seat seat,
      @ToolParam(defaultValue = "1") int bags,
      Optional<String> note,
      Optional<URI> page,
      Optional<Instant> since) {}

  /** Whether to go on. */
  public record Consent(boolean agreed) {}

  /** What to eat, several at once. */
  public record Diet(Set<Meal> meals) {}

  /** Books in two rounds. */
  @Tool
  public String book(String to, ToolContext context) {
    Passenger passenger =
        context
            .ask("passenger", Passenger.class, "Who flies?")
            .orToolError("Nobody was named, so nothing was booked.");
    Answer<Consent> consent = context.ask("consent", Consent.class, "To " + to + "?");
    return passenger + " " + outcome(consent);
  }

  /** Asks two things at once. */
  @Tool
  public String both(ToolContext context) {
    Question<Passenger> who = Question.form("who", Passenger.class, "Who?");
    Question<Consent> consent = Question.form("consent", Consent.class, "Agreed?");
    context.askAll(who, consent);
    return outcome(context.ask(who)) + " / " + outcome(context.ask(consent));
  }

  /** Asks for several choices. */
  @Tool
  public String eat(ToolContext context) {
    return outcome(context.ask("diet", Diet.class, "What do you eat?"));
  }

  /** Sends the user to a page. */
  @Tool
  public String pay(ToolContext context) {
    Answer<Map<String, Object>> answer =
        context.ask(Question.url("pay", "https://pay.example/1", "Pay there."));
    return outcome(answer);
  }

  /** Reserves once, whatever comes after. */
  @Tool
  public String reserve(ToolContext context) {
    Object id = context.remembered("id");
    if (id == null) {
      id = "r" + RESERVED.incrementAndGet();
      context.remember("id", id);
    }
    return id + " " + outcome(context.ask("consent", Consent.class, "Agreed?"));
  }

  private static String outcome(Answer<?> answer) {
    return answer instanceof Answer.Accepted<?> accepted
        ? String.valueOf(accepted.value())
        : answer.getClass().getSimpleName();
  }
}
