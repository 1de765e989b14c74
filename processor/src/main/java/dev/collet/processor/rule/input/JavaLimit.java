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

/**
 * Notes values that a declared input schema accepts and only a Java type's range or form refuses:
 * such a call ends in an error result at run time.
 */
public final class JavaLimit implements ToolRule {
  @Override
  public Level defaultLevel() {
    return Level.NOTE;
  }

  @Override
  public void check(ToolModel tool, Consumer<Finding> findings) {
    DeclaredSchema declared = Containment.declaredInput(tool).orElse(null);
    if (declared != null
        && Containment.binds(tool, declared.tree()) instanceof Verdict.Contained
        && Containment.bindsStrictly(tool, declared.tree()) instanceof Verdict.NotContained found) {
      findings.accept(
          new Finding(
              name(),
              "Tool '"
                  + tool.name()
                  + "': the declared inputSchema accepts "
                  + Pointers.shortened(found.witness())
                  + ", which is outside a Java type's range or"
                  + " form; such a call ends in an error result. Say the limit in the schema to"
                  + " spare the model that call.",
              declared.site()));
    }
  }
}
