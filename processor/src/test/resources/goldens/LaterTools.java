package goldens;

import dev.collet.Tool;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/** Results that come later, and a generic one. */
public class LaterTools {
  public record Page<T>(List<T> items, int total) {}

  public record Reading(String station, double celsius) {}

  /** Reads. */
  @Tool
  public CompletionStage<Page<Reading>> readings(Page<String> stations) throws IOException {
    return CompletableFuture.completedFuture(new Page<>(List.of(), 0));
  }
}
