package dev.collet.processor.reach;

import com.sun.source.tree.MethodTree;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreePath;
import dev.collet.processor.javac.BodyContext;
import dev.collet.processor.javac.BodyContext.ToolBody;
import dev.collet.processor.rule.body.EffectBeforeAsk;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;

/** Looks at each method that asks, itself or further down, for what happens before it asks. */
final class EffectCheck {
  private final BodyContext context;
  private final Calls calls;
  private final Reach reach;
  private final Set<Element> asking;
  private final EffectBeforeAsk rule = new EffectBeforeAsk();

  EffectCheck(BodyContext context, Calls calls, Reach reach) {
    this.context = context;
    this.calls = calls;
    this.reach = reach;
    Set<Element> ends = new LinkedHashSet<>();
    reach
        .nodes()
        .forEach(
            (element, node) -> {
              if (node.suspends()) {
                ends.add(element);
              }
            });
    this.asking = reach.leadingTo(ends);
  }

  void check() {
    Purity purity = new Purity(context.trees(), calls);
    for (Element element : asking) {
      TreePath path = calls.path(element);
      if (element instanceof ExecutableElement method
          && path != null
          && path.getLeaf() instanceof MethodTree tree
          && tree.getBody() != null) {
        List<ToolBody> tools = reach.toolsLeadingTo(method);
        if (!tools.isEmpty()) {
          walk(method, new TreePath(path, tree.getBody()), purity, tools.get(0).tool().name());
        }
      }
    }
  }

  private void walk(ExecutableElement method, TreePath body, Purity purity, String tool) {
    Set<Object> seen = new HashSet<>();
    new EffectWalker(
            context.trees(),
            purity,
            this::asks,
            (effect, name, question) -> {
              if (seen.add(effect.getLeaf())) {
                rule.check(method, effect, name, line(question), tool, context.findings());
              }
            })
        .scan(body, null);
  }

  private boolean asks(ExecutableElement method) {
    return Questions.suspends(method)
        || calls.targets(method).stream()
            .anyMatch(each -> each instanceof ExecutableElement && asking.contains(each));
  }

  private long line(TreePath path) {
    SourcePositions positions = context.trees().getSourcePositions();
    long start = positions.getStartPosition(path.getCompilationUnit(), path.getLeaf());
    return path.getCompilationUnit().getLineMap().getLineNumber(start);
  }
}
