package dev.collet.processor.reach;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.util.HashMap;
import java.util.Map;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/** Says which calls and assignments change something that outlives the call. */
final class Purity {
  private final Trees trees;
  private final Calls calls;
  private final Map<ExecutableElement, Boolean> effects = new HashMap<>();

  Purity(Trees trees, Calls calls) {
    this.trees = trees;
    this.calls = calls;
  }

  /** Whether a call changes something. */
  boolean isEffect(TreePath call, ExecutableElement method) {
    if (Questions.isOfContext(method)) {
      return false;
    }
    if (call.getLeaf() instanceof MethodInvocationTree node
        && LibraryEffects.changesReceiver(method)
        && !calls.isSource(method.getEnclosingElement())) {
      return isKept(receiver(call, node));
    }
    return isEffect(method);
  }

  private @Nullable TreePath receiver(TreePath call, MethodInvocationTree node) {
    return node.getMethodSelect() instanceof MemberSelectTree select
        ? new TreePath(new TreePath(call, select), select.getExpression())
        : null;
  }

  /** Whether what an expression gives lives on: it is no local variable, and not made here. */
  private boolean isKept(@Nullable TreePath expression) {
    if (expression == null) {
      return true;
    }
    ExpressionTree tree = (ExpressionTree) expression.getLeaf();
    if (tree instanceof NewClassTree) {
      return false;
    }
    if (tree instanceof ParenthesizedTree inner) {
      return isKept(new TreePath(expression, inner.getExpression()));
    }
    if (tree instanceof ArrayAccessTree access) {
      return isKept(new TreePath(expression, access.getExpression()));
    }
    Element element = trees.getElement(expression);
    if (tree instanceof MemberSelectTree || tree instanceof IdentifierTree) {
      return element != null && element.getKind() == ElementKind.FIELD;
    }
    return tree instanceof MethodInvocationTree
        && !(element instanceof ExecutableElement made
            && made.getModifiers().contains(Modifier.STATIC));
  }

  private boolean isEffect(ExecutableElement method) {
    Boolean known = effects.get(method);
    if (known != null) {
      return known;
    }
    effects.put(method, false); // A method that calls itself has the effects of the rest.
    boolean isEffect = find(method);
    effects.put(method, isEffect);
    return isEffect;
  }

  private boolean find(ExecutableElement method) {
    boolean isSeen = false;
    for (Element target : calls.targets(method)) {
      if (target instanceof ExecutableElement its && body(its) != null) {
        isSeen = true;
        if (hasEffect(its)) {
          return true;
        }
      }
    }
    boolean isSource = calls.isSource(method.getEnclosingElement());
    boolean isMade = isSource && method.getKind() == ElementKind.CONSTRUCTOR;
    boolean isAccessor = isSource && method.getEnclosingElement().getKind() == ElementKind.RECORD;
    return !isSeen && !isMade && !isAccessor && LibraryEffects.isEffect(method);
  }

  private @Nullable TreePath body(ExecutableElement method) {
    TreePath path = calls.path(method);
    return path != null && path.getLeaf() instanceof MethodTree tree && tree.getBody() != null
        ? new TreePath(path, tree.getBody())
        : null;
  }

  private boolean hasEffect(ExecutableElement method) {
    TreePath body = body(method);
    if (body == null) {
      return false;
    }
    trees.getElement(body);
    boolean isConstructor = method.getKind() == ElementKind.CONSTRUCTOR;
    boolean[] found = {false};
    new TreePathScanner<@Nullable Void, @Nullable Void>() {
      @Override
      public @Nullable Void visitMethodInvocation(
          MethodInvocationTree node, @Nullable Void unused) {
        Element called = trees.getElement(new TreePath(getCurrentPath(), node.getMethodSelect()));
        found[0] |= called instanceof ExecutableElement its && isEffect(getCurrentPath(), its);
        return found[0] ? null : super.visitMethodInvocation(node, unused);
      }

      @Override
      public @Nullable Void visitNewClass(NewClassTree node, @Nullable Void unused) {
        Element made = trees.getElement(getCurrentPath());
        found[0] |= made instanceof ExecutableElement its && isEffect(getCurrentPath(), its);
        return found[0] ? null : super.visitNewClass(node, unused);
      }

      @Override
      public @Nullable Void visitAssignment(AssignmentTree node, @Nullable Void unused) {
        found[0] |= !isConstructor && changes(getCurrentPath(), node.getVariable());
        return super.visitAssignment(node, unused);
      }

      @Override
      public @Nullable Void visitCompoundAssignment(
          CompoundAssignmentTree node, @Nullable Void unused) {
        found[0] |= !isConstructor && changes(getCurrentPath(), node.getVariable());
        return super.visitCompoundAssignment(node, unused);
      }

      @Override
      public @Nullable Void visitUnary(UnaryTree node, @Nullable Void unused) {
        found[0] |= isStep(node) && changes(getCurrentPath(), node.getExpression());
        return super.visitUnary(node, unused);
      }
    }.scan(body, null);
    return found[0];
  }

  /** Whether it counts up or down. */
  static boolean isStep(UnaryTree node) {
    return switch (node.getKind()) {
      case PREFIX_INCREMENT, PREFIX_DECREMENT, POSTFIX_INCREMENT, POSTFIX_DECREMENT -> true;
      default -> false;
    };
  }

  /** Whether setting a variable changes something that outlives the call. */
  boolean changes(TreePath assignment, ExpressionTree variable) {
    return isKept(new TreePath(assignment, variable));
  }
}
