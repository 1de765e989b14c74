package dev.collet.processor.rule.input;

import dev.collet.processor.report.Level;
import dev.collet.processor.rule.ReadRule;

/** Keeps defaults and examples away from values that must not be shown. */
public final class SensitiveDefault extends ReadRule {
  @Override
  public Level defaultLevel() {
    return Level.ERROR;
  }
}
