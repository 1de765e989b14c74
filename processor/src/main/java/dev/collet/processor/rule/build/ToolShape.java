package dev.collet.processor.rule.build;

import dev.collet.processor.report.Level;
import dev.collet.processor.rule.ReadRule;

/**
 * Refuses tools that generated code can't call: private ones, those of inner classes, and so on.
 */
public final class ToolShape extends ReadRule {
  @Override
  public Level defaultLevel() {
    return Level.ERROR;
  }

  @Override
  public boolean isOptional() {
    return false;
  }
}
