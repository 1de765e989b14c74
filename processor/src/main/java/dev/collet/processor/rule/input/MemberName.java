package dev.collet.processor.rule.input;

import dev.collet.processor.report.Level;
import dev.collet.processor.rule.ReadRule;

/** Refuses members without a name of their own, which callers could not address. */
public final class MemberName extends ReadRule {
  @Override
  public Level defaultLevel() {
    return Level.ERROR;
  }

  @Override
  public boolean isOptional() {
    return false;
  }
}
