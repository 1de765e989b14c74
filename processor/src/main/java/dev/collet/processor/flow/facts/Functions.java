package dev.collet.processor.flow.facts;

import dev.collet.processor.flow.Effect;
import java.util.List;

/** Runs what is known about a function; else what its interface says. */
final class Functions {
  private Functions() {}

  /**
   * Emits what running the function does.
   *
   * @param otherwise what is known about the call when the function is not
   */
  static void run(Scanning scanner, Value function, List<Effect> otherwise) {
    for (Effect effect : function.effects()) {
      scanner.emit(
          effect instanceof Effect.Argument argument && argument.otherwise().isEmpty()
              ? new Effect.Argument(argument.parameter(), otherwise)
              : effect);
    }
  }
}
