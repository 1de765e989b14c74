package dev.collet.processor.rule.body;

import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.util.TreePath;
import dev.collet.processor.report.Finding;
import dev.collet.processor.report.Level;
import dev.collet.processor.report.Site;
import dev.collet.processor.rule.Rule;
import java.util.List;
import java.util.function.Consumer;
import javax.lang.model.element.Element;

/**
 * Finds child processes that write to this process's standard output, which over stdio is the
 * protocol's: nothing inside the JVM can catch that.
 */
public final class InheritedStdout implements Rule {
  @Override
  public Level defaultLevel() {
    return Level.WARNING;
  }

  @Override
  public boolean needsBodies() {
    return true;
  }

  /**
   * Judges a call that lets a child have standard output.
   *
   * @param tools the names of the tools that can get there
   */
  public void check(Element owner, TreePath call, List<String> tools, Consumer<Finding> findings) {
    if (tools.isEmpty()) {
      return;
    }
    findings.accept(
        new Finding(
            name(),
            "Tool '"
                + tools.get(0)
                + "' can get to "
                + name(call)
                + ", and the child process then writes to this process's standard output; over"
                + " stdio that is where the protocol's messages go. Read the child's output"
                + " (Redirect.PIPE), or send it to a file or to Redirect.DISCARD.",
            Site.of(owner, call)));
  }

  private static String name(TreePath call) {
    return ((MethodInvocationTree) call.getLeaf()).getMethodSelect() instanceof MemberSelectTree to
        ? to.getIdentifier() + (to.getIdentifier().contentEquals("inheritIO") ? "" : "(INHERIT)")
        : "inheritIO";
  }
}
