package dev.collet.processor.rule;

import dev.collet.processor.model.ToolModel;
import dev.collet.processor.report.Finding;
import java.util.function.Consumer;

/**
 * A rule whose findings come up while a declaration is read, because what breaks it can't be put
 * into a model; it hands them on from {@link ToolModel#problems}.
 */
public abstract class ReadRule implements ToolRule {
  @Override
  public void check(ToolModel tool, Consumer<Finding> findings) {
    for (Finding problem : tool.problems()) {
      if (problem.rule().equals(name())) {
        findings.accept(problem);
      }
    }
  }
}
