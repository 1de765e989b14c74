package dev.collet.processor.rule.build;

import dev.collet.processor.report.Level;
import dev.collet.processor.rule.Rule;
import java.io.PrintWriter;
import java.io.StringWriter;

/** Says that the processor itself has failed; javac never sees an exception of ours. */
public final class InternalError implements Rule {
  @Override
  public Level defaultLevel() {
    return Level.ERROR;
  }

  @Override
  public boolean isOptional() {
    return false;
  }

  /** The text for a failure, with its stack. */
  public static String message(Throwable failure) {
    StringWriter stack = new StringWriter();
    failure.printStackTrace(new PrintWriter(stack));
    return "Collet's processor has failed, and this compilation can't be trusted. Report this text"
        + " with the source it failed on:\n"
        + stack;
  }
}
