package dev.collet.processor.flow.facts;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Lists what the return statements of a body give back, not those of code inside it. */
final class ReturnStatements extends TreePathScanner<@Nullable Void, @Nullable Void> {
  private final List<TreePath> found = new ArrayList<>();

  private ReturnStatements() {}

  /** The expressions; the method must have been attributed. */
  static List<TreePath> of(TreePath body) {
    ReturnStatements statements = new ReturnStatements();
    statements.scan(body, null);
    return statements.found;
  }

  @Override
  public @Nullable Void visitReturn(ReturnTree node, @Nullable Void unused) {
    if (node.getExpression() != null) {
      found.add(new TreePath(getCurrentPath(), node.getExpression()));
    }
    return null;
  }

  @Override
  public @Nullable Void visitLambdaExpression(LambdaExpressionTree node, @Nullable Void unused) {
    return null;
  }

  @Override
  public @Nullable Void visitClass(ClassTree node, @Nullable Void unused) {
    return null;
  }
}
