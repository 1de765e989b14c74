package dev.collet.processor.flow.facts;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreeScanner;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Name;
import org.jspecify.annotations.Nullable;

/**
 * Finds what code may change. A body is looked through once, with the statements in it about which
 * somebody will ask, too: those that repeat, choose and try, and the bodies of loops that count.
 */
final class ChangeFinder extends TreeScanner<@Nullable Void, @Nullable Void> {
  private final Mutators mutators;
  private final Map<Tree, Changes> known = new HashMap<>();
  private Found found = new Found();
  private @Nullable Tree asked;

  /** What has been found so far in the code that is being looked through. */
  private static final class Found {
    // Most code changes nothing of some sort.
    Set<Name> assigned = Set.of();
    Set<Name> variables = Set.of();
    Set<Name> touched = Set.of();
    Set<Name> stored = Set.of();

    void addAll(Changes inner) {
      assigned = with(assigned, inner.assigned());
      variables = with(variables, inner.variables());
      touched = with(touched, inner.touched());
      stored = with(stored, inner.stored());
    }

    static Set<Name> with(Set<Name> names, Set<Name> more) {
      if (more.isEmpty()) {
        return names;
      }
      Set<Name> all = names.isEmpty() ? new HashSet<>() : names;
      all.addAll(more);
      return all;
    }

    static Set<Name> with(Set<Name> names, Name name) {
      Set<Name> all = names.isEmpty() ? new HashSet<>() : names;
      all.add(name);
      return all;
    }
  }

  ChangeFinder(Mutators mutators) {
    this.mutators = mutators;
  }

  /** What the code may change; nothing when there is none. */
  Changes in(@Nullable Tree tree) {
    if (tree == null) {
      return Changes.NONE;
    }
    Changes changes = known.get(tree);
    return changes == null ? find(tree) : changes;
  }

  private Changes find(Tree tree) {
    Found outer = found;
    Found its = new Found();
    Tree around = asked;
    found = its;
    asked = tree;
    scan(tree, null);
    found = outer;
    asked = around;
    Changes changes = new Changes(its.assigned, its.variables, its.touched, its.stored);
    known.put(tree, changes);
    return changes;
  }

  /** Looks through a statement of its own, unless that is the one which was asked for. */
  private boolean isInner(Tree statement) {
    if (statement == asked) {
      return false;
    }
    found.addAll(in(statement));
    return true;
  }

  @Override
  public @Nullable Void visitWhileLoop(WhileLoopTree node, @Nullable Void unused) {
    return isInner(node) ? null : super.visitWhileLoop(node, null);
  }

  @Override
  public @Nullable Void visitDoWhileLoop(DoWhileLoopTree node, @Nullable Void unused) {
    return isInner(node) ? null : super.visitDoWhileLoop(node, null);
  }

  @Override
  public @Nullable Void visitEnhancedForLoop(EnhancedForLoopTree node, @Nullable Void unused) {
    return isInner(node) ? null : super.visitEnhancedForLoop(node, null);
  }

  @Override
  public @Nullable Void visitLabeledStatement(LabeledStatementTree node, @Nullable Void unused) {
    return isInner(node) ? null : super.visitLabeledStatement(node, null);
  }

  @Override
  public @Nullable Void visitSwitch(SwitchTree node, @Nullable Void unused) {
    return isInner(node) ? null : super.visitSwitch(node, null);
  }

  @Override
  public @Nullable Void visitSwitchExpression(SwitchExpressionTree node, @Nullable Void unused) {
    return isInner(node) ? null : super.visitSwitchExpression(node, null);
  }

  @Override
  public @Nullable Void visitForLoop(ForLoopTree node, @Nullable Void unused) {
    if (isInner(node)) {
      return null;
    }
    scan(node.getInitializer(), unused);
    scan(node.getCondition(), unused);
    scan(node.getUpdate(), unused);
    found.addAll(in(node.getStatement()));
    return null;
  }

  @Override
  public @Nullable Void visitTry(TryTree node, @Nullable Void unused) {
    scan(node.getResources(), unused);
    found.addAll(in(node.getBlock()));
    scan(node.getCatches(), unused);
    return scan(node.getFinallyBlock(), unused);
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
      found.assigned = Found.with(found.assigned, identifier.getName());
      found.variables = Found.with(found.variables, identifier.getName());
    } else if (target instanceof MemberSelectTree select) {
      found.assigned = Found.with(found.assigned, select.getIdentifier());
    } else if (target instanceof ArrayAccessTree element) {
      touch(element.getExpression());
      if (element.getExpression() instanceof IdentifierTree array) {
        found.stored = Found.with(found.stored, array.getName());
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
    scan(node.getMethodSelect(), null);
    return scan(node.getArguments(), null);
  }

  @Override
  public @Nullable Void visitNewClass(NewClassTree node, @Nullable Void unused) {
    node.getArguments().forEach(this::touch);
    scan(node.getEnclosingExpression(), null);
    scan(node.getArguments(), null);
    return scan(node.getClassBody(), null);
  }

  /** Types change nothing. */
  @Override
  public @Nullable Void visitVariable(VariableTree node, @Nullable Void unused) {
    return scan(node.getInitializer(), null);
  }

  private void touch(ExpressionTree tree) {
    if (tree instanceof IdentifierTree identifier) {
      found.touched = Found.with(found.touched, identifier.getName());
    } else if (tree instanceof MemberSelectTree select) {
      found.touched = Found.with(found.touched, select.getIdentifier());
      touch(select.getExpression());
    }
  }
}
