package dev.collet.schema.compare.solve;

import dev.collet.schema.compare.logic.Constraint;
import dev.collet.schema.compare.logic.Formula;
import dev.collet.schema.compare.logic.Formulas;
import java.util.ArrayList;
import java.util.List;

/** What a set of constraints asks of an array, sorted by kind and made simple. */
final class ArrayConstraints {

  final List<Constraint.EveryItem> every = new ArrayList<>();
  final List<Constraint.SomeItem> some = new ArrayList<>();

  /** Counts that are bounded; those with a maximum of 0 have become an {@code EveryItem}. */
  final List<Constraint.ItemCount> counts = new ArrayList<>();

  final boolean unique;
  final boolean repeated;
  final long min;
  final long max;

  /** From this index on, all elements are alike to the constraints. */
  final long tail;

  private final Formulas formulas;

  ArrayConstraints(List<Constraint> constraints, Formulas formulas) {
    this.formulas = formulas;
    boolean different = false;
    boolean equal = false;
    long least = 0;
    long most = Constraint.UNLIMITED;
    for (Constraint constraint : constraints) {
      if (constraint instanceof Constraint.EveryItem item) {
        every.add(item);
      } else if (constraint instanceof Constraint.SomeItem item && item.to() - item.from() == 1) {
        least = Math.max(least, item.to());
        every.add(new Constraint.EveryItem(item.from(), item.to(), item.formula()));
      } else if (constraint instanceof Constraint.SomeItem item) {
        some.add(item);
      } else if (constraint instanceof Constraint.ItemCount count) {
        count(count);
      } else if (constraint instanceof Constraint.UniqueItems items) {
        different |= items.unique();
        equal |= !items.unique();
      } else if (constraint instanceof Constraint.SizeAtLeast size) {
        least = Math.max(least, size.size());
      } else if (constraint instanceof Constraint.SizeAtMost size) {
        most = Math.min(most, size.size());
      }
    }
    this.unique = different;
    this.repeated = equal;
    this.min = least;
    this.max = most;
    long bound = 0;
    for (Constraint.EveryItem item : every) {
      bound = Math.max(bound, item.to() == Constraint.UNLIMITED ? item.from() : item.to());
    }
    for (Constraint.SomeItem item : some) {
      bound = Math.max(bound, item.to() == Constraint.UNLIMITED ? item.from() : item.to());
    }
    this.tail = bound;
  }

  private void count(Constraint.ItemCount count) {
    if (count.max() == 0) {
      every.add(new Constraint.EveryItem(0, Constraint.UNLIMITED, formulas.not(count.formula())));
    } else {
      counts.add(count);
    }
  }

  /** What the element at an index has to satisfy in any case. */
  Formula at(long index) {
    List<Formula> parts = new ArrayList<>();
    for (Constraint.EveryItem item : every) {
      if (item.from() <= index && index < item.to()) {
        parts.add(item.formula());
      }
    }
    return formulas.all(parts);
  }
}
