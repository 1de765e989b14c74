package dev.collet.schema.compare.solve;

import dev.collet.schema.compare.logic.Constraint;
import dev.collet.schema.compare.logic.Formula;
import dev.collet.schema.compare.logic.Formulas;
import dev.collet.schema.compare.logic.JsonType;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.NullNode;

/**
 * Solves a formula over one type by cases: a value for the constraints that hold in any case is
 * looked for first, and only a disjunction that this value fails is split.
 */
final class Tableau {

  private final Solver solver;
  private final JsonType type;

  Tableau(Solver solver, JsonType type) {
    this.solver = solver;
    this.type = type;
  }

  Result solve(Formula restricted) {
    Branch root = new Branch(solver.formulas(), formula -> solver.opposite(formula, type));
    root.add(restricted);
    return search(root);
  }

  private Result search(Branch branch) {
    solver.steps().spend(1);
    branch.propagate();
    if (branch.closed()) {
      return Result.EMPTY;
    }
    Result base = constraints(branch.constraints());
    if (base instanceof Result.Empty) {
      return base;
    }
    Formula.Junction split = failing(base, branch.choices());
    if (split == null) {
      return branch.opaque() == null ? base : uncertain(base, branch.opaque());
    }
    Outcomes outcomes = new Outcomes();
    NameIndex index = new NameIndex(type == JsonType.OBJECT ? branch.constraints() : List.of());
    for (Formula option : split.parts()) {
      if (impossible(option, index)) {
        branch.reject(option);
        continue;
      }
      Branch next = branch.with(split, option);
      if (outcomes.settle(search(next))) {
        break;
      }
      // what follows need not look again where this option holds
      branch.reject(option);
    }
    return outcomes.best();
  }

  /** Whether an option needs a member whose value can't be, which is cheaper to see at once. */
  private boolean impossible(Formula option, NameIndex index) {
    if (option instanceof Formula.Junction junction && junction.all()) {
      return junction.parts().stream().anyMatch(part -> impossible(part, index));
    }
    if (option instanceof Formula.Atom atom
        && atom.constraint() instanceof Constraint.SomeName some
        && some.names().onlyWord() != null) {
      List<Formula> parts = index.formulas(some.names().onlyWord());
      parts.add(some.formula());
      return solver.solve(solver.formulas().all(parts)) instanceof Result.Empty;
    }
    return false;
  }

  private Formula.@Nullable Junction failing(Result base, List<Formula.Junction> choices) {
    for (Formula.Junction choice : choices) {
      if (!(base instanceof Result.Found found) || !solver.holds().holds(choice, found.value())) {
        return choice;
      }
    }
    return null;
  }

  private static Result uncertain(Result result, String reason) {
    return result instanceof Result.Found found
        ? new Result.Found(found.value(), reason)
        : new Result.Undecided(reason);
  }

  private Result constraints(List<Constraint> constraints) {
    Formulas formulas = solver.formulas();
    return switch (type) {
      case NULL -> Result.found(NullNode.getInstance());
      case BOOLEAN -> BooleanProblem.solve(constraints);
      case NUMBER -> new NumberProblem(constraints, solver.steps()).solve();
      case STRING -> new StringProblem(constraints, formulas.languages(), solver.steps()).solve();
      case ARRAY -> new ArrayProblem(constraints, solver).solve();
      case OBJECT -> new ObjectProblem(constraints, solver).solve();
    };
  }
}
