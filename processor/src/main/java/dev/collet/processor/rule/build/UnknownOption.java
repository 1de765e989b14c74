package dev.collet.processor.rule.build;

import dev.collet.processor.report.Level;
import dev.collet.processor.rule.Rule;

/** Refuses options that do nothing: a mistyped one leaves a rule at a level nobody wanted. */
public final class UnknownOption implements Rule {
  @Override
  public Level defaultLevel() {
    return Level.ERROR;
  }

  @Override
  public boolean isOptional() {
    return false;
  }
}
