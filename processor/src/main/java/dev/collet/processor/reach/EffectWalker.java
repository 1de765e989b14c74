package dev.collet.processor.reach;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import org.jspecify.annotations.Nullable;

/**
 * Walks through a body as it runs and notes, at each question, what has happened before it. What is
 * done only when nothing was remembered doesn't count.
 */
final class EffectWalker extends TreePathScanner<@Nullable Void, @Nullable Void> {
  /** Takes what it finds. */
  interface Sink {
    /** An effect that comes before a question. */
    void found(TreePath effect, String name, TreePath question);
  }

  /** Says whether a call asks, itself or further down. */
  interface Asking {
    /** Whether it does. */
    boolean asks(ExecutableElement method);
  }

  private final Trees trees;
  private final Purity purity;
  private final Asking asking;
  private final Guards guards;
  private final Sink sink;
  private Map<Tree, Effect> before = new LinkedHashMap<>();
  private boolean isLive = true;
  private int excuses;

  private record Effect(TreePath path, String name) {}

  private record State(Map<Tree, Effect> before, boolean isLive) {}

  EffectWalker(Trees trees, Purity purity, Asking asking, Sink sink) {
    this.trees = trees;
    this.purity = purity;
    this.asking = asking;
    this.guards = new Guards(trees);
    this.sink = sink;
  }

  private State save() {
    return new State(new LinkedHashMap<>(before), isLive);
  }

  private void restore(State state) {
    before = new LinkedHashMap<>(state.before());
    isLive = state.isLive();
  }

  /** Goes on from here or from there. */
  private void join(State other) {
    if (!isLive) {
      restore(other);
    } else if (other.isLive()) {
      before.putAll(other.before());
    }
  }

  private void effect(TreePath path, String name) {
    if (isLive && excuses == 0) {
      before.put(path.getLeaf(), new Effect(path, name));
    }
  }

  private void excused(boolean isGuarded, Tree tree) {
    excuses += isGuarded ? 1 : 0;
    scan(tree, null);
    excuses -= isGuarded ? 1 : 0;
  }

  @Override
  public @Nullable Void visitMethodInvocation(MethodInvocationTree node, @Nullable Void unused) {
    scan(node.getMethodSelect(), null);
    boolean isGuarded =
        node.getMethodSelect() instanceof MemberSelectTree select
            && guards.mentions(
                new TreePath(
                    new TreePath(getCurrentPath(), node.getMethodSelect()),
                    select.getExpression()));
    for (ExpressionTree argument : node.getArguments()) {
      excused(isGuarded, argument);
    }
    Element called = trees.getElement(new TreePath(getCurrentPath(), node.getMethodSelect()));
    if (called instanceof ExecutableElement method) {
      called(method, getCurrentPath());
    }
    return null;
  }

  @Override
  public @Nullable Void visitNewClass(NewClassTree node, @Nullable Void unused) {
    for (ExpressionTree argument : node.getArguments()) {
      scan(argument, null);
    }
    if (trees.getElement(getCurrentPath()) instanceof ExecutableElement constructor) {
      called(constructor, getCurrentPath());
    }
    return null; // The methods of a class without a name run when they are called.
  }

  private void called(ExecutableElement method, TreePath call) {
    if (asking.asks(method)) {
      before.values().forEach(each -> sink.found(each.path(), each.name(), call));
    }
    if (purity.isEffect(call, method)) {
      effect(call, name(method));
    }
  }

  private static String name(ExecutableElement method) {
    String owner = method.getEnclosingElement().getSimpleName().toString();
    return method.getSimpleName().contentEquals("<init>")
        ? "new " + owner
        : owner + "." + method.getSimpleName();
  }

  @Override
  public @Nullable Void visitAssignment(AssignmentTree node, @Nullable Void unused) {
    super.visitAssignment(node, unused);
    set(node.getVariable());
    return null;
  }

  @Override
  public @Nullable Void visitCompoundAssignment(
      CompoundAssignmentTree node, @Nullable Void unused) {
    super.visitCompoundAssignment(node, unused);
    set(node.getVariable());
    return null;
  }

  @Override
  public @Nullable Void visitUnary(UnaryTree node, @Nullable Void unused) {
    super.visitUnary(node, unused);
    if (Purity.isStep(node)) {
      set(node.getExpression());
    }
    return null;
  }

  private void set(ExpressionTree variable) {
    if (purity.changes(getCurrentPath(), variable)) {
      effect(getCurrentPath(), "Setting '" + variable + "'");
    }
  }

  @Override
  public @Nullable Void visitReturn(ReturnTree node, @Nullable Void unused) {
    super.visitReturn(node, unused);
    isLive = false;
    return null;
  }

  @Override
  public @Nullable Void visitThrow(ThrowTree node, @Nullable Void unused) {
    super.visitThrow(node, unused);
    isLive = false;
    return null;
  }

  @Override
  public @Nullable Void visitIf(IfTree node, @Nullable Void unused) {
    scan(node.getCondition(), null);
    boolean isGuarded = guards.mentions(new TreePath(getCurrentPath(), node.getCondition()));
    branches(isGuarded, node.getThenStatement(), node.getElseStatement());
    return null;
  }

  @Override
  public @Nullable Void visitConditionalExpression(
      ConditionalExpressionTree node, @Nullable Void unused) {
    scan(node.getCondition(), null);
    boolean isGuarded = guards.mentions(new TreePath(getCurrentPath(), node.getCondition()));
    branches(isGuarded, node.getTrueExpression(), node.getFalseExpression());
    return null;
  }

  private void branches(boolean isGuarded, Tree first, @Nullable Tree second) {
    State start = save();
    excused(isGuarded, first);
    State afterFirst = save();
    restore(start);
    if (second != null) {
      excused(isGuarded, second);
    }
    join(afterFirst);
  }

  @Override
  public @Nullable Void visitWhileLoop(WhileLoopTree node, @Nullable Void unused) {
    return loop(() -> super.visitWhileLoop(node, unused));
  }

  @Override
  public @Nullable Void visitDoWhileLoop(DoWhileLoopTree node, @Nullable Void unused) {
    return loop(() -> super.visitDoWhileLoop(node, unused));
  }

  @Override
  public @Nullable Void visitForLoop(ForLoopTree node, @Nullable Void unused) {
    return loop(() -> super.visitForLoop(node, unused));
  }

  @Override
  public @Nullable Void visitEnhancedForLoop(EnhancedForLoopTree node, @Nullable Void unused) {
    return loop(() -> super.visitEnhancedForLoop(node, unused));
  }

  /** The second time around, what the first did comes before. */
  private @Nullable Void loop(Runnable body) {
    State start = save();
    body.run();
    if (isLive) {
      body.run();
    }
    join(start);
    return null;
  }

  @Override
  public @Nullable Void visitSwitch(SwitchTree node, @Nullable Void unused) {
    scan(node.getExpression(), null);
    cases(node.getCases());
    return null;
  }

  @Override
  public @Nullable Void visitSwitchExpression(SwitchExpressionTree node, @Nullable Void unused) {
    scan(node.getExpression(), null);
    cases(node.getCases());
    return null;
  }

  private void cases(List<? extends CaseTree> cases) {
    State start = save();
    State all = start;
    for (CaseTree each : cases) {
      restore(start);
      scan(each, null);
      join(all);
      all = save();
    }
    restore(all);
  }

  @Override
  public @Nullable Void visitTry(TryTree node, @Nullable Void unused) {
    scan(node.getResources(), null);
    State start = save();
    scan(node.getBlock(), null);
    State done = save();
    State all = done;
    for (CatchTree each : node.getCatches()) {
      restore(start);
      before.putAll(done.before());
      scan(each, null);
      join(all);
      all = save();
    }
    restore(all);
    boolean wasLive = isLive;
    isLive = true;
    scan(node.getFinallyBlock(), null);
    isLive &= wasLive;
    return null;
  }

  @Override
  public @Nullable Void visitLambdaExpression(LambdaExpressionTree node, @Nullable Void unused) {
    boolean wasLive = isLive;
    super.visitLambdaExpression(node, unused);
    isLive = wasLive;
    return null;
  }

  @Override
  public @Nullable Void visitClass(ClassTree node, @Nullable Void unused) {
    return null; // Its methods run when they are called.
  }
}
