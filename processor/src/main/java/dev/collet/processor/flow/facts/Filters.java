package dev.collet.processor.flow.facts;

import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import dev.collet.processor.flow.value.Fact;
import javax.lang.model.element.Element;

/** Tells what a stream's filter says about the elements that it lets pass. */
final class Filters {
  private Filters() {}

  static Filter of(Scanning scanner, TreePath argument) {
    Tree tree = argument.getLeaf();
    if (tree instanceof MemberReferenceTree reference
        && (reference.getName().contentEquals("isPresent")
            || reference.getName().contentEquals("hasNext"))) {
      return new Filter(true, Fact.ANY);
    }
    if (!(tree instanceof LambdaExpressionTree)) {
      return new Filter(false, scanner.proof.matched(argument));
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
    return proven.isImpossible() ? Filter.NONE : new Filter(proven.holds(key), proven.fact(key));
  }
}
