package dev.collet.processor.rule;

import dev.collet.processor.model.ToolClassModel;
import dev.collet.processor.report.Finding;
import java.util.List;
import java.util.function.Consumer;

/** A rule that looks at all tool classes of the compilation at once. */
public interface ClassRule extends Rule {
  /** Hands what is wrong with the classes to the consumer. */
  void check(List<ToolClassModel> classes, Consumer<Finding> findings);
}
