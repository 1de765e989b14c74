package dev.collet.processor.rule.output;

import dev.collet.processor.drift.Containment;
import dev.collet.processor.drift.OutputDrift;
import dev.collet.processor.model.ToolModel;
import dev.collet.processor.model.ToolModel.DeclaredSchema;
import dev.collet.processor.report.Finding;
import dev.collet.processor.report.Level;
import dev.collet.processor.rule.ToolRule;
import dev.collet.schema.compare.Verdict;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Notes where a type could not be compared with a declared schema, so that nobody relies on it. */
public final class UndecidedDrift implements ToolRule {
  @Override
  public Level defaultLevel() {
    return Level.NOTE;
  }

  @Override
  public void check(ToolModel tool, Consumer<Finding> findings) {
    DeclaredSchema output = Containment.declaredOutput(tool).orElse(null);
    JsonNode derived = output == null ? null : Containment.derivedOutput(tool).orElse(null);
    if (output != null
        && derived != null
        && OutputDrift.between(derived, output.tree()).isEmpty()) {
      note(
          "outputSchema", tool, output, Containment.output(tool, derived, output.tree()), findings);
    }
    DeclaredSchema input = Containment.declaredInput(tool).orElse(null);
    if (input != null) {
      note("inputSchema", tool, input, Containment.binds(tool, input.tree()), findings);
    }
  }

  private void note(
      String member,
      ToolModel tool,
      @Nullable DeclaredSchema declared,
      Verdict verdict,
      Consumer<Finding> findings) {
    if (declared != null && verdict instanceof Verdict.Unknown unknown) {
      findings.accept(
          new Finding(
              name(),
              "Whether the types of tool '"
                  + tool.name()
                  + "' fit its declared "
                  + member
                  + " is not decided: "
                  + unknown.reason()
                  + ". Names and types of members fit; test the rest.",
              declared.site()));
    }
  }
}
