package dev.collet.schema.compare.solve;

import dev.collet.schema.compare.logic.Constraint;
import dev.collet.schema.compare.logic.Formula;
import dev.collet.schema.compare.logic.Formulas;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds an array, element by element: each meets some of the demands that are still open, and the
 * array ends as soon as none is. Elements behind the last position that a constraint names are
 * interchangeable, so there they are tried in one order only.
 */
final class ArrayProblem {

  private static final int MAX_FILL = 100_000;
  private static final int MAX_DEPTH = 40;

  private final Solver solver;
  private final Formulas formulas;
  private final ArrayConstraints given;
  private final ArrayBuilder builder;
  private final List<ItemGoal> items = new ArrayList<>();
  private final List<Integer> choices = new ArrayList<>();

  /** The two positions that hold the same value, where some have to; else -1. */
  private int original = -1;

  private int copy = -1;
  private Result.@Nullable Undecided undecided;

  ArrayProblem(List<Constraint> constraints, Solver solver) {
    this.solver = solver;
    this.formulas = solver.formulas();
    this.given = new ArrayConstraints(constraints, formulas);
    this.builder = new ArrayBuilder(solver, given.unique);
    solver.steps().spend(1 + constraints.size());
  }

  Result solve() {
    if (given.min > given.max
        || (given.unique && given.repeated)
        || given.counts.stream().anyMatch(count -> count.min() > given.max)) {
      return Result.EMPTY;
    }
    if (!eachPossible()) {
      return concluded(Result.EMPTY);
    }
    if (!given.repeated) {
      return concluded(extend(Demands.of(given)));
    }
    long last = Math.min(given.tail + 2, given.max);
    for (copy = 1; copy < last; copy++) {
      for (original = 0; original < copy; original++) {
        Result result = extend(Demands.of(given));
        if (result instanceof Result.Found) {
          return result;
        }
      }
    }
    return concluded(Result.EMPTY);
  }

  /** Whether each demand, taken alone, can be met somewhere; all together may still fail. */
  private boolean eachPossible() {
    for (Constraint.SomeItem demand : given.some) {
      if (places(demand.from(), demand.to(), demand.formula(), 1) == 0) {
        return false;
      }
    }
    for (Constraint.ItemCount count : given.counts) {
      if (places(0, Constraint.UNLIMITED, count.formula(), count.min()) < count.min()) {
        return false;
      }
    }
    return true;
  }

  /** How many positions in a range can hold a value that satisfies a formula, up to a limit. */
  private long places(long from, long to, Formula formula, long limit) {
    long found = 0;
    for (long i = from; i < Math.min(to, given.max) && found < limit; i++) {
      boolean holds = possible(formulas.all(given.at(i), formula));
      if (i >= given.tail) {
        return holds ? Math.min(limit, found + Math.min(to, given.max) - i) : found;
      }
      found += holds ? 1 : 0;
    }
    return found;
  }

  /** What is undecided may be possible. */
  private boolean possible(Formula goal) {
    return solvable(goal) || undecided != null;
  }

  private Result concluded(Result result) {
    return result instanceof Result.Empty && undecided != null ? undecided : result;
  }

  private Result extend(Demands demands) {
    solver.steps().spend(1);
    int index = items.size();
    boolean complete = demands.met() && index > copy;
    if (complete && index >= given.min) {
      return build();
    }
    if (index >= given.max || demands.hopeless(index)) {
      return Result.EMPTY;
    }
    if (index == copy) {
      Integer choice = choices.get(original);
      Demands rest = demands.repeated(choice);
      ItemGoal item = new ItemGoal(items.get(original).formula(), original);
      return rest == null ? Result.EMPTY : extendWith(item, rest, choice);
    }
    Formula base =
        index == original ? formulas.all(given.at(index), given.at(copy)) : given.at(index);
    if (!solvable(base)) {
      return Result.EMPTY;
    }
    return complete && index >= given.tail ? fill(demands, base) : choose(demands, base, index);
  }

  private Result choose(Demands demands, Formula base, int index) {
    boolean wanted = index < given.tail || index < given.min || index <= copy;
    int first = interchangeable(index) ? choices.get(index - 1) : 0;
    for (int choice = first; choice < demands.choices(); choice++) {
      Formula goal =
          wanted || demands.meets(choice) ? demands.goal(choice, index, base, formulas) : null;
      if (goal != null && solvable(goal)) {
        Result result = extendWith(new ItemGoal(goal, -1), demands.after(choice), choice);
        if (result instanceof Result.Found) {
          return result;
        }
      }
    }
    return Result.EMPTY;
  }

  private boolean interchangeable(int index) {
    int before = index - 1;
    return before >= given.tail && index != original && before != copy && before != original;
  }

  /** Nothing is needed but length: many alike at once, or else one by one. */
  private Result fill(Demands demands, Formula base) {
    int index = items.size();
    long wanted = given.min - index;
    Formula goal = demands.goal(demands.choices() - 1, index, base, formulas);
    if (goal != null && solvable(goal)) {
      if (wanted > MAX_FILL) {
        undecided = new Result.Undecided("a witness would have " + given.min + " elements");
        return Result.EMPTY;
      }
      for (long i = 0; i < wanted; i++) {
        solver.steps().spend(1);
        items.add(new ItemGoal(goal, -1));
      }
      Result result = build();
      items.subList(index, items.size()).clear();
      if (result instanceof Result.Found) {
        return result;
      }
    }
    if (wanted > MAX_DEPTH) {
      undecided = new Result.Undecided("an array of " + given.min + " elements has too many cases");
      return Result.EMPTY;
    }
    return choose(demands, base, index);
  }

  private Result extendWith(ItemGoal item, Demands rest, int choice) {
    items.add(item);
    choices.add(choice);
    Result result = extend(rest);
    items.remove(items.size() - 1);
    choices.remove(choices.size() - 1);
    return result;
  }

  private boolean solvable(Formula goal) {
    Result result = solver.solve(goal);
    if (result instanceof Result.Undecided reason) {
      undecided = reason;
    }
    return result instanceof Result.Found;
  }

  private Result build() {
    Result result = builder.build(items);
    if (result instanceof Result.Undecided reason) {
      undecided = reason;
      return Result.EMPTY;
    }
    return result;
  }
}
