package dev.collet.processor.rule.input;

import dev.collet.processor.drift.Containment;
import dev.collet.processor.model.ToolModel;
import dev.collet.processor.model.ToolModel.DeclaredSchema;
import dev.collet.processor.report.Finding;
import dev.collet.processor.report.Level;
import dev.collet.processor.rule.ToolRule;
import dev.collet.processor.rule.output.Pointers;
import dev.collet.schema.compare.Verdict;
import java.util.function.Consumer;

/** Finds values that a declared input schema refuses and the generated reader would let through. */
public final class UnenforcedSchema implements ToolRule {
  @Override
  public Level defaultLevel() {
    return Level.ERROR;
  }

  @Override
  public void check(ToolModel tool, Consumer<Finding> findings) {
    DeclaredSchema declared = Containment.declaredInput(tool).orElse(null);
    if (declared != null
        && !declared.isValidated()
        && Containment.isEnforced(tool, declared.tree()) instanceof Verdict.NotContained found) {
      String refused =
          found.collisions().isEmpty() ? "" : " by " + found.collisions().get(0).inSup();
      findings.accept(
          new Finding(
              name(),
              "Tool '"
                  + tool.name()
                  + "': the declared inputSchema refuses "
                  + Pointers.shortened(found.witness())
                  + refused
                  + ", but the generated reader,"
                  + " which checks the parameters' types and constraints, lets it through. Say the"
                  + " same by types and constraint annotations of the parameters, put"
                  + " collet-validator on the class path to have it checked at run time, or take it"
                  + " out of the schema and check it in the tool.",
              declared.site()));
    }
  }
}
