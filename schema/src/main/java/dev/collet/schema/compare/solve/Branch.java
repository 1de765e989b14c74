package dev.collet.schema.compare.solve;

import dev.collet.schema.compare.logic.Constraint;
import dev.collet.schema.compare.logic.Formula;
import dev.collet.schema.compare.logic.Formulas;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** One case of a tableau: what holds in it, and which disjunctions are still to be satisfied. */
final class Branch {

  private final Formulas formulas;
  private final UnaryOperator<Formula> opposite;
  private final Set<Formula> asserted;
  private final Set<Formula> rejected;
  private final List<Constraint> constraints;
  private List<Formula.Junction> choices;
  private @Nullable String opaque;
  private boolean closed;

  /**
   * @param opposite the negation of a formula, within the type that is solved for
   */
  Branch(Formulas formulas, UnaryOperator<Formula> opposite) {
    this(
        formulas,
        opposite,
        new HashSet<>(),
        new HashSet<>(),
        new ArrayList<>(),
        new ArrayList<>(),
        null);
  }

  private Branch(
      Formulas formulas,
      UnaryOperator<Formula> opposite,
      Set<Formula> asserted,
      Set<Formula> rejected,
      List<Constraint> constraints,
      List<Formula.Junction> choices,
      @Nullable String opaque) {
    this.formulas = formulas;
    this.opposite = opposite;
    this.asserted = asserted;
    this.rejected = rejected;
    this.constraints = constraints;
    this.choices = choices;
    this.opaque = opaque;
  }

  /** The case in which one option of a disjunction holds. */
  Branch with(Formula.Junction choice, Formula option) {
    Branch next =
        new Branch(
            formulas,
            opposite,
            new HashSet<>(asserted),
            new HashSet<>(rejected),
            new ArrayList<>(constraints),
            new ArrayList<>(choices),
            opaque);
    next.choices.remove(choice);
    next.add(option);
    return next;
  }

  /** Says that the case in which this holds is dealt with elsewhere. */
  void reject(Formula option) {
    rejected.add(option);
  }

  void add(Formula formula) {
    if (closed || !asserted.add(formula)) {
      return;
    }
    if (denied(formula) || rejected.contains(formula)) {
      closed = true;
    } else if (formula instanceof Formula.Constant constant) {
      closed |= !constant.value();
    } else if (formula instanceof Formula.Junction junction) {
      if (junction.all()) {
        junction.parts().forEach(this::add);
      } else {
        choices.add(junction);
      }
    } else if (formula instanceof Formula.Atom atom) {
      constraints.add(atom.constraint());
    } else if (formula instanceof Formula.Opaque unknown) {
      opaque = unknown.reason();
    }
  }

  /** Drops options that can't hold any more, until a choice is left in each disjunction. */
  void propagate() {
    boolean changed = true;
    while (changed && !closed) {
      changed = false;
      List<Formula.Junction> open = choices;
      choices = new ArrayList<>();
      for (Formula.Junction choice : open) {
        changed |= propagate(choice);
      }
    }
  }

  private boolean propagate(Formula.Junction choice) {
    List<Formula> left = new ArrayList<>();
    for (Formula option : choice.parts()) {
      if (asserted.contains(option)) {
        return true;
      }
      if (!rejected.contains(option) && !contradicted(option)) {
        left.add(option);
      }
    }
    if (left.size() == choice.parts().size()) {
      choices.add(choice);
      return false;
    }
    add(formulas.any(left));
    return true;
  }

  private boolean contradicted(Formula option) {
    return option instanceof Formula.Junction junction
        ? junction.all() && junction.parts().stream().anyMatch(this::denied)
        : denied(option);
  }

  /** Whether the formula's negation is known to hold; not looked into for junctions. */
  private boolean denied(Formula formula) {
    return !(formula instanceof Formula.Junction) && asserted.contains(opposite.apply(formula));
  }

  boolean closed() {
    return closed;
  }

  List<Constraint> constraints() {
    return constraints;
  }

  List<Formula.Junction> choices() {
    return choices;
  }

  /** Why the case can't be settled even with a value for its constraints; null if it can. */
  @Nullable String opaque() {
    return opaque;
  }
}
