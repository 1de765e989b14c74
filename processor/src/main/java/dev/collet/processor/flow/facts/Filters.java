package dev.collet.processor.flow.facts;

import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import javax.lang.model.element.Element;

/** Tells what a stream's filter says about the elements that it lets pass. */
final class Filters {
  private Filters() {}

  static Filter of(Scanning scanner, TreePath argument) {
    Tree tree = argument.getLeaf();
    if (tree instanceof MemberReferenceTree reference) {
      return reference.getName().contentEquals("isPresent")
              || reference.getName().contentEquals("hasNext")
          ? Filter.PRESENT
          : Filter.NONE;
    }
    if (!(tree instanceof LambdaExpressionTree lambda)
        || lambda.getBodyKind() != LambdaExpressionTree.BodyKind.EXPRESSION
        || lambda.getParameters().size() != 1) {
      return Filter.NONE;
    }
    Element parameter =
        scanner.context.trees.getElement(new TreePath(argument, lambda.getParameters().get(0)));
    if (parameter == null) {
      return Filter.NONE;
    }
    Guards proven = scanner.proof.of(new TreePath(argument, lambda.getBody()), true, Guards.NONE);
    String key = scanner.context.keys.of(parameter);
    return proven.holds(Proof.shaped(key))
        ? Filter.MATCHED
        : proven.holds(Proof.matched(key))
            ? Filter.ALIKE
            : proven.holds(key) ? Filter.PRESENT : Filter.NONE;
  }
}
