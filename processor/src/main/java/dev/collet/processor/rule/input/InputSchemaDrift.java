package dev.collet.processor.rule.input;

import dev.collet.processor.drift.Containment;
import dev.collet.processor.model.ToolModel;
import dev.collet.processor.model.ToolModel.DeclaredSchema;
import dev.collet.processor.report.Level;
import dev.collet.processor.rule.output.Pointers;
import dev.collet.schema.compare.Verdict;
import org.jspecify.annotations.Nullable;

/** Finds values that a declared input schema accepts and the parameters can't take. */
public final class InputSchemaDrift extends DeclaredInputRule {
  @Override
  public Level defaultLevel() {
    return Level.ERROR;
  }

  @Override
  @Nullable String fault(ToolModel tool, DeclaredSchema declared) {
    if (!(Containment.binds(tool, declared.tree()) instanceof Verdict.NotContained found)) {
      return null;
    }
    String refused =
        found.collisions().isEmpty()
            ? ""
            : " (" + found.collisions().get(0).inSup() + " of the parameters' own schema)";
    return "accepts "
        + Pointers.shortened(found.witness())
        + ", but the parameters can't take it"
        + refused
        + ". Narrow the schema (\"additionalProperties\": false, \"required\","
        + " types), or change the parameters.";
  }
}
