package dev.collet.processor.rule.host;

import dev.collet.processor.model.ToolModel;
import dev.collet.processor.report.Finding;
import dev.collet.processor.report.Level;
import dev.collet.processor.rule.ToolRule;
import java.util.List;
import java.util.function.Consumer;

/** Finds hints that contradict each other; hosts decide by them what needs a person's approval. */
public final class HintConflict implements ToolRule {
  private record Conflict(String one, String other, String because) {}

  private static final List<Conflict> CONFLICTS =
      List.of(
          new Conflict("READ_ONLY", "DESTRUCTIVE", "what changes nothing destroys nothing"),
          new Conflict("DESTRUCTIVE", "NON_DESTRUCTIVE", "they are opposites"),
          new Conflict("OPEN_WORLD", "CLOSED_WORLD", "they are opposites"));

  @Override
  public Level defaultLevel() {
    return Level.ERROR;
  }

  @Override
  public void check(ToolModel tool, Consumer<Finding> findings) {
    for (Conflict conflict : CONFLICTS) {
      if (tool.hints().contains(conflict.one()) && tool.hints().contains(conflict.other())) {
        findings.accept(
            new Finding(
                name(),
                "Hints "
                    + conflict.one()
                    + " and "
                    + conflict.other()
                    + " of tool '"
                    + tool.name()
                    + "' don't go together: "
                    + conflict.because()
                    + ". Remove one.",
                tool.sites().hints()));
      }
    }
  }
}
