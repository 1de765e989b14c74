package dev.collet.processor.rule.input;

import dev.collet.processor.drift.Containment;
import dev.collet.processor.model.ToolModel;
import dev.collet.processor.model.ToolModel.DeclaredSchema;
import dev.collet.processor.report.Finding;
import dev.collet.processor.rule.ToolRule;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A rule that holds a declared input schema against the parameters. */
abstract class DeclaredInputRule implements ToolRule {
  @Override
  public final void check(ToolModel tool, Consumer<Finding> findings) {
    DeclaredSchema declared = Containment.declaredInput(tool).orElse(null);
    String fault = declared == null ? null : fault(tool, declared);
    if (declared != null && fault != null) {
      String message = "Tool '" + tool.name() + "': the declared inputSchema " + fault;
      findings.accept(new Finding(name(), message, declared.site()));
    }
  }

  /** What the schema does that it should not, and what to do about it; null when all is well. */
  abstract @Nullable String fault(ToolModel tool, DeclaredSchema declared);
}
