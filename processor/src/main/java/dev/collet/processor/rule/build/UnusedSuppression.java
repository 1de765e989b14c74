package dev.collet.processor.rule.build;

import dev.collet.processor.report.Finding;
import dev.collet.processor.report.Level;
import dev.collet.processor.report.Nearest;
import dev.collet.processor.report.Suppressions.Suppression;
import dev.collet.processor.rule.Rule;
import java.util.Set;

/** Finds suppressions that suppress nothing, which would hide the next finding from review. */
public final class UnusedSuppression implements Rule {
  @Override
  public Level defaultLevel() {
    return Level.WARNING;
  }

  /** The finding for a suppression of a rule that ran and found nothing there. */
  public Finding unused(Suppression suppression) {
    return new Finding(
        name(),
        "\"collet:" + suppression.rule() + "\" suppresses nothing here. Remove it.",
        suppression.site());
  }

  /** The finding for a suppression of a rule that nothing can suppress. */
  public Finding ineffective(Suppression suppression) {
    return new Finding(
        name(),
        "\"collet:"
            + suppression.rule()
            + "\" has no effect: nothing can be generated for a tool"
            + " that breaks this rule. Remove it.",
        suppression.site());
  }

  /** The finding for a suppression of a rule that isn't there. */
  public Finding unknown(Suppression suppression, Set<String> rules) {
    return new Finding(
        name(),
        "There is no rule '"
            + suppression.rule()
            + "'."
            + Nearest.hint(suppression.rule(), rules, "")
            + " The rules are listed in docs/rules.",
        suppression.site());
  }
}
