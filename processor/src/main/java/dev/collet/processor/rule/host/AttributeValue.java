package dev.collet.processor.rule.host;

import dev.collet.processor.report.Level;
import dev.collet.processor.rule.ReadRule;

/** Holds the values of @Tool that have a form of their own to that form. */
public final class AttributeValue extends ReadRule {
  @Override
  public Level defaultLevel() {
    return Level.ERROR;
  }

  @Override
  public boolean isOptional() {
    return false;
  }
}
