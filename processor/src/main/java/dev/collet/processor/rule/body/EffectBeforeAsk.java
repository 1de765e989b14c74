package dev.collet.processor.rule.body;

import com.sun.source.util.TreePath;
import dev.collet.processor.report.Finding;
import dev.collet.processor.report.Level;
import dev.collet.processor.report.Site;
import dev.collet.processor.rule.Rule;
import java.util.function.Consumer;
import javax.lang.model.element.Element;

/**
 * Finds what happens again in each round: a method that asks the user runs from its start when the
 * answer is there, so effects before the question happen twice.
 */
public final class EffectBeforeAsk implements Rule {
  @Override
  public Level defaultLevel() {
    return Level.WARNING;
  }

  @Override
  public boolean needsBodies() {
    return true;
  }

  /**
   * Judges an effect that comes before a question.
   *
   * @param effect what it is called, such as {@code Bookings.reserve}
   * @param line of the question
   * @param tool the name of a tool that gets there
   */
  public void check(
      Element owner,
      TreePath path,
      String effect,
      long line,
      String tool,
      Consumer<Finding> findings) {
    findings.accept(
        new Finding(
            name(),
            effect
                + " happens again in each round of tool '"
                + tool
                + "': it comes before the question of line "
                + line
                + ", and the method runs again from its start when the answer is there. Ask first;"
                + " or keep the outcome by context.remember, and do this only when"
                + " context.remembered gives null.",
            Site.of(owner, path)));
  }
}
