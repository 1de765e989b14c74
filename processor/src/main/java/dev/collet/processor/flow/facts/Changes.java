package dev.collet.processor.flow.facts;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.util.TreeScanner;
import java.util.HashSet;
import java.util.Set;
import javax.lang.model.element.Name;
import org.jspecify.annotations.Nullable;

/**
 * What a piece of code may change.
 *
 * @param assigned the names of the variables that it assigns, also of fields of other objects
 * @param variables those of them that stand alone: {@code this.size = size} changes no parameter
 * @param touched the names of the variables whose objects it may change: it calls something on
 *     them, or hands them to something
 * @param stored the names of the arrays in which it puts something
 */
record Changes(Set<Name> assigned, Set<Name> variables, Set<Name> touched, Set<Name> stored) {

  /** What the code may change; nothing when there is none. */
  static Changes in(@Nullable Tree tree, Mutators mutators) {
    Scanner scanner = new Scanner(mutators);
    scanner.scan(tree, null);
    return new Changes(scanner.assigned, scanner.variables, scanner.touched, scanner.stored);
  }

  /** The names that a piece of code mentions. */
  static Set<Name> mentioned(Tree tree) {
    Set<Name> names = new HashSet<>();
    new TreeScanner<@Nullable Void, @Nullable Void>() {
      @Override
      public @Nullable Void visitIdentifier(IdentifierTree node, @Nullable Void unused) {
        names.add(node.getName());
        return null;
      }
    }.scan(tree, null);
    return names;
  }

  private static final class Scanner extends TreeScanner<@Nullable Void, @Nullable Void> {
    private final Mutators mutators;
    private final Set<Name> assigned = new HashSet<>();
    private final Set<Name> variables = new HashSet<>();
    private final Set<Name> touched = new HashSet<>();
    private final Set<Name> stored = new HashSet<>();

    Scanner(Mutators mutators) {
      this.mutators = mutators;
    }

    @Override
    public @Nullable Void visitAssignment(AssignmentTree node, @Nullable Void unused) {
      assign(node.getVariable());
      return super.visitAssignment(node, null);
    }

    @Override
    public @Nullable Void visitCompoundAssignment(
        CompoundAssignmentTree node, @Nullable Void unused) {
      assign(node.getVariable());
      return super.visitCompoundAssignment(node, null);
    }

    @Override
    public @Nullable Void visitUnary(UnaryTree node, @Nullable Void unused) {
      switch (node.getKind()) {
        case PREFIX_INCREMENT, PREFIX_DECREMENT, POSTFIX_INCREMENT, POSTFIX_DECREMENT ->
            assign(node.getExpression());
        default -> {
          // The others change nothing.
        }
      }
      return super.visitUnary(node, null);
    }

    private void assign(Tree target) {
      if (target instanceof IdentifierTree identifier) {
        assigned.add(identifier.getName());
        variables.add(identifier.getName());
      } else if (target instanceof MemberSelectTree select) {
        assigned.add(select.getIdentifier());
      } else if (target instanceof ArrayAccessTree element) {
        touch(element.getExpression());
        if (element.getExpression() instanceof IdentifierTree array) {
          stored.add(array.getName());
        }
      }
    }

    @Override
    public @Nullable Void visitMethodInvocation(MethodInvocationTree node, @Nullable Void unused) {
      if (!mutators.isQuestion(Selects.name(node))) {
        if (node.getMethodSelect() instanceof MemberSelectTree select) {
          touch(select.getExpression());
        }
        node.getArguments().forEach(this::touch);
      }
      return super.visitMethodInvocation(node, null);
    }

    @Override
    public @Nullable Void visitNewClass(NewClassTree node, @Nullable Void unused) {
      node.getArguments().forEach(this::touch);
      return super.visitNewClass(node, null);
    }

    private void touch(ExpressionTree tree) {
      if (tree instanceof IdentifierTree identifier) {
        touched.add(identifier.getName());
      } else if (tree instanceof MemberSelectTree select) {
        touched.add(select.getIdentifier());
        touch(select.getExpression());
      }
    }
  }
}
