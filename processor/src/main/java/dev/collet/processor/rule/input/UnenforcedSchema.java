package dev.collet.processor.rule.input;

import dev.collet.processor.drift.Containment;
import dev.collet.processor.model.ToolModel;
import dev.collet.processor.model.ToolModel.DeclaredSchema;
import dev.collet.processor.report.Level;
import dev.collet.processor.rule.output.Pointers;
import dev.collet.schema.compare.Verdict;
import org.jspecify.annotations.Nullable;

/** Finds values that a declared input schema refuses and the generated reader would let through. */
public final class UnenforcedSchema extends DeclaredInputRule {
  @Override
  public Level defaultLevel() {
    return Level.ERROR;
  }

  @Override
  @Nullable String fault(ToolModel tool, DeclaredSchema declared) {
    if (declared.isValidated()
        || !(Containment.isEnforced(tool, declared.tree()) instanceof Verdict.NotContained found)) {
      return null;
    }
    String refused = found.collisions().isEmpty() ? "" : " by " + found.collisions().get(0).inSup();
    return "refuses "
        + Pointers.shortened(found.witness())
        + refused
        + ", but the generated reader,"
        + " which checks the parameters' types and constraints, lets it through. Say the"
        + " same by types and constraint annotations of the parameters, put"
        + " collet-validator on the class path to have it checked at run time, or take it"
        + " out of the schema and check it in the tool.";
  }
}
