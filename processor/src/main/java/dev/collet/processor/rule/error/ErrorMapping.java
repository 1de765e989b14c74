package dev.collet.processor.rule.error;

import dev.collet.processor.report.Level;
import dev.collet.processor.rule.ReadRule;

/** Refuses two mappings of one exception in one place, of which only one could apply. */
public final class ErrorMapping extends ReadRule {
  @Override
  public Level defaultLevel() {
    return Level.ERROR;
  }

  @Override
  public boolean isOptional() {
    return false;
  }
}
