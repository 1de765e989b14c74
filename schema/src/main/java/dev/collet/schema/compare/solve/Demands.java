package dev.collet.schema.compare.solve;

import dev.collet.schema.compare.logic.Constraint;
import dev.collet.schema.compare.logic.Formula;
import dev.collet.schema.compare.logic.Formulas;
import dev.collet.schema.load.UnsupportedSchemaException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What an array under construction still needs. An element's choice is a set of bits: one for each
 * element demanded, whether this is it; one for each bounded count, whether the element is counted.
 */
final class Demands {

  private static final int MAX_BITS = 10;

  private final ArrayConstraints given;
  private final int[] order;
  private final int open;
  private final long[] missing;
  private final long[] room;

  private Demands(ArrayConstraints given, int[] order, int open, long[] missing, long[] room) {
    this.given = given;
    this.order = order;
    this.open = open;
    this.missing = missing;
    this.room = room;
  }

  /** All demands of a set of constraints. */
  static Demands of(ArrayConstraints given) {
    int bits = given.some.size() + given.counts.size();
    if (bits > MAX_BITS) {
      throw new UnsupportedSchemaException(
          "an array has to hold too many different elements at once");
    }
    // few bits first, so that arrays are found in which each element serves one purpose
    int[] order =
        IntStream.range(1, 1 << bits)
            .boxed()
            .sorted(Comparator.comparingInt(Integer::bitCount).thenComparing(c -> c))
            .mapToInt(choice -> choice)
            .toArray();
    return new Demands(
        given,
        IntStream.concat(IntStream.of(order), IntStream.of(0)).toArray(),
        (1 << given.some.size()) - 1,
        given.counts.stream().mapToLong(Constraint.ItemCount::min).toArray(),
        given.counts.stream().mapToLong(Constraint.ItemCount::max).toArray());
  }

  /** Whether nothing is needed any more. */
  boolean met() {
    for (long count : missing) {
      if (count > 0) {
        return false;
      }
    }
    return open == 0;
  }

  /** Whether the elements that may still follow are too few. */
  boolean hopeless(long index) {
    for (long count : missing) {
      if (count > given.max - index) {
        return true;
      }
    }
    return false;
  }

  /** How many choices there are; the last one meets no demand. */
  int choices() {
    return order.length;
  }

  /** Whether a choice meets a demand. */
  boolean meets(int choice) {
    int bits = order[choice];
    if ((bits & open) != 0) {
      return true;
    }
    for (int i = 0; i < missing.length; i++) {
      if (counted(bits, i) && missing[i] > 0) {
        return true;
      }
    }
    return false;
  }

  /** What the element has to satisfy under a choice; null if the choice makes no sense here. */
  @Nullable Formula goal(int choice, long index, Formula base, Formulas formulas) {
    int bits = order[choice];
    int demanded = bits & ((1 << given.some.size()) - 1);
    if ((demanded & ~open) != 0) {
      return null;
    }
    List<Formula> parts = new ArrayList<>();
    parts.add(base);
    for (int i = 0; i < given.some.size(); i++) {
      if ((demanded & (1 << i)) != 0) {
        Constraint.SomeItem demand = given.some.get(i);
        if (index < demand.from() || index >= demand.to()) {
          return null;
        }
        parts.add(demand.formula());
      }
    }
    for (int i = 0; i < missing.length; i++) {
      Formula formula = given.counts.get(i).formula();
      boolean bounded = given.counts.get(i).max() < Constraint.UNLIMITED;
      if (counted(bits, i)) {
        if (bounded ? room[i] == 0 : missing[i] == 0) {
          return null;
        }
        parts.add(missing[i] > 0 ? formula : formulas.everything());
      } else if (bounded) {
        parts.add(formulas.not(formula));
      }
    }
    return formulas.all(parts);
  }

  /** What is left to need after an element with this choice. */
  Demands after(int choice) {
    return less(order[choice]);
  }

  /** The same after one more element that equals one with this choice; null if it is too many. */
  @Nullable Demands repeated(int choice) {
    Demands left = less(order[choice] & -(1 << given.some.size()));
    for (int i = 0; i < left.room.length; i++) {
      if (left.room[i] < 0) {
        return null;
      }
    }
    return left;
  }

  private boolean counted(int bits, int count) {
    return (bits & (1 << (given.some.size() + count))) != 0;
  }

  private Demands less(int bits) {
    long[] lessMissing = missing.clone();
    long[] lessRoom = room.clone();
    for (int i = 0; i < missing.length; i++) {
      if (counted(bits, i)) {
        lessMissing[i] = Math.max(0, missing[i] - 1);
        lessRoom[i] = room[i] == Constraint.UNLIMITED ? room[i] : room[i] - 1;
      }
    }
    return new Demands(given, order, open & ~bits, lessMissing, lessRoom);
  }
}
