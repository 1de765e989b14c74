package dev.collet.processor.flow.facts;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import dev.collet.processor.flow.value.Fact;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Tells what texts are made of: one that is put together can be read when its parts can. */
final class Texts {
  private final Context context;

  Texts(Context context) {
    this.context = context;
  }

  /** What is known about parts put together by {@code +}. */
  Fact joined(TreePath path, Guards guards) {
    boolean isConstant = true;
    boolean isAddress = true;
    for (TreePath part : parts(path)) {
      Fact fact = context.values.of(part, guards);
      isConstant &= has(fact, Fact.CONSTANT);
      isAddress &= has(fact, Fact.ADDRESS) || isPlain(part);
      if (!isConstant && !isAddress) {
        return Fact.OBJECT;
      }
    }
    return Fact.OBJECT
        .and(isConstant ? Fact.trait(Fact.CONSTANT, true) : Fact.ANY)
        .and(isAddress ? Fact.trait(Fact.ADDRESS, true) : Fact.ANY);
  }

  /** Whether a number or a truth value is put in, which no address minds. */
  boolean isPlain(TreePath part) {
    TypeMirror type = context.trees.getTypeMirror(part);
    TypeElement element = context.typeFacts.element(type);
    return context.domains.isPlain(type)
        || (element != null && element.getQualifiedName().contentEquals("java.util.UUID"));
  }

  static boolean has(Fact fact, String trait) {
    return Boolean.TRUE.equals(fact.traits().get(trait)) && !fact.isNullable();
  }

  /** Whether the expression is a text put together by {@code +}. */
  boolean isJoined(TreePath path) {
    return path.getLeaf() instanceof BinaryTree
        && path.getLeaf().getKind() == Tree.Kind.PLUS
        && isText(context.trees.getTypeMirror(path));
  }

  boolean isText(@Nullable TypeMirror type) {
    TypeElement element = context.typeFacts.element(type);
    return element != null && LibraryThrows.isText(element);
  }

  /** The parts of a chain of {@code +} in their order; one is left whole that is itself a chain. */
  static List<TreePath> parts(TreePath path) {
    List<TreePath> parts = new ArrayList<>();
    Deque<TreePath> open = new ArrayDeque<>();
    open.push(path);
    while (!open.isEmpty()) {
      TreePath next = open.pop();
      if (next.getLeaf() instanceof ParenthesizedTree inner) {
        open.push(new TreePath(next, inner.getExpression()));
      } else if (next.getLeaf() instanceof BinaryTree both
          && next.getLeaf().getKind() == Tree.Kind.PLUS) {
        ExpressionTree right = both.getRightOperand();
        open.push(new TreePath(next, right));
        open.push(new TreePath(next, both.getLeftOperand()));
      } else {
        parts.add(next);
      }
    }
    return parts;
  }
}
