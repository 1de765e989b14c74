package dev.collet.processor.rule.output;

import dev.collet.processor.drift.Containment;
import dev.collet.processor.drift.Drift;
import dev.collet.processor.drift.OutputDrift;
import dev.collet.processor.model.ToolModel;
import dev.collet.processor.model.ToolModel.DeclaredSchema;
import dev.collet.processor.report.Finding;
import dev.collet.processor.report.Level;
import dev.collet.processor.rule.ToolRule;
import java.util.function.Consumer;
import tools.jackson.databind.JsonNode;

/** Finds properties that a declared output schema promises and the result type never writes. */
public final class UnwrittenProperty implements ToolRule {
  @Override
  public Level defaultLevel() {
    return Level.WARNING;
  }

  @Override
  public void check(ToolModel tool, Consumer<Finding> findings) {
    DeclaredSchema declared = Containment.declaredOutput(tool).orElse(null);
    JsonNode derived = declared == null ? null : Containment.derivedOutput(tool).orElse(null);
    if (declared == null || derived == null) {
      return;
    }
    for (Drift drift : OutputDrift.between(derived, declared.tree())) {
      if (drift.kind() == Drift.Kind.UNWRITTEN) {
        String message =
            "Tool '"
                + tool.name()
                + "', "
                + drift.pointer()
                + ": the declared outputSchema names it, but the result type never writes it. Add"
                + " it to the result, or take it out of the schema.";
        findings.accept(new Finding(name(), message, declared.site()));
      }
    }
  }
}
