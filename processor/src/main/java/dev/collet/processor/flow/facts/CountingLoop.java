package dev.collet.processor.flow.facts;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import dev.collet.processor.flow.value.Fact;
import dev.collet.processor.flow.value.Ranges;
import javax.lang.model.element.Element;
import javax.lang.model.element.Name;

/**
 * Knows that the variable of {@code for (int i = 1; i <= 12; i++)} never goes back behind its first
 * value. It cannot run over either, as the condition is asked before each round.
 */
final class CountingLoop {
  private CountingLoop() {}

  /** What holds of the loop's variable in all rounds; nothing for other loops. */
  static Guards of(Scanning scanner, ForLoopTree loop) {
    Guards counted = Guards.NONE;
    for (StatementTree each : loop.getInitializer()) {
      Element variable =
          each instanceof VariableTree
              ? scanner.context.trees.getElement(scanner.part(each))
              : null;
      int direction =
          variable == null ? 0 : direction(scanner, loop, ((VariableTree) each).getName());
      Ranges all = variable == null ? null : scanner.context.domains.range(variable.asType());
      if (variable != null && all != null && direction != 0 && isLimited(loop, direction)) {
        String key = scanner.context.keys.of(variable);
        Ranges first = all.and(scanner.guards.fact(key).number());
        Ranges range =
            direction > 0 ? Ranges.of(first.low(), all.high()) : Ranges.of(all.low(), first.high());
        if (!first.isEmpty() && !range.equals(all)) {
          counted = counted.and(Guards.of(key, Fact.number(range)));
        }
      }
    }
    return counted;
  }

  /** Whether the condition ends a loop before its variable runs over. */
  private static boolean isLimited(ForLoopTree loop, int direction) {
    if (!(loop.getCondition() instanceof BinaryTree comparison)) {
      return false;
    }
    Tree.Kind kind = comparison.getKind();
    boolean isLess = kind == Tree.Kind.LESS_THAN || kind == Tree.Kind.LESS_THAN_EQUAL;
    boolean isMore = kind == Tree.Kind.GREATER_THAN || kind == Tree.Kind.GREATER_THAN_EQUAL;
    boolean isLeft = comparison.getLeftOperand() instanceof IdentifierTree;
    boolean isUpper = isLeft ? isLess : isMore;
    boolean isLower = isLeft ? isMore : isLess;
    return direction > 0 ? isUpper : isLower;
  }

  /** 1 when the loop only counts up, -1 when only down, 0 otherwise. */
  private static int direction(Scanning scanner, ForLoopTree loop, Name variable) {
    if (scanner.context.changes.in(loop.getStatement()).assigned().contains(variable)
        || scanner.context.changes.in(loop.getCondition()).assigned().contains(variable)) {
      return 0;
    }
    int direction = 0;
    for (ExpressionStatementTree update : loop.getUpdate()) {
      ExpressionTree expression = update.getExpression();
      int step = step(scanner, scanner.part(update), expression, variable);
      boolean isOther = !scanner.context.changes.in(expression).assigned().contains(variable);
      if (isOther) {
        continue;
      }
      if (step == 0 || direction != 0) {
        return 0;
      }
      direction = step;
    }
    return direction;
  }

  private static int step(
      Scanning scanner, TreePath update, ExpressionTree expression, Name variable) {
    if (expression instanceof UnaryTree unary && is(unary.getExpression(), variable)) {
      return switch (unary.getKind()) {
        case PREFIX_INCREMENT, POSTFIX_INCREMENT -> 1;
        case PREFIX_DECREMENT, POSTFIX_DECREMENT -> -1;
        default -> 0;
      };
    }
    TreePath path = new TreePath(update, expression);
    if (expression instanceof CompoundAssignmentTree sum && is(sum.getVariable(), variable)) {
      int sign = sign(scanner, new TreePath(path, sum.getExpression()));
      return switch (sum.getKind()) {
        case PLUS_ASSIGNMENT -> sign;
        case MINUS_ASSIGNMENT -> -sign;
        default -> 0;
      };
    }
    if (expression instanceof AssignmentTree assignment
        && is(assignment.getVariable(), variable)
        && assignment.getExpression() instanceof BinaryTree sum
        && is(sum.getLeftOperand(), variable)) {
      TreePath right = new TreePath(new TreePath(path, sum), sum.getRightOperand());
      int sign = sign(scanner, right);
      return switch (sum.getKind()) {
        case PLUS -> sign;
        case MINUS -> -sign;
        default -> 0;
      };
    }
    return 0;
  }

  private static int sign(Scanning scanner, TreePath step) {
    return scanner.context.constants.value(step) instanceof Number number
        ? Integer.signum(number.intValue())
        : 0;
  }

  private static boolean is(Tree tree, Name variable) {
    return tree instanceof IdentifierTree identifier && identifier.getName().equals(variable);
  }
}
