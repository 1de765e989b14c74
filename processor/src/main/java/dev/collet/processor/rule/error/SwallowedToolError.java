package dev.collet.processor.rule.error;

import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreePath;
import dev.collet.processor.flow.ToolFlow;
import dev.collet.processor.model.ToolModel;
import dev.collet.processor.report.Finding;
import dev.collet.processor.report.Level;
import dev.collet.processor.report.Site;
import dev.collet.processor.rule.Rule;
import java.util.function.Consumer;
import javax.lang.model.element.ExecutableElement;

/**
 * Finds catches in a tool that turn an error meant for the model into a result that says success.
 */
public final class SwallowedToolError implements Rule {
  @Override
  public Level defaultLevel() {
    return Level.WARNING;
  }

  @Override
  public boolean needsBodies() {
    return true;
  }

  /** Hands a finding for each such catch. */
  public void check(
      ToolModel tool,
      ExecutableElement method,
      ToolFlow flow,
      SourcePositions positions,
      Consumer<Finding> findings) {
    flow.swallowed()
        .forEach(
            (place, escape) -> {
              TreePath path = place.path();
              if (path != null) {
                findings.accept(
                    new Finding(
                        name(),
                        "A catch in tool '"
                            + tool.name()
                            + "' takes "
                            + escape.type().simpleName()
                            + " ("
                            + Trails.text(escape, positions)
                            + ") and ends as a success, so the model never learns of the failure."
                            + " Throw it on, or return ToolResult.error.",
                        Site.of(method, path)));
              }
            });
  }
}
