package dev.collet.processor.rule.host;

import dev.collet.processor.model.ToolModel;
import dev.collet.processor.report.Finding;
import dev.collet.processor.report.Level;
import dev.collet.processor.rule.ToolRule;
import java.util.function.Consumer;

/** Finds tools that say nothing about themselves: a model picks tools by their descriptions. */
public final class MissingDescription implements ToolRule {
  @Override
  public Level defaultLevel() {
    return Level.WARNING;
  }

  @Override
  public void check(ToolModel tool, Consumer<Finding> findings) {
    String description = tool.description();
    if (description == null || description.isBlank()) {
      findings.accept(
          new Finding(
              name(),
              "Tool '"
                  + tool.name()
                  + "' has no description. Say in the method's Javadoc, or in"
                  + " @Tool(description = …), what it does and when to call it.",
              tool.sites().tool()));
    }
  }
}
