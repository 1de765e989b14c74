package dev.collet.sdk;

import dev.collet.Answer;
import dev.collet.Content;
import dev.collet.MapError;
import dev.collet.ProtocolError;
import dev.collet.Tool;
import dev.collet.ToolContext;
import dev.collet.ToolError;
import dev.collet.ToolResult;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;

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

  /** Shows two pictures. */
  @Tool
  public List<Content> pictures() {
    return List.of(Content.text("half \ud83d"), Content.image(new byte[] {1}, "image/png"));
  }

  /** Promises a place and has none. */
  @Tool
  @SuppressWarnings("NullAway") // the fault that is tested
  public Place lost() {
    return null;
  }

  /** Promises a text and has none. */
  @Tool
  @SuppressWarnings("NullAway") // the fault that is tested
  public String silent() {
    return null;
  }

  /** Chooses its content: data without a text. */
  @Tool
  public ToolResult data() {
    return new ToolResult(List.of(), Map.of("a", "half \ud83d"), false, Map.of());
  }

  /** Fails with data. */
  @Tool
  public ToolResult failingData() {
    return new ToolResult(List.of(Content.text("no")), Map.of("a", 1), true, Map.of());
  }

  /** Fails in wrappers. */
  @Tool
  @SuppressWarnings("collet:UnmappedException") // what is inside is a ToolError
  public CompletionStage<String> wrapped() {
    return CompletableFuture.failedFuture(new ExecutionException(new ToolError("Inside.")));
  }

  /** Fails without a word. */
  @Tool
  public String wordless() {
    throw new ToolError(" ");
  }

  /** Fails by its own mapping. */
  @Tool
  @MapError(exception = Blank.class, message = "{message}")
  public String mapped() {
    throw new Blank();
  }

  /** Whose message can't be had. */
  static final class Blank extends RuntimeException {
    private static final long serialVersionUID = 1;

    @Override
    public String getMessage() {
      throw new IllegalStateException("secret");
    }
  }

  /** Fails by the protocol. */
  @Tool
  public String protocol() {
    throw new ProtocolError(7, "Seven", Map.of("x", 1));
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
