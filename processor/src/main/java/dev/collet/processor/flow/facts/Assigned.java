package dev.collet.processor.flow.facts;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.util.TreeScanner;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Collects the names of the variables that a piece of code changes. */
final class Assigned extends TreeScanner<@Nullable Void, Set<String>> {
  private Assigned() {}

  static Set<String> names(@Nullable Tree tree) {
    Set<String> names = new HashSet<>();
    new Assigned().scan(tree, names);
    return names;
  }

  @Override
  public @Nullable Void visitAssignment(AssignmentTree node, Set<String> names) {
    add(node.getVariable(), names);
    return super.visitAssignment(node, names);
  }

  @Override
  public @Nullable Void visitCompoundAssignment(CompoundAssignmentTree node, Set<String> names) {
    add(node.getVariable(), names);
    return super.visitCompoundAssignment(node, names);
  }

  @Override
  public @Nullable Void visitUnary(UnaryTree node, Set<String> names) {
    switch (node.getKind()) {
      case PREFIX_INCREMENT, PREFIX_DECREMENT, POSTFIX_INCREMENT, POSTFIX_DECREMENT ->
          add(node.getExpression(), names);
      default -> {}
    }
    return super.visitUnary(node, names);
  }

  private static void add(Tree target, Set<String> names) {
    if (target instanceof IdentifierTree identifier) {
      names.add(identifier.getName().toString());
    } else if (target instanceof MemberSelectTree select) {
      names.add(select.getIdentifier().toString());
    }
  }
}
