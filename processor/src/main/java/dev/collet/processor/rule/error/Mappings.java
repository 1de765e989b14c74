package dev.collet.processor.rule.error;

import dev.collet.processor.flow.Escape;
import dev.collet.processor.flow.ExceptionType;
import dev.collet.processor.model.ToolModel;

/** Answers at build time what the runtime does with an exception that leaves a tool. */
final class Mappings {
  private Mappings() {}

  /** Whether a mapping applies: to what is inside a wrapper, else to the wrapper. */
  static boolean cover(ToolModel tool, Escape escape) {
    if (covers(tool, escape.type())) {
      return true;
    }
    return !escape.inside().isEmpty()
        && escape.inside().stream().allMatch(inner -> covers(tool, inner));
  }

  private static boolean covers(ToolModel tool, ExceptionType type) {
    return tool.mappings().stream().anyMatch(mapping -> type.isA(mapping.exception()));
  }
}
