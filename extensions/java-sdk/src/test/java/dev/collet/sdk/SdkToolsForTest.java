package dev.collet.sdk;

import dev.collet.Answer;
import dev.collet.Content;
import dev.collet.MapError;
import dev.collet.Tool;
import dev.collet.ToolContext;
import dev.collet.ToolError;
import java.util.List;

/** What the tests call. */
public final class SdkToolsForTest {
  /** A place. */
  public record Place(String name, double latitude) {}

  /**
   * Finds a place.
   *
   * @param name what it is called
   */
  @Tool
  @MapError(exception = IllegalStateException.class, message = "No place {name}.")
  public Place find(String name) {
    if (name.equals("nowhere")) {
      throw new IllegalStateException("secret");
    }
    return new Place(name, 39.74);
  }

  /** Lists places. */
  @Tool
  public List<String> list() {
    return List.of("Denver", "Boulder");
  }

  /** Shows a picture. */
  @Tool
  public Content picture() {
    return Content.image(new byte[] {1, 2, 3}, "image/png");
  }

  /** Fails. */
  @Tool
  public String fail(ToolContext context) {
    context.progress(1, null, null);
    throw new ToolError("Not today.");
  }

  /** Who travels. */
  public record Traveller(String name, int age) {}

  /** Asks who travels. */
  @Tool
  public String book(ToolContext context) {
    Answer<Traveller> answer = context.ask("traveller", Traveller.class, "Who travels?");
    return answer instanceof Answer.Accepted<Traveller> accepted
        ? accepted.value().name() + ", " + accepted.value().age()
        : "nobody";
  }
}
