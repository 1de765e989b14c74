package dev.collet.schema.compare.solve;

import dev.collet.schema.compare.logic.Formula;
import dev.collet.schema.compare.logic.Formulas;
import dev.collet.schema.compare.logic.JsonType;
import dev.collet.schema.compare.logic.SchemaCompiler;
import dev.collet.schema.compare.logic.Values;
import dev.collet.schema.pattern.Steps;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * Looks for a finite value that satisfies a formula. A goal that comes up again inside itself
 * counts as failed there: if it has a value at all, it has a smallest one, which holds no other (a
 * least fixpoint). A failure that rests on such an assumption is kept only once the assumption has
 * proved right.
 */
public final class Solver {

  private static final int MAX_DEPTH = 200;
  private static final int NOTHING_ASSUMED = Integer.MAX_VALUE;

  private final Formulas formulas;
  private final SchemaCompiler compiler;
  private final Steps steps;
  private final Values values;
  private final Holds holds;
  private final Map<Formula, Result> settled = new HashMap<>();
  private final Map<Formula, Integer> open = new HashMap<>();
  private final Map<Formula, Integer> provisional = new HashMap<>();
  private final List<Formula> provisionalOrder = new ArrayList<>();

  /** The outermost open goal that was taken as failed since the current one was opened. */
  private int assumed = NOTHING_ASSUMED;

  /** A solver for formulas of these makers. */
  public Solver(Formulas formulas, SchemaCompiler compiler, Steps steps) {
    this.formulas = formulas;
    this.compiler = compiler;
    this.steps = steps;
    this.values = new Values(formulas);
    this.holds = new Holds(compiler, steps);
  }

  Formulas formulas() {
    return formulas;
  }

  /** What values of a type satisfy exactly if they don't satisfy the given formula. */
  Formula opposite(Formula formula, JsonType type) {
    return compiler.restriction().to(formulas.not(formula), type);
  }

  Steps steps() {
    return steps;
  }

  Holds holds() {
    return holds;
  }

  /** A value that satisfies a formula, or the proof that there is none. */
  public Result solve(Formula goal) {
    steps.spend(1);
    if (goal instanceof Formula.Constant constant) {
      return constant.value() ? Result.found(JsonNodeFactory.instance.nullNode()) : Result.EMPTY;
    }
    Result known = settled.get(goal);
    if (known != null) {
      return known;
    }
    Integer assumption = open.get(goal);
    if (assumption == null) {
      assumption = provisional.get(goal);
    }
    if (assumption != null) {
      assumed = Math.min(assumed, assumption);
      return Result.EMPTY;
    }
    if (open.size() >= MAX_DEPTH) {
      return new Result.Undecided(
          "values nested deeper than " + MAX_DEPTH + " levels would be needed");
    }
    return open(goal);
  }

  private Result open(Formula goal) {
    int depth = open.size();
    int before = assumed;
    int mark = provisionalOrder.size();
    open.put(goal, depth);
    assumed = NOTHING_ASSUMED;
    Result result = byType(goal);
    open.remove(goal);
    if (result instanceof Result.Empty) {
      if (assumed >= depth) {
        provisionalOrder
            .subList(mark, provisionalOrder.size())
            .forEach(p -> settled.put(p, result));
        forget(mark);
        settled.put(goal, result);
        assumed = before;
      } else {
        provisional.put(goal, assumed);
        provisionalOrder.add(goal);
        assumed = Math.min(before, assumed);
      }
      return result;
    }
    forget(mark);
    if (result instanceof Result.Found || assumed >= depth) {
      settled.put(goal, result);
      assumed = before;
    } else {
      assumed = Math.min(before, assumed);
    }
    return result;
  }

  private void forget(int mark) {
    List<Formula> dropped = provisionalOrder.subList(mark, provisionalOrder.size());
    dropped.forEach(provisional::remove);
    dropped.clear();
  }

  private Result byType(Formula goal) {
    Outcomes outcomes = new Outcomes();
    for (JsonType type : JsonType.values()) {
      Formula restricted = compiler.restriction().to(goal, type);
      if (restricted != formulas.nothing()
          && outcomes.settle(new Tableau(this, type).solve(restricted))) {
        break;
      }
    }
    return outcomes.best();
  }

  /**
   * Up to so many different values that satisfy a formula; fewer only if there are no more.
   *
   * @return the outcome of the last search, and the values found before it
   */
  Distinct distinct(Formula goal, int count) {
    Distinct distinct = new Distinct(new ArrayList<>(), null, null);
    Formula rest = goal;
    while (distinct.values().size() < count) {
      Result result = solve(rest);
      if (result instanceof Result.Undecided undecided) {
        return new Distinct(distinct.values(), distinct.doubt(), undecided);
      }
      Result.Found found = Outcomes.found(result);
      if (found == null) {
        return distinct;
      }
      distinct.values().add(found.value());
      String doubt = found.doubt() == null ? distinct.doubt() : found.doubt();
      distinct = new Distinct(distinct.values(), doubt, null);
      steps.spend(1 + distinct.values().size() / 8);
      rest = formulas.all(goal, formulas.not(values.oneOf(distinct.values())));
    }
    return distinct;
  }
}
