package dev.collet.processor.reach;

import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import org.jspecify.annotations.Nullable;

/** Finds the calls that let a child process write to the standard output of this one. */
final class ChildOutput {
  private static final String BUILDER = "java.lang.ProcessBuilder";

  private ChildOutput() {}

  /** Whether the call does that, and no later one on the same builder takes it back. */
  static boolean isInherited(Trees trees, TreePath call, ExecutableElement method) {
    if (!isOfBuilder(method)) {
      return false;
    }
    MethodInvocationTree node = (MethodInvocationTree) call.getLeaf();
    boolean isInherited =
        method.getSimpleName().contentEquals("inheritIO")
            || isRedirect(method)
                && mentionsInherit(trees, new TreePath(call, node.getArguments().get(0)));
    return isInherited && !isTakenBack(trees, call);
  }

  private static boolean isOfBuilder(ExecutableElement method) {
    return method.getEnclosingElement() instanceof TypeElement type
        && type.getQualifiedName().contentEquals(BUILDER);
  }

  private static boolean isRedirect(ExecutableElement method) {
    return method.getSimpleName().contentEquals("redirectOutput")
        && method.getParameters().size() == 1;
  }

  /** Whether an expression can be Redirect.INHERIT, or a variable that was set to it. */
  private static boolean mentionsInherit(Trees trees, TreePath expression) {
    boolean[] found = {false};
    new TreePathScanner<@Nullable Void, @Nullable Void>() {
      @Override
      public @Nullable Void visitIdentifier(IdentifierTree tree, @Nullable Void unused) {
        look(trees.getElement(getCurrentPath()));
        return null;
      }

      @Override
      public @Nullable Void visitMemberSelect(MemberSelectTree tree, @Nullable Void unused) {
        look(trees.getElement(getCurrentPath()));
        return super.visitMemberSelect(tree, unused);
      }

      private void look(@Nullable Element element) {
        if (element instanceof VariableElement variable) {
          found[0] |= isInherit(variable) || isSetToInherit(trees, variable);
        }
      }
    }.scan(expression, null);
    return found[0];
  }

  private static boolean isInherit(VariableElement variable) {
    return variable.getSimpleName().contentEquals("INHERIT")
        && variable.getEnclosingElement() instanceof TypeElement type
        && type.getQualifiedName().contentEquals(BUILDER + ".Redirect");
  }

  private static boolean isSetToInherit(Trees trees, VariableElement variable) {
    TreePath path = trees.getPath(variable);
    if (path == null
        || !(path.getLeaf() instanceof VariableTree tree)
        || tree.getInitializer() == null) {
      return false;
    }
    TreePath initial = new TreePath(path, tree.getInitializer());
    trees.getElement(new TreePath(path, tree.getModifiers()));
    return trees.getElement(initial) instanceof VariableElement other && isInherit(other);
  }

  /** Whether the same chain of calls, or a later statement about the same variable, says else. */
  private static boolean isTakenBack(Trees trees, TreePath call) {
    TreePath last = call;
    while (last.getParentPath().getLeaf() instanceof MemberSelectTree
        && last.getParentPath().getParentPath().getLeaf() instanceof MethodInvocationTree) {
      last = last.getParentPath().getParentPath();
      if (sendsElsewhere(trees, last)) {
        return true;
      }
    }
    Element variable = variable(trees, call, last);
    return variable != null && isTakenBackLater(trees, call, variable);
  }

  private static boolean sendsElsewhere(Trees trees, TreePath call) {
    MethodInvocationTree node = (MethodInvocationTree) call.getLeaf();
    Element method = trees.getElement(new TreePath(call, node.getMethodSelect()));
    return method instanceof ExecutableElement its
        && isOfBuilder(its)
        && isRedirect(its)
        && !mentionsInherit(trees, new TreePath(call, node.getArguments().get(0)));
  }

  /** The variable that the chain starts from, or that it is put into. */
  private static @Nullable Element variable(Trees trees, TreePath call, TreePath last) {
    TreePath parent = last.getParentPath();
    if (parent.getLeaf() instanceof VariableTree) {
      return trees.getElement(parent);
    }
    if (!(parent.getLeaf() instanceof ExpressionStatementTree)) {
      return null;
    }
    TreePath at = call;
    while (at.getLeaf() instanceof MethodInvocationTree node
        && node.getMethodSelect() instanceof MemberSelectTree select) {
      ExpressionTree receiver = select.getExpression();
      at = new TreePath(new TreePath(at, select), receiver);
    }
    return at.getLeaf() instanceof IdentifierTree ? trees.getElement(at) : null;
  }

  private static boolean isTakenBackLater(Trees trees, TreePath call, Element variable) {
    TreePath method = call;
    while (method != null && !(method.getLeaf() instanceof MethodTree)) {
      method = method.getParentPath();
    }
    if (method == null) {
      return false;
    }
    Tree begin = call.getLeaf();
    boolean[] isBehind = {false};
    boolean[] found = {false};
    new TreePathScanner<@Nullable Void, @Nullable Void>() {
      @Override
      public @Nullable Void visitMethodInvocation(
          MethodInvocationTree tree, @Nullable Void unused) {
        super.visitMethodInvocation(tree, unused);
        if (tree == begin) {
          isBehind[0] = true;
        } else if (isBehind[0]
            && sendsElsewhere(trees, getCurrentPath())
            && variable.equals(root(getCurrentPath()))) {
          found[0] = true;
        }
        return null;
      }

      private @Nullable Element root(TreePath path) {
        TreePath at = path;
        while (at.getLeaf() instanceof MethodInvocationTree node
            && node.getMethodSelect() instanceof MemberSelectTree select) {
          at = new TreePath(new TreePath(at, select), select.getExpression());
        }
        return trees.getElement(at);
      }
    }.scan(method, null);
    return found[0];
  }
}
