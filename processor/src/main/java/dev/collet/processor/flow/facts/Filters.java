package dev.collet.processor.flow.facts;

import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import javax.lang.model.element.Element;

/** Recognises a stream's filter that lets only elements pass that hold something. */
final class Filters {
  private Filters() {}

  static boolean isPresence(Scanning scanner, TreePath argument) {
    Tree tree = argument.getLeaf();
    if (tree instanceof MemberReferenceTree reference) {
      return reference.getName().contentEquals("isPresent")
          || reference.getName().contentEquals("hasNext");
    }
    if (!(tree instanceof LambdaExpressionTree lambda)
        || lambda.getBodyKind() != LambdaExpressionTree.BodyKind.EXPRESSION
        || lambda.getParameters().size() != 1) {
      return false;
    }
    Element parameter =
        scanner.context.trees.getElement(new TreePath(argument, lambda.getParameters().get(0)));
    Guards proven = scanner.proof.of(new TreePath(argument, lambda.getBody()), true, Guards.NONE);
    return parameter != null && proven.holds(scanner.context.keys.of(parameter));
  }
}
