package dev.collet.processor.rule.input;

import dev.collet.processor.report.Level;
import dev.collet.processor.rule.ReadRule;

/** Holds defaults and examples to the type that they stand for. */
public final class InvalidDefault extends ReadRule {
  @Override
  public Level defaultLevel() {
    return Level.ERROR;
  }

  @Override
  public boolean isOptional() {
    return false;
  }
}
