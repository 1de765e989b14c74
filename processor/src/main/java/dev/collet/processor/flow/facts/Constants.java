package dev.collet.processor.flow.facts;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import javax.lang.model.element.VariableElement;
import org.jspecify.annotations.Nullable;

/**
 * Finds the values of constant expressions (JLS 15.29), as far as conditions and texts need them.
 */
final class Constants {
  private final Trees trees;

  Constants(Trees trees) {
    this.trees = trees;
  }

  /** Whether a condition is always true or always false; null when it depends. */
  @Nullable Boolean truth(TreePath path) {
    return value(path) instanceof Boolean truth ? truth : null;
  }

  /** The value; null when the expression is not constant. */
  @Nullable Object value(TreePath path) {
    Tree leaf = path.getLeaf();
    return switch (leaf.getKind()) {
      case METHOD_INVOCATION, NEW_CLASS, LAMBDA_EXPRESSION -> null;
      case PARENTHESIZED -> value(new TreePath(path, ((ParenthesizedTree) leaf).getExpression()));
      case TYPE_CAST -> value(new TreePath(path, ((TypeCastTree) leaf).getExpression()));
      case IDENTIFIER, MEMBER_SELECT -> variable(path);
      default -> {
        if (leaf instanceof LiteralTree literal) {
          yield literal.getValue();
        }
        if (leaf instanceof UnaryTree unary) {
          yield unary(leaf.getKind(), value(new TreePath(path, unary.getExpression())));
        }
        yield leaf instanceof BinaryTree binary ? binary(path, binary) : null;
      }
    };
  }

  private @Nullable Object variable(TreePath path) {
    return trees.getElement(path) instanceof VariableElement variable
        ? variable.getConstantValue()
        : null;
  }

  /** Whether every expression is constant, and there is one. */
  boolean areAll(TreePath parent, Iterable<? extends ExpressionTree> expressions) {
    boolean isAny = false;
    for (ExpressionTree expression : expressions) {
      isAny = true;
      if (value(new TreePath(parent, expression)) == null) {
        return false;
      }
    }
    return isAny;
  }

  private static @Nullable Object unary(Tree.Kind kind, @Nullable Object value) {
    if (kind == Tree.Kind.LOGICAL_COMPLEMENT && value instanceof Boolean truth) {
      return !truth;
    }
    if (kind == Tree.Kind.UNARY_MINUS && value instanceof Number number) {
      return number instanceof Double || number instanceof Float
          ? (Object) (-number.doubleValue())
          : (Object) (-number.longValue());
    }
    return null;
  }

  private @Nullable Object binary(TreePath path, BinaryTree binary) {
    Object left = value(new TreePath(path, binary.getLeftOperand()));
    if (left == null) {
      return null;
    }
    Object right = value(new TreePath(path, binary.getRightOperand()));
    if (right == null) {
      return null;
    }
    Tree.Kind kind = binary.getKind();
    if (left instanceof Boolean a && right instanceof Boolean b) {
      return logical(kind, a, b);
    }
    if (left instanceof Number a && right instanceof Number b) {
      return numeric(kind, a, b);
    }
    return kind == Tree.Kind.PLUS ? "" + left + right : null;
  }

  private static @Nullable Object logical(Tree.Kind kind, boolean a, boolean b) {
    return switch (kind) {
      case CONDITIONAL_AND, AND -> a && b;
      case CONDITIONAL_OR, OR -> a || b;
      case EQUAL_TO -> a == b;
      case NOT_EQUAL_TO, XOR -> a != b;
      default -> null;
    };
  }

  private static @Nullable Object numeric(Tree.Kind kind, Number a, Number b) {
    int order = Double.compare(a.doubleValue(), b.doubleValue());
    return switch (kind) {
      case EQUAL_TO -> order == 0;
      case NOT_EQUAL_TO -> order != 0;
      case LESS_THAN -> order < 0;
      case LESS_THAN_EQUAL -> order <= 0;
      case GREATER_THAN -> order > 0;
      case GREATER_THAN_EQUAL -> order >= 0;
      case PLUS -> a.doubleValue() + b.doubleValue();
      case MINUS -> a.doubleValue() - b.doubleValue();
      case MULTIPLY -> a.doubleValue() * b.doubleValue();
      default -> null;
    };
  }
}
