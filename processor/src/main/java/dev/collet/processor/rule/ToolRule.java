package dev.collet.processor.rule;

import dev.collet.processor.model.ToolModel;
import dev.collet.processor.report.Finding;
import java.util.function.Consumer;

/** A rule that looks at one tool. */
public interface ToolRule extends Rule {
  /** Hands what is wrong with the tool to the consumer. */
  void check(ToolModel tool, Consumer<Finding> findings);
}
