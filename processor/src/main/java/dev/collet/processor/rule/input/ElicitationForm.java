package dev.collet.processor.rule.input;

import dev.collet.processor.report.Level;
import dev.collet.processor.rule.Rule;

/**
 * Holds what tools ask their users for to MCP's flat forms, and to what generated code has a form
 * of. Its findings come up while {@code @Tool(asks)} and bodies are read.
 */
public final class ElicitationForm implements Rule {
  @Override
  public Level defaultLevel() {
    return Level.ERROR;
  }

  @Override
  public boolean needsBodies() {
    return true;
  }
}
