package dev.collet.processor.rule.input;

import dev.collet.processor.report.Level;
import dev.collet.processor.rule.ReadRule;

/** Refuses types that have no JSON form: a guess would publish a schema that nothing enforces. */
public final class UnmappableType extends ReadRule {
  @Override
  public Level defaultLevel() {
    return Level.ERROR;
  }

  @Override
  public boolean isOptional() {
    return false;
  }
}
