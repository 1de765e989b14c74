package dev.collet.schema.compare.logic;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** What a formula says about the values of one type: all that is left are constraints on it. */
public final class Restriction {

  private final Formulas formulas;
  private final Function<Formula.Reference, Formula> expansion;

  Restriction(Formulas formulas, Function<Formula.Reference, Formula> expansion) {
    this.formulas = formulas;
    this.expansion = expansion;
  }

  /** A formula that values of this type satisfy exactly if they satisfy the given one. */
  public Formula to(Formula formula, JsonType type) {
    Formula restricted = formula.restrictions[type.ordinal()];
    if (restricted == null) {
      restricted = restrict(formula, type);
      formula.restrictions[type.ordinal()] = restricted;
    }
    return restricted;
  }

  private Formula restrict(Formula formula, JsonType type) {
    if (formula instanceof Formula.Types types) {
      return formulas.constant((types.mask() & type.mask()) != 0);
    }
    if (formula instanceof Formula.Atom atom) {
      return atom.type() == type
          ? formulas.isType(type, atom.constraint())
          : formulas.constant(!atom.strict());
    }
    if (formula instanceof Formula.Junction junction) {
      List<Formula> parts = new ArrayList<>();
      for (Formula part : junction.parts()) {
        Formula restricted = to(part, type);
        if (restricted == formulas.constant(!junction.all())) {
          return restricted;
        }
        parts.add(restricted);
      }
      return junction.all() ? formulas.all(parts) : formulas.any(parts);
    }
    if (formula instanceof Formula.Reference reference) {
      return to(expansion.apply(reference), type);
    }
    return formula;
  }
}
