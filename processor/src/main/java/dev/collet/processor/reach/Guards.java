package dev.collet.processor.reach;

import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.util.HashSet;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;
import org.jspecify.annotations.Nullable;

/** Sees whether an expression depends on what an earlier round has remembered. */
final class Guards {
  private final Trees trees;

  Guards(Trees trees) {
    this.trees = trees;
  }

  /** Whether it calls {@code remembered}, or uses a variable that was set from it. */
  boolean mentions(TreePath expression) {
    return mentions(expression, new HashSet<>());
  }

  private boolean mentions(TreePath expression, Set<Element> seen) {
    boolean[] found = {false};
    new TreePathScanner<@Nullable Void, @Nullable Void>() {
      @Override
      public @Nullable Void visitMethodInvocation(
          MethodInvocationTree node, @Nullable Void unused) {
        Element called = trees.getElement(new TreePath(getCurrentPath(), node.getMethodSelect()));
        found[0] |= called instanceof ExecutableElement its && Questions.isRemembered(its);
        return super.visitMethodInvocation(node, unused);
      }

      @Override
      public @Nullable Void visitIdentifier(IdentifierTree node, @Nullable Void unused) {
        Element element = trees.getElement(getCurrentPath());
        TreePath path =
            element instanceof VariableElement && seen.add(element) ? trees.getPath(element) : null;
        if (path != null
            && path.getLeaf() instanceof VariableTree variable
            && variable.getInitializer() != null) {
          found[0] |= mentions(new TreePath(path, variable.getInitializer()), seen);
        }
        return null;
      }
    }.scan(expression, null);
    return found[0];
  }
}
