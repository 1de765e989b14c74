package dev.collet.processor;

import dev.collet.processor.model.ToolClassModel;
import dev.collet.processor.model.ToolModel;
import dev.collet.processor.report.Finding;
import dev.collet.processor.report.Level;
import dev.collet.processor.report.Report;
import dev.collet.processor.rule.ClassRule;
import dev.collet.processor.rule.Rule;
import dev.collet.processor.rule.Rules;
import dev.collet.processor.rule.ToolRule;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/**
 * Runs the rules over the tools and remembers which tools are bad: those are left out of what is
 * generated, so that the author sees the one error and not forty that follow from it.
 */
final class RuleRunner {
  private final Report report;
  private final Set<ToolModel> bad = Collections.newSetFromMap(new IdentityHashMap<>());

  RuleRunner(Report report) {
    this.report = report;
  }

  /**
   * Checks what a round has brought.
   *
   * @param fresh the classes of this round
   * @param all the classes so far, these included
   */
  void check(List<ToolClassModel> fresh, List<ToolClassModel> all) {
    for (Rule rule : Rules.ALL) {
      if (rule instanceof ToolRule toolRule) {
        for (ToolClassModel owner : fresh) {
          for (ToolModel tool : owner.tools()) {
            toolRule.check(tool, finding -> add(finding, owner, tool));
          }
        }
      } else if (rule instanceof ClassRule classRule && !fresh.isEmpty()) {
        classRule.check(all, finding -> add(finding, all));
      }
    }
  }

  private void add(Finding finding, ToolClassModel owner, ToolModel tool) {
    if (report.add(finding, tool.sites().tool(), owner.site()) == Level.ERROR) {
      bad.add(tool);
    }
  }

  private void add(Finding finding, List<ToolClassModel> classes) {
    for (ToolClassModel owner : classes) {
      for (ToolModel tool : owner.tools()) {
        if (tool.sites().tool().element().equals(finding.site().element())) {
          add(finding, owner, tool);
          return;
        }
      }
    }
    report.add(finding);
  }

  /** The class with its good tools only; the class itself where all are. */
  ToolClassModel good(ToolClassModel owner) {
    List<ToolModel> good = owner.tools().stream().filter(tool -> !bad.contains(tool)).toList();
    return good.size() == owner.tools().size() ? owner : owner.with(good, owner.forms());
  }
}
