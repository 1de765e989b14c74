package dev.collet.processor.flow.facts;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Name;
import javax.lang.model.element.VariableElement;
import org.jspecify.annotations.Nullable;

/** Reads what a small method proves about its parameters, as far as plain statements tell. */
final class CheckReader {
  /** A method of more statements does more than to check. */
  private static final int MOST = 8;

  private final Context context;
  private final ExecutableElement method;
  private final Proof proof;
  private Guards left = Guards.IMPOSSIBLE;
  private boolean isClear = true;
  private int given = -2;

  private CheckReader(Context context, ExecutableElement method) {
    this.context = context;
    this.method = method;
    this.proof = new Proof(context, Set.of());
  }

  /** What the method proves; null when that is nothing. */
  static Checks.@Nullable Verdict read(Context context, ExecutableElement method) {
    TreePath path = context.path(method);
    if (path == null || !(path.getLeaf() instanceof MethodTree tree) || tree.getBody() == null) {
      return null;
    }
    if (tree.getBody().getStatements().size() > MOST) {
      return null;
    }
    if (!asks(method, tree.getBody())) {
      return null;
    }
    Changes changes = context.changes.in(tree.getBody());
    Set<Name> assigned = changes.assigned();
    if (method.getParameters().stream().anyMatch(p -> assigned.contains(p.getSimpleName()))) {
      return null;
    }
    context.attribute(path);
    CheckReader reader = new CheckReader(context, method);
    Guards through =
        reader.run(tree.getBody().getStatements(), new TreePath(path, tree.getBody()), Guards.NONE);
    Guards passed = reader.isClear ? reader.lasting(reader.left.or(through), changes) : Guards.NONE;
    int given = reader.isClear ? reader.given : -1;
    return passed.isImpossible() || (passed.isOpen() && given < 0)
        ? null
        : new Checks.Verdict(passed, given);
  }

  /** Whether a method asks about a parameter, hands one to another that may, or gives one back. */
  private static boolean asks(ExecutableElement method, BlockTree body) {
    Set<Name> parameters = new HashSet<>();
    method.getParameters().forEach(parameter -> parameters.add(parameter.getSimpleName()));
    for (StatementTree statement : body.getStatements()) {
      for (Tree asked : asked(statement)) {
        if (!Collections.disjoint(Changes.mentioned(asked), parameters)) {
          return true;
        }
      }
    }
    return false;
  }

  /** The parts of a statement that can prove something about what they mention. */
  private static List<? extends Tree> asked(StatementTree statement) {
    if (statement instanceof IfTree question) {
      return List.of(question.getCondition());
    }
    if (statement instanceof TryTree || statement instanceof BlockTree) {
      return List.of(statement);
    }
    ExpressionTree expression =
        statement instanceof ReturnTree back
            ? back.getExpression()
            : statement instanceof ExpressionStatementTree simple
                ? simple.getExpression()
                : statement instanceof VariableTree variable ? variable.getInitializer() : null;
    if (expression instanceof MethodInvocationTree call) {
      return call.getArguments();
    }
    return expression == null ? List.of() : List.of(expression);
  }

  /** Without what the method itself may have changed about an object that it was passed. */
  private Guards lasting(Guards guards, Changes changes) {
    Guards rest = guards;
    for (VariableElement parameter : method.getParameters()) {
      if (changes.touched().contains(parameter.getSimpleName())
          && !context.domains.isImmutable(parameter.asType())) {
        rest = rest.without(context.keys.of(parameter));
      }
    }
    return rest;
  }

  /** What holds behind the statements. */
  private Guards run(List<? extends StatementTree> statements, TreePath parent, Guards before) {
    Guards guards = before;
    for (StatementTree statement : statements) {
      if (guards.isImpossible() || !isClear) {
        break;
      }
      guards = run(new TreePath(parent, statement), guards);
    }
    return guards;
  }

  private Guards run(TreePath path, Guards guards) {
    Tree statement = path.getLeaf();
    if (statement instanceof BlockTree block) {
      return run(block.getStatements(), path, guards);
    }
    if (statement instanceof IfTree choice) {
      Proof.Outcomes outcomes = proof.of(new TreePath(path, choice.getCondition()), guards);
      Guards one = branch(path, choice.getThenStatement(), guards.and(outcomes.yes()));
      Guards other = guards.and(outcomes.no());
      if (choice.getElseStatement() != null) {
        other = branch(path, choice.getElseStatement(), other);
      }
      return one.or(other);
    }
    if (statement instanceof ReturnTree back) {
      back(path, back.getExpression(), guards);
      return Guards.IMPOSSIBLE;
    }
    if (statement instanceof ThrowTree) {
      return Guards.IMPOSSIBLE;
    }
    if (statement instanceof TryTree attempt) {
      return attempt(path, attempt, guards);
    }
    if (statement instanceof ExpressionStatementTree simple) {
      return called(path, simple.getExpression(), guards);
    }
    if (statement instanceof VariableTree variable) {
      return called(path, variable.getInitializer(), guards);
    }
    // A loop, say: it does not matter when it gives nothing back.
    isClear &= ReturnStatements.of(path).isEmpty();
    return guards;
  }

  private Guards branch(TreePath parent, StatementTree statement, Guards guards) {
    return guards.isImpossible() ? guards : run(new TreePath(parent, statement), guards);
  }

  /** What a check inside the check proves. */
  private Guards called(TreePath path, @Nullable ExpressionTree expression, Guards guards) {
    List<? extends ExpressionTree> arguments =
        expression instanceof MethodInvocationTree call
            ? call.getArguments()
            : expression instanceof NewClassTree made ? made.getArguments() : List.of();
    if (expression == null || arguments.isEmpty()) {
      return guards;
    }
    TreePath call = new TreePath(path, expression);
    TreePath named =
        expression instanceof MethodInvocationTree invoked
            ? new TreePath(call, invoked.getMethodSelect())
            : call;
    if (!(context.trees.getElement(named) instanceof ExecutableElement called)) {
      return guards;
    }
    Guards both = guards.and(context.checks.passed(called, call, arguments));
    return both.isImpossible() ? guards : both;
  }

  private void back(TreePath path, @Nullable ExpressionTree expression, Guards guards) {
    left = left.or(guards);
    if (expression == null) {
      return;
    }
    TreePath value = new TreePath(path, expression);
    Element variable = context.trees.getElement(value);
    int index =
        expression instanceof IdentifierTree && variable != null
            ? method.getParameters().indexOf(variable)
            : -1;
    given = given == -2 || given == index ? index : -1;
  }

  /** What is caught may have stopped anywhere. */
  private Guards attempt(TreePath path, TryTree attempt, Guards guards) {
    isClear &= attempt.getResources().isEmpty() && attempt.getFinallyBlock() == null;
    TreePath block = new TreePath(path, attempt.getBlock());
    Guards through = run(attempt.getBlock().getStatements(), block, guards);
    for (CatchTree each : attempt.getCatches()) {
      TreePath caught = new TreePath(new TreePath(path, each), each.getBlock());
      through = through.or(run(each.getBlock().getStatements(), caught, guards));
    }
    return through;
  }
}
