package dev.collet.processor.flow.facts;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import javax.lang.model.element.Element;

/**
 * Tells what holds where a method gives something back, without reading all of it: the conditions
 * around that place, and those before it that end in a throw or a return. What the method assigns
 * is not known.
 */
final class Reached {
  private Reached() {}

  static Guards of(Context context, BlockTree body, TreePath place) {
    Changes changes = context.changes.in(body);
    Proof proof = new Proof(context, changes.variables());
    Guards guards = Guards.NONE;
    for (TreePath each = place;
        !(each.getLeaf() instanceof MethodTree);
        each = each.getParentPath()) {
      TreePath parent = each.getParentPath();
      if (parent.getLeaf() instanceof BlockTree block) {
        guards = guards.and(before(context, proof, parent, block, each.getLeaf()));
      } else if (parent.getLeaf() instanceof IfTree question
          && each.getLeaf() != question.getCondition()) {
        boolean isThen = each.getLeaf() == question.getThenStatement();
        guards =
            guards.and(
                proof.of(new TreePath(parent, question.getCondition()), isThen, Guards.NONE));
      }
      if (guards.isImpossible()) {
        return Guards.NONE;
      }
    }
    return guards
        .forget(key -> context.keys.mentions(key, changes.assigned()))
        .forgetFacts(context.keys.changeable);
  }

  private static Guards before(
      Context context, Proof proof, TreePath path, BlockTree block, Tree place) {
    Guards guards = Guards.NONE;
    for (StatementTree statement : block.getStatements()) {
      if (statement == place) {
        break;
      }
      TreePath at = new TreePath(path, statement);
      if (statement instanceof VariableTree variable && variable.getInitializer() != null) {
        Element element = context.trees.getElement(at);
        TreePath value = new TreePath(at, variable.getInitializer());
        if (element != null) {
          String key = context.keys.of(element);
          guards = guards.assigned(key, context.values.of(value, guards));
        }
      } else if (statement instanceof IfTree question
          && question.getElseStatement() == null
          && isLeft(question.getThenStatement())) {
        TreePath condition = new TreePath(at, question.getCondition());
        guards = guards.and(proof.of(condition, false, guards));
      }
    }
    return guards;
  }

  /** Whether a statement ends in a throw or a return. */
  private static boolean isLeft(StatementTree statement) {
    if (statement instanceof BlockTree block) {
      int count = block.getStatements().size();
      return count > 0 && isLeft(block.getStatements().get(count - 1));
    }
    return statement instanceof ThrowTree || statement instanceof ReturnTree;
  }
}
