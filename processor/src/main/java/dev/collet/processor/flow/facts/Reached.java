package dev.collet.processor.flow.facts;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;

/**
 * Tells what holds where a method gives something back, without reading all of it: the conditions
 * around that place, and those before it that end in a throw or a return. What the method assigns
 * is not known.
 */
final class Reached {
  private Reached() {}

  static Guards of(Context context, BlockTree body, TreePath place) {
    Changes changes = Changes.in(body, context.mutators);
    Proof proof = new Proof(context, changes.variables());
    Guards guards = Guards.NONE;
    for (TreePath each = place;
        !(each.getLeaf() instanceof MethodTree);
        each = each.getParentPath()) {
      TreePath parent = each.getParentPath();
      if (parent.getLeaf() instanceof BlockTree block) {
        guards = guards.and(before(proof, parent, block, each.getLeaf()));
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
        .forgetFacts(context.keys::isChangeable);
  }

  private static Guards before(Proof proof, TreePath path, BlockTree block, Tree place) {
    Guards guards = Guards.NONE;
    for (StatementTree statement : block.getStatements()) {
      if (statement == place) {
        break;
      }
      if (statement instanceof IfTree question
          && question.getElseStatement() == null
          && isLeft(question.getThenStatement())) {
        TreePath condition = new TreePath(new TreePath(path, question), question.getCondition());
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
