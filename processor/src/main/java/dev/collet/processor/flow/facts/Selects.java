package dev.collet.processor.flow.facts;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import javax.lang.model.element.Name;
import javax.lang.model.util.Elements;
import org.jspecify.annotations.Nullable;

/**
 * Recognises names in trees. {@code Tree.toString} would do, but prints all that an expression
 * holds, and is called for each of its parts again.
 */
final class Selects {
  private final Name self;
  private final Name parent;

  /** Javac has one object for each name: comparing those is all it takes. */
  Selects(Elements elements) {
    this.self = elements.getName("this");
    this.parent = elements.getName("super");
  }

  /**
   * The name of the method that is called; {@code this} or {@code super} of a constructor; null in
   * code with errors.
   */
  static @Nullable Name name(MethodInvocationTree call) {
    ExpressionTree method = call.getMethodSelect();
    if (method instanceof MemberSelectTree select) {
      return select.getIdentifier();
    }
    return method instanceof IdentifierTree identifier ? identifier.getName() : null;
  }

  /** Whether the expression is {@code this}, of no class that is named. */
  boolean isThis(Tree tree) {
    return tree instanceof IdentifierTree identifier && identifier.getName().equals(self);
  }

  /** Whether the expression is {@code super}, with or without the name of an interface. */
  boolean isSuper(@Nullable Tree tree) {
    return tree instanceof IdentifierTree identifier
        ? identifier.getName().equals(parent)
        : tree instanceof MemberSelectTree select && select.getIdentifier().equals(parent);
  }
}
