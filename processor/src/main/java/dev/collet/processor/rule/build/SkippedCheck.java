package dev.collet.processor.rule.build;

import dev.collet.processor.report.Level;
import dev.collet.processor.rule.Rule;

/** Says once that rules which need method bodies can't run with this compiler. */
public final class SkippedCheck implements Rule {
  @Override
  public Level defaultLevel() {
    return Level.NOTE;
  }

  /** The text, with the reason. */
  public static String message(String reason) {
    return "The checks of method bodies, exceptions that can leave a tool among them, were skipped:"
        + " "
        + reason
        + ". Build with javac to have them; all else is checked. Of forms for ToolContext.ask, only"
        + " those that @Tool(asks) names are generated.";
  }
}
