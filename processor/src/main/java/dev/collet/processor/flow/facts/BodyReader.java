package dev.collet.processor.flow.facts;

import com.sun.source.tree.BreakTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ContinueTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.tree.YieldTree;
import com.sun.source.util.TreePath;
import dev.collet.processor.flow.Effect;
import dev.collet.processor.flow.Place;
import dev.collet.processor.flow.value.Fact;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Reads statements that choose and repeat: which code runs, and what is proven when it does. */
final class BodyReader extends TryReader {
  private final Deque<Target> targets = new ArrayDeque<>();
  private @Nullable String label;
  private Value yielded = Value.NONE;
  private @Nullable TypeMirror yieldedType;

  /** A statement that break can leave. */
  private static final class Target {
    final @Nullable String label;
    boolean isBroken;

    /** What is proven where break leaves it; null when that is not known. */
    @Nullable Guards left = Guards.IMPOSSIBLE;

    Target(@Nullable String label) {
      this.label = label;
    }
  }

  BodyReader(Context context) {
    super(context);
  }

  @Override
  Value initialiser(VariableElement field, TreePath path) {
    return FieldReader.read(context, path);
  }

  @Override
  public Value visitIf(IfTree node, Void unused) {
    scan(node.getCondition());
    TreePath condition = part(node.getCondition());
    Guards before = guards;
    Proof.Outcomes outcomes = proof.of(condition, before);
    Guards otherwise = before.and(outcomes.no());
    guards = before.and(outcomes.yes());
    boolean thenAlive = !guards.isImpossible() && scanAlive(node.getThenStatement());
    Guards thenGuards = guards;
    guards = otherwise;
    boolean elseAlive = !guards.isImpossible() && scanAlive(node.getElseStatement());
    if (thenAlive) {
      guards = elseAlive ? guards.or(thenGuards) : thenGuards;
    }
    if (guards.isImpossible()) {
      guards = before;
    }
    alive = thenAlive || elseAlive;
    return Value.NONE;
  }

  private boolean scanAlive(@Nullable StatementTree statement) {
    alive = true;
    scan(statement);
    return alive;
  }

  /** What is behind a statement that cannot complete never runs. */
  @Override
  public Value scan(@Nullable Iterable<? extends Tree> trees, Void unused) {
    Value value = Value.NONE;
    for (Tree tree : trees == null ? List.<Tree>of() : trees) {
      if (tree instanceof StatementTree && !alive) {
        break;
      }
      value = scan(tree, unused);
    }
    return value;
  }

  @Override
  public Value visitWhileLoop(WhileLoopTree node, Void unused) {
    forget(node);
    scan(node.getCondition());
    loop(part(node.getCondition()), node.getStatement(), List.of());
    return Value.NONE;
  }

  @Override
  public Value visitForLoop(ForLoopTree node, Void unused) {
    scanEach(node.getInitializer());
    Guards counted = CountingLoop.of(this, node);
    forget(node);
    guards = guards.and(counted);
    scan(node.getCondition());
    loop(
        node.getCondition() == null ? null : part(node.getCondition()),
        node.getStatement(),
        node.getUpdate());
    return Value.NONE;
  }

  private void loop(@Nullable TreePath condition, StatementTree body, List<? extends Tree> update) {
    Guards before = guards;
    Proof.Outcomes outcomes =
        condition == null ? Proof.Outcomes.ALWAYS : proof.of(condition, before);
    Boolean truth = condition == null ? Boolean.TRUE : truth(condition, outcomes);
    Target target = enter();
    if (!Boolean.FALSE.equals(truth)) {
      guards = before.and(outcomes.yes());
      scan(body);
      scanEach(update);
    }
    targets.pop();
    alive = !Boolean.TRUE.equals(truth) || target.isBroken;
    guards = before;
    if (!target.isBroken && !Boolean.TRUE.equals(truth)) {
      guards = before.and(outcomes.no());
    }
  }

  @Override
  public Value visitDoWhileLoop(DoWhileLoopTree node, Void unused) {
    forget(node);
    Guards before = guards;
    Target target = enter();
    scan(node.getStatement());
    scan(node.getCondition());
    targets.pop();
    TreePath condition = part(node.getCondition());
    guards = before;
    Proof.Outcomes outcomes = proof.of(condition, before);
    Boolean truth = truth(condition, outcomes);
    alive = !Boolean.TRUE.equals(truth) || target.isBroken;
    boolean isLeft = !target.isBroken && !Boolean.TRUE.equals(truth);
    guards = isLeft ? before.and(outcomes.no()) : before;
    return Value.NONE;
  }

  @Override
  public Value visitEnhancedForLoop(EnhancedForLoopTree node, Void unused) {
    Value value = scan(node.getExpression());
    TreePath expression = part(node.getExpression());
    TypeMirror type = context.trees.getTypeMirror(expression);
    if (type != null && type.getKind() != TypeKind.ARRAY) {
      iterate(type, value, new Place(expression));
    }
    forget(node);
    Guards before = guards;
    Element variable = context.trees.getElement(part(node.getVariable()));
    boolean isChanged =
        node.getExpression() instanceof IdentifierTree array && stored.contains(array.getName());
    Fact element = variable == null || isChanged ? Fact.ANY : context.members.of(expression);
    if (!element.equals(Fact.ANY) && !reassigned.contains(node.getVariable().getName())) {
      guards = guards.assigned(context.keys.of(variable), element);
    }
    enter();
    scan(node.getStatement());
    targets.pop();
    alive = true;
    guards = before;
    return Value.NONE;
  }

  private void iterate(TypeMirror type, Value value, Place place) {
    ExecutableElement iterator = context.typeFacts.member(type, "iterator");
    if (iterator == null) {
      return;
    }
    value.effects().forEach(this::emit);
    hidden(iterator, type, value, place, null);
    if (context.isSource(iterator)) {
      TypeElement element = context.typeFacts.element(type);
      if (element != null) {
        emit(new Effect.OnReturned(callee(iterator, element), "hasNext()", place));
        // The loop has asked hasNext().
        emit(present(new Effect.OnReturned(callee(iterator, element), "next()", place), place));
      }
    }
  }

  private Target enter() {
    Target target = new Target(label);
    label = null;
    targets.push(target);
    alive = true;
    return target;
  }

  private void forget(Tree statement) {
    guards = before(statement);
  }

  @Override
  public Value visitLabeledStatement(LabeledStatementTree node, Void unused) {
    label = node.getLabel().toString();
    boolean isLoop = node.getStatement().getKind().name().endsWith("LOOP");
    if (isLoop) {
      return scan(node.getStatement());
    }
    Guards before = guards;
    Target target = enter();
    scan(node.getStatement());
    targets.pop();
    if (target.isBroken) {
      guards = before;
      forget(node);
    }
    alive |= target.isBroken;
    return Value.NONE;
  }

  @Override
  public Value visitBreak(BreakTree node, Void unused) {
    for (Target target : targets) {
      if (node.getLabel() == null || node.getLabel().contentEquals("" + target.label)) {
        target.isBroken = true;
        target.left = target.left == null || isCleanedUp() ? null : target.left.or(guards);
        break;
      }
    }
    alive = false;
    return Value.NONE;
  }

  /** Whether a finally block runs on the way out of the statement, or may. */
  private boolean isCleanedUp() {
    for (TreePath each = getCurrentPath(); each != null; each = each.getParentPath()) {
      Tree tree = each.getLeaf();
      if (tree instanceof TryTree attempt && attempt.getFinallyBlock() != null) {
        return true;
      }
      if (tree instanceof SwitchTree || tree instanceof MethodTree) {
        return false;
      }
    }
    return false;
  }

  @Override
  public Value visitContinue(ContinueTree node, Void unused) {
    alive = false;
    return Value.NONE;
  }

  @Override
  public Value visitSwitch(SwitchTree node, Void unused) {
    scan(node.getExpression());
    cases(node, node.getExpression(), node.getCases(), false);
    return Value.NONE;
  }

  @Override
  public Value visitSwitchExpression(SwitchExpressionTree node, Void unused) {
    scan(node.getExpression());
    Value outer = yielded;
    TypeMirror outerType = yieldedType;
    yielded = Value.NONE;
    yieldedType = context.trees.getTypeMirror(getCurrentPath());
    Value value = cases(node, node.getExpression(), node.getCases(), true).or(yielded);
    yielded = outer;
    yieldedType = outerType;
    alive = true;
    return value;
  }

  private Value cases(
      Tree statement,
      ExpressionTree selector,
      List<? extends CaseTree> cases,
      boolean isExpression) {
    Guards before = guards;
    Labels labels = new Labels(context, part(selector), cases, before);
    forget(statement);
    Guards without = guards;
    boolean isComplete = !isExpression && cases.stream().anyMatch(Labels::isDefault);
    Guards after = isComplete ? Guards.IMPOSSIBLE : without;
    Guards through = Guards.IMPOSSIBLE;
    Target target = enter();
    boolean isAnyAlive = false;
    boolean hasDefault = false;
    Value value = Value.NONE;
    for (CaseTree each : cases) {
      boolean isDefault = Labels.isDefault(each);
      guards = before.and(labels.of(each, getCurrentPath(), isDefault)).or(through);
      hasDefault |= isDefault;
      if (guards.isImpossible()) {
        continue;
      }
      alive = true;
      Value its = scan(each);
      if (isExpression && each.getBody() instanceof ExpressionTree body) {
        its = asFunction(its, new TreePath(part(each), body), yieldedType, true);
      }
      value = value.or(its);
      boolean isRule = each.getCaseKind() == CaseTree.CaseKind.RULE;
      isAnyAlive |= alive && isRule;
      through = alive && !isRule ? guards : Guards.IMPOSSIBLE;
      after = alive ? after.or(guards) : after;
    }
    targets.pop();
    after = target.left == null ? without : after.or(target.left);
    guards = after.isImpossible() ? without : after;
    alive = isExpression || alive || isAnyAlive || target.isBroken || !hasDefault;
    return value;
  }

  @Override
  public Value visitYield(YieldTree node, Void unused) {
    Value value = scan(node.getValue());
    yielded = yielded.or(asFunction(value, part(node.getValue()), yieldedType, true));
    alive = false;
    return Value.NONE;
  }
}
