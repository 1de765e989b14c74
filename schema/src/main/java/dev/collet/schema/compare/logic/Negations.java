package dev.collet.schema.compare.logic;

import java.util.ArrayList;
import java.util.List;

/** Negates constraints within their type. */
final class Negations {

  private Negations() {}

  /** Constraints of which a value of the type satisfies one exactly if it fails the given one. */
  static List<Constraint> of(Constraint constraint, Formulas formulas) {
    if (constraint instanceof Constraint.ItemCount count) {
      List<Constraint> outside = new ArrayList<>();
      if (count.min() > 0) {
        outside.add(new Constraint.ItemCount(count.formula(), 0, count.min() - 1));
      }
      if (count.max() < Constraint.UNLIMITED) {
        outside.add(
            new Constraint.ItemCount(count.formula(), count.max() + 1, Constraint.UNLIMITED));
      }
      return outside;
    }
    return List.of(one(constraint, formulas));
  }

  private static Constraint one(Constraint constraint, Formulas formulas) {
    if (constraint instanceof Constraint.BooleanIs is) {
      return new Constraint.BooleanIs(!is.value());
    }
    if (constraint instanceof Constraint.AtLeast least) {
      return new Constraint.AtMost(least.bound(), !least.exclusive());
    }
    if (constraint instanceof Constraint.AtMost most) {
      return new Constraint.AtLeast(most.bound(), !most.exclusive());
    }
    if (constraint instanceof Constraint.MultipleOf multiple) {
      return new Constraint.MultipleOf(multiple.divisor(), !multiple.positive());
    }
    if (constraint instanceof Constraint.NumberIn in) {
      return new Constraint.NumberIn(in.numbers(), !in.positive());
    }
    if (constraint instanceof Constraint.LengthAtLeast least) {
      return new Constraint.LengthAtMost(least.length() - 1);
    }
    if (constraint instanceof Constraint.LengthAtMost most) {
      return new Constraint.LengthAtLeast(most.length() + 1);
    }
    if (constraint instanceof Constraint.StringIn in) {
      return new Constraint.StringIn(formulas.languages().not(in.language()));
    }
    if (constraint instanceof Constraint.Matches matches) {
      return new Constraint.Matches(matches.text(), matches.pattern(), !matches.positive());
    }
    return ofContainer(constraint, formulas);
  }

  private static Constraint ofContainer(Constraint constraint, Formulas formulas) {
    if (constraint instanceof Constraint.SizeAtLeast least) {
      return new Constraint.SizeAtMost(least.size() - 1);
    }
    if (constraint instanceof Constraint.SizeAtMost most) {
      return new Constraint.SizeAtLeast(most.size() + 1);
    }
    if (constraint instanceof Constraint.EveryItem every) {
      return new Constraint.SomeItem(every.from(), every.to(), formulas.not(every.formula()));
    }
    if (constraint instanceof Constraint.SomeItem some) {
      return new Constraint.EveryItem(some.from(), some.to(), formulas.not(some.formula()));
    }
    if (constraint instanceof Constraint.UniqueItems items) {
      return new Constraint.UniqueItems(!items.unique());
    }
    if (constraint instanceof Constraint.EveryName every) {
      return new Constraint.SomeName(every.names(), formulas.not(every.formula()));
    }
    if (constraint instanceof Constraint.SomeName some) {
      return new Constraint.EveryName(some.names(), formulas.not(some.formula()));
    }
    throw new IllegalArgumentException("No negation of " + constraint);
  }
}
