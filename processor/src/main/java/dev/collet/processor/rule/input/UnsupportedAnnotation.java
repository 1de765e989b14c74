package dev.collet.processor.rule.input;

import dev.collet.processor.report.Level;
import dev.collet.processor.rule.ReadRule;

/** Refuses annotations that change JSON or limit values in a way that is not enforced here. */
public final class UnsupportedAnnotation extends ReadRule {
  @Override
  public Level defaultLevel() {
    return Level.ERROR;
  }

  @Override
  public boolean isOptional() {
    return false;
  }
}
