package dev.collet.schema.compare.logic;

import dev.collet.schema.compare.language.Languages;
import org.jspecify.annotations.Nullable;

/** Recognises constraints that all or no values of their type satisfy, and equal forms. */
final class Trivia {

  private Trivia() {}

  /** True or false where every value of the type satisfies or fails the constraint; else null. */
  static @Nullable Boolean value(Constraint constraint) {
    if (constraint instanceof Constraint.LengthAtLeast least) {
      return least.length() <= 0 ? Boolean.TRUE : null;
    }
    if (constraint instanceof Constraint.LengthAtMost most) {
      return most.length() < 0 ? Boolean.FALSE : null;
    }
    if (constraint instanceof Constraint.SizeAtLeast least) {
      return least.size() <= 0 ? Boolean.TRUE : null;
    }
    if (constraint instanceof Constraint.SizeAtMost most) {
      return most.size() < 0 ? Boolean.FALSE : null;
    }
    if (constraint instanceof Constraint.NumberIn in) {
      return in.numbers().isEmpty() ? !in.positive() : null;
    }
    if (constraint instanceof Constraint.StringIn in) {
      return in.language().isAll() ? Boolean.TRUE : in.language().isEmpty() ? Boolean.FALSE : null;
    }
    if (constraint instanceof Constraint.EveryItem every) {
      return is(every.formula(), true) || every.from() >= every.to() ? Boolean.TRUE : null;
    }
    if (constraint instanceof Constraint.SomeItem some) {
      return is(some.formula(), false) || some.from() >= some.to() ? Boolean.FALSE : null;
    }
    if (constraint instanceof Constraint.ItemCount count) {
      if (count.min() > count.max()) {
        return false;
      }
      return count.min() <= 0 && count.max() == Constraint.UNLIMITED ? Boolean.TRUE : null;
    }
    if (constraint instanceof Constraint.EveryName every) {
      return is(every.formula(), true) || every.names().isEmpty() ? Boolean.TRUE : null;
    }
    if (constraint instanceof Constraint.SomeName some) {
      return is(some.formula(), false) || some.names().isEmpty() ? Boolean.FALSE : null;
    }
    return null;
  }

  /** The form that stands for all equal ones. */
  static Constraint simplified(Constraint constraint, Languages languages) {
    if (constraint instanceof Constraint.SomeItem some
        && is(some.formula(), true)
        && some.from() < Constraint.UNLIMITED) {
      return new Constraint.SizeAtLeast(some.from() + 1);
    }
    if (constraint instanceof Constraint.EveryItem every && is(every.formula(), false)) {
      return new Constraint.SizeAtMost(every.from());
    }
    if (constraint instanceof Constraint.SomeName some
        && is(some.formula(), true)
        && some.names().isAll()) {
      return new Constraint.SizeAtLeast(1);
    }
    if (constraint instanceof Constraint.EveryName every
        && is(every.formula(), false)
        && every.names().isAll()) {
      return new Constraint.SizeAtMost(0);
    }
    return constraint;
  }

  private static boolean is(Formula formula, boolean value) {
    return formula instanceof Formula.Constant constant && constant.value() == value;
  }
}
