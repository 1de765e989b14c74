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

/** Finds values that a declared input schema accepts and the parameters can't take. */
public final class InputSchemaDrift implements ToolRule {
  @Override
  public Level defaultLevel() {
    return Level.ERROR;
  }

  @Override
  public void check(ToolModel tool, Consumer<Finding> findings) {
    DeclaredSchema declared = Containment.declaredInput(tool).orElse(null);
    if (declared != null
        && Containment.binds(tool, declared.tree()) instanceof Verdict.NotContained found) {
      String refused =
          found.collisions().isEmpty()
              ? ""
              : " (" + found.collisions().get(0).inSup() + " of the parameters' own schema)";
      findings.accept(
          new Finding(
              name(),
              "Tool '"
                  + tool.name()
                  + "': the declared inputSchema accepts "
                  + Pointers.shortened(found.witness())
                  + ", but the parameters can't take it"
                  + refused
                  + ". Narrow the schema (\"additionalProperties\": false, \"required\","
                  + " types), or change the parameters.",
              declared.site()));
    }
  }
}
