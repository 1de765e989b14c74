package dev.collet;

import com.google.errorprone.annotations.CheckReturnValue;
import java.util.Optional;

/**
 * What became of a question to the user; see MCP 2026-07-28, client/elicitation, "Response
 * Actions".
 *
 * @param <T> what was asked for
 */
@CheckReturnValue
public sealed interface Answer<T> {
  /** The user answered. */
  record Accepted<T>(T value) implements Answer<T> {}

  /** The user said no. */
  record Declined<T>() implements Answer<T> {}

  /** The user went away without choosing. */
  record Cancelled<T>() implements Answer<T> {}

  /** What the user answered; empty when declined or cancelled. */
  default Optional<T> accepted() {
    return this instanceof Accepted<T> answer ? Optional.of(answer.value()) : Optional.empty();
  }

  /**
   * What the user answered.
   *
   * @param message for the model, when there is no answer
   * @throws ToolError when declined or cancelled
   */
  default T orToolError(String message) {
    return accepted().orElseThrow(() -> new ToolError(message));
  }
}
