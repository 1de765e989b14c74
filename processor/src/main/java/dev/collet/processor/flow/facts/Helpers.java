package dev.collet.processor.flow.facts;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import dev.collet.processor.flow.value.Fact;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.TypeKind;
import org.jspecify.annotations.Nullable;

/**
 * Knows what helpers such as {@code isNumber(text)} prove about their arguments: methods of this
 * compilation that only ask and answer, by {@code return} and {@code if} with a return.
 */
final class Helpers {
  private final Context context;
  private final Map<ExecutableElement, Proof.Outcomes> known = new HashMap<>();

  Helpers(Context context) {
    this.context = context;
  }

  /**
   * What it proves about arguments that a helper gives this outcome.
   *
   * @param receiver what it is called on; null when that is not written
   * @param arguments the keys of the arguments, with null for those that have none
   */
  Guards of(
      ExecutableElement method,
      @Nullable TreePath receiver,
      List<@Nullable String> arguments,
      boolean outcome) {
    Proof.Outcomes outcomes = outcomes(method);
    Guards proven = outcome ? outcomes.yes() : outcomes.no();
    if (proven.isOpen() || proven.isImpossible()) {
      return proven;
    }
    Guards all = Guards.IMPOSSIBLE;
    for (Way way : proven.ways()) {
      Way renamed = Way.OPEN;
      for (int i = 0; i < Math.min(arguments.size(), method.getParameters().size()); i++) {
        String argument = arguments.get(i);
        String parameter = context.keys.of(method.getParameters().get(i));
        if (argument != null) {
          renamed = renamed.with(argument, renamed.fact(argument).and(way.fact(parameter)));
          renamed = way.holds(parameter) ? renamed.and(argument) : renamed;
        }
      }
      Guards one =
          new Guards(List.of(renamed))
              .and(context.lookups.answered(method, way, receiver, arguments));
      if (one.isOpen()) {
        return Guards.NONE;
      }
      all = all.or(one);
    }
    return all;
  }

  /** Whether a method is a helper that does no more than ask and answer. */
  boolean isAsking(ExecutableElement method) {
    return method.getReturnType().getKind() == TypeKind.BOOLEAN
        && outcomes(method) != Proof.Outcomes.OPEN;
  }

  /** What is known about a value for which a helper with one parameter says yes. */
  Fact passed(ExecutableElement method) {
    return method.getParameters().size() == 1
        ? outcomes(method).yes().fact(context.keys.of(method.getParameters().get(0)))
        : Fact.ANY;
  }

  private Proof.Outcomes outcomes(ExecutableElement method) {
    Proof.Outcomes outcomes = known.get(method);
    if (outcomes == null) {
      known.put(method, Proof.Outcomes.OPEN); // for a helper that asks itself
      outcomes = find(method);
      known.put(method, outcomes);
    }
    return outcomes;
  }

  private Proof.Outcomes find(ExecutableElement method) {
    boolean isHelper =
        method.getReturnType().getKind() == TypeKind.BOOLEAN
            && !method.getParameters().isEmpty()
            && !method.isVarArgs()
            && context.isFixed(method)
            && context.isSource(method);
    TreePath path = isHelper ? context.paths.of(method) : null;
    if (path == null
        || !(path.getLeaf() instanceof MethodTree tree)
        || tree.getBody() == null
        || !context.changes.in(tree.getBody()).assigned().isEmpty()) {
      return Proof.Outcomes.OPEN;
    }
    context.attribute(path);
    TreePath body = new TreePath(path, tree.getBody());
    Proof.Outcomes outcomes = of(body, tree.getBody().getStatements(), 0, Guards.NONE);
    return outcomes == null ? Proof.Outcomes.OPEN : outcomes;
  }

  /** What the statements from that one on prove; null when they do more than ask and answer. */
  private Proof.@Nullable Outcomes of(
      TreePath block, List<? extends StatementTree> statements, int first, Guards guards) {
    if (first >= statements.size()) {
      return null;
    }
    StatementTree statement = statements.get(first);
    TreePath path = new TreePath(block, statement);
    Proof proof = new Proof(context, Set.of());
    if (statement instanceof ReturnTree answer) {
      return answer(proof, path, answer, guards);
    }
    if (statement instanceof TryTree attempt) {
      return attempted(block, statements, first, new TreePath(path, attempt.getBlock()), guards);
    }
    if (!(statement instanceof IfTree question)) {
      return null;
    }
    Proof.Outcomes asked = proof.of(new TreePath(path, question.getCondition()), guards);
    Guards entered = guards.and(asked.yes());
    Guards passed = guards.and(asked.no());
    TreePath then = only(new TreePath(path, question.getThenStatement()));
    Proof.Outcomes inside =
        then.getLeaf() instanceof ReturnTree answer ? answer(proof, then, answer, entered) : null;
    TreePath otherwise =
        question.getElseStatement() == null
            ? null
            : only(new TreePath(path, question.getElseStatement()));
    Proof.Outcomes after =
        inside == null
            ? null
            : otherwise == null
                ? of(block, statements, first + 1, passed)
                : otherwise.getLeaf() instanceof ReturnTree other
                    ? answer(proof, otherwise, other, passed)
                    : null;
    return inside == null || after == null
        ? null
        : new Proof.Outcomes(inside.yes().or(after.yes()), inside.no().or(after.no()));
  }

  /**
   * {@code try { LocalDate.parse(text); return true; } catch (DateTimeParseException e) { return
   * false; }}, or with the yes behind it: what says yes has read the text.
   */
  private Proof.@Nullable Outcomes attempted(
      TreePath block,
      List<? extends StatementTree> statements,
      int first,
      TreePath body,
      Guards guards) {
    TryTree attempt = (TryTree) body.getParentPath().getLeaf();
    boolean isPlain = attempt.getResources().isEmpty() && attempt.getFinallyBlock() == null;
    for (CatchTree each : attempt.getCatches()) {
      isPlain &= isNo(new TreePath(body.getParentPath(), each));
    }
    if (!isPlain) {
      return null;
    }
    Guards read = guards;
    List<? extends StatementTree> tried = attempt.getBlock().getStatements();
    for (int i = 0; i < tried.size(); i++) {
      if (!(tried.get(i) instanceof ExpressionStatementTree)
          && !(tried.get(i) instanceof VariableTree)) {
        Proof.Outcomes rest = of(body, tried, i, read);
        return rest == null ? null : new Proof.Outcomes(rest.yes(), Guards.NONE);
      }
      read = read.and(context.readings.by(new TreePath(body, tried.get(i))));
    }
    Proof.Outcomes rest = of(block, statements, first + 1, read);
    return rest == null ? null : new Proof.Outcomes(rest.yes(), Guards.NONE);
  }

  private boolean isNo(TreePath clause) {
    TreePath only = only(new TreePath(clause, ((CatchTree) clause.getLeaf()).getBlock()));
    return only.getLeaf() instanceof ReturnTree answer
        && answer.getExpression() != null
        && Boolean.FALSE.equals(
            context.constants.value(new TreePath(only, answer.getExpression())));
  }

  private static Proof.@Nullable Outcomes answer(
      Proof proof, TreePath path, ReturnTree answer, Guards guards) {
    ExpressionTree expression = answer.getExpression();
    if (expression == null) {
      return null;
    }
    Proof.Outcomes outcomes = proof.of(new TreePath(path, expression), guards);
    return new Proof.Outcomes(guards.and(outcomes.yes()), guards.and(outcomes.no()));
  }

  /** The only statement of a block, or the statement itself. */
  private static TreePath only(TreePath path) {
    return path.getLeaf() instanceof BlockTree block && block.getStatements().size() == 1
        ? new TreePath(path, block.getStatements().get(0))
        : path;
  }
}
