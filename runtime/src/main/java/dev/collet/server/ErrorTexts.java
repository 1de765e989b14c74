package dev.collet.server;

import dev.collet.dispatch.Failure;
import dev.collet.json.Problem;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The sentences that models and developers read when a call fails. */
final class ErrorTexts {
  private static final int LONGEST_REASON = 64 << 10;

  private ErrorTexts() {}

  static String unknownTool(String name, boolean isResult) {
    String text = "Unknown tool: " + Excerpt.of(name);
    return isResult ? text + ". Re-run tools/list and retry." : text;
  }

  static String unavailable(String name, String reason) {
    return "Tool unavailable: " + name + ". Reason: " + reason;
  }

  static String invalidArguments(String tool, List<Problem> problems) {
    StringBuilder text = new StringBuilder("Invalid input for tool '").append(tool).append("':");
    for (Problem problem : problems) {
      text.append("\n").append(problem.pointer().isEmpty() ? "arguments" : problem.pointer());
      text.append(": ").append(problem.message());
    }
    return text.toString();
  }

  /** An author's own words, or a sentence in their place when there are none. */
  static String reason(String tool, @Nullable String words) {
    if (words == null || words.isBlank()) {
      return "Tool '" + tool + "' failed without giving a reason.";
    }
    return words.length() <= LONGEST_REASON ? words : words.substring(0, LONGEST_REASON) + "\u2026";
  }

  static String unexpected(String tool, String id) {
    return "Tool '" + tool + "' failed unexpectedly. The server's log has the details: " + id + ".";
  }

  static String timedOut(String tool, long nanos) {
    long millis = Math.max(1, nanos / 1_000_000);
    String time = millis % 1_000 == 0 ? millis / 1_000 + " s" : millis + " ms";
    return "Tool '" + tool + "' timed out after " + time + ".";
  }

  static String shutDown(String tool) {
    return "Tool '" + tool + "' was cut short: the server is shutting down.";
  }

  static String noResult(String tool) {
    return "Tool '" + tool + "' produced no result although its output is not nullable.";
  }

  static String noStructuredContent(String tool) {
    return "Tool '"
        + tool
        + "' published an output schema, but its result has no structured content.";
  }

  static String badOutput(String tool, String pointer, @Nullable String message) {
    return "Tool '"
        + tool
        + "' produced a result that breaks its output schema at "
        + (pointer.isEmpty() ? "the root" : pointer)
        + (message == null ? "." : ": " + message);
  }

  static String tooLarge(String tool, long size, long limit) {
    return "The result of tool '"
        + tool
        + "' is too large: "
        + size
        + " bytes, the limit is "
        + limit
        + ". Ask for less at a time, such as one page, or narrow the query.";
  }

  static String busy(String tool) {
    return "The server is busy. Call tool '" + tool + "' again in a few seconds.";
  }

  static String rateLimited(String tool, long waitNanos) {
    long seconds = Math.max(1, (waitNanos + 999_999_999L) / 1_000_000_000L);
    return "Too many calls of tool '" + tool + "'. Try again in " + seconds + " s.";
  }

  /** The HTTP status of a failure that is a JSON-RPC error. */
  static int status(Failure failure) {
    return failure == Failure.MALFORMED_PARAMS ? 400 : 200;
  }
}
