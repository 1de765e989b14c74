package dev.collet.processor.flow.facts;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreeScanner;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Collects the names of the variables whose objects a piece of code may change: it calls something
 * on them, or hands them to something.
 */
final class Touched extends TreeScanner<@Nullable Void, Set<String>> {
  private Touched() {}

  static Set<String> names(@Nullable Tree tree) {
    Set<String> names = new HashSet<>();
    new Touched().scan(tree, names);
    return names;
  }

  /** The names that a piece of code mentions. */
  static Set<String> identifiers(Tree tree) {
    Set<String> names = new HashSet<>();
    new TreeScanner<@Nullable Void, @Nullable Void>() {
      @Override
      public @Nullable Void visitIdentifier(IdentifierTree node, @Nullable Void unused) {
        names.add(node.getName().toString());
        return null;
      }
    }.scan(tree, null);
    return names;
  }

  @Override
  public @Nullable Void visitMethodInvocation(MethodInvocationTree node, Set<String> names) {
    String name;
    if (node.getMethodSelect() instanceof MemberSelectTree select) {
      name = select.getIdentifier().toString();
      if (!Mutators.isQuestion(name)) {
        add(select.getExpression(), names);
      }
    } else {
      name = node.getMethodSelect().toString();
    }
    if (!Mutators.isQuestion(name)) {
      node.getArguments().forEach(argument -> add(argument, names));
    }
    return super.visitMethodInvocation(node, names);
  }

  @Override
  public @Nullable Void visitNewClass(NewClassTree node, Set<String> names) {
    node.getArguments().forEach(argument -> add(argument, names));
    return super.visitNewClass(node, names);
  }

  private static void add(ExpressionTree tree, Set<String> names) {
    if (tree instanceof IdentifierTree identifier) {
      names.add(identifier.getName().toString());
    } else if (tree instanceof MemberSelectTree select) {
      names.add(select.getIdentifier().toString());
      add(select.getExpression(), names);
    }
  }
}
