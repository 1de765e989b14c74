package dev.collet.processor.rule.input;

import dev.collet.processor.drift.Containment;
import dev.collet.processor.model.ToolModel;
import dev.collet.processor.model.ToolModel.DeclaredSchema;
import dev.collet.processor.report.Level;
import dev.collet.processor.rule.output.Pointers;
import dev.collet.schema.compare.Verdict;
import org.jspecify.annotations.Nullable;

/**
 * Notes values that a declared input schema accepts and only a Java type's range or form refuses:
 * such a call ends in an error result at run time.
 */
public final class JavaLimit extends DeclaredInputRule {
  @Override
  public Level defaultLevel() {
    return Level.NOTE;
  }

  @Override
  @Nullable String fault(ToolModel tool, DeclaredSchema declared) {
    return Containment.binds(tool, declared.tree()) instanceof Verdict.Contained
            && Containment.bindsStrictly(tool, declared.tree()) instanceof Verdict.NotContained no
        ? "accepts "
            + Pointers.shortened(no.witness())
            + ", which is outside a Java type's range or"
            + " form; such a call ends in an error result. Say the limit in the schema to"
            + " spare the model that call."
        : null;
  }
}
