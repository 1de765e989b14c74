package dev.collet.processor.flow.facts;

import dev.collet.processor.flow.value.Fact;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * What has been proven at a place in the code: it was reached on one of these ways.
 *
 * @param ways none when the place cannot be reached
 */
record Guards(List<Way> ways) {
  static final Guards NONE = new Guards(List.of(Way.OPEN));
  static final Guards IMPOSSIBLE = new Guards(List.of());

  /** Beyond this many ways, only what all have in common is kept. */
  private static final int MOST = 6;

  Guards {
    ways = List.copyOf(ways);
  }

  // Written out, as javac leaves a record's own to method handles that a short run never warms up.
  @Override
  public boolean equals(@Nullable Object other) {
    return this == other || other instanceof Guards guards && ways.equals(guards.ways);
  }

  @Override
  public int hashCode() {
    return ways.hashCode();
  }

  static Guards of(String key, Fact fact) {
    return fact.isImpossible()
        ? IMPOSSIBLE
        : fact.equals(Fact.ANY) ? NONE : new Guards(List.of(Way.OPEN.with(key, fact)));
  }

  boolean isImpossible() {
    return ways.isEmpty();
  }

  boolean holds(String key) {
    for (Way way : ways) {
      if (!way.holds(key)) {
        return false;
      }
    }
    return true;
  }

  /** What is known about an expression's value. */
  Fact fact(String key) {
    @Nullable Fact fact = null;
    for (Way way : ways) {
      fact = fact == null ? way.fact(key) : fact.or(way.fact(key));
    }
    return fact == null ? Fact.ANY : fact;
  }

  Guards and(String key) {
    return isOneWay() ? of(ways.get(0).and(key)) : each(way -> way.and(key));
  }

  // Nearly all places are reached on one way, for which no function is made.
  private boolean isOneWay() {
    return ways.size() == 1;
  }

  private Guards of(Way way) {
    return way == ways.get(0) ? this : new Guards(List.of(way));
  }

  Guards and(Guards other) {
    if (other.isOpen()) {
      return this;
    }
    if (isOpen()) {
      return other;
    }
    List<Way> both = new ArrayList<>();
    for (Way one : ways) {
      for (Way two : other.ways) {
        Way way = one.and(two);
        if (way != null) {
          add(both, way);
        }
      }
    }
    return normal(both);
  }

  /** Whether the other says anything about a value of which something is known here. */
  boolean isTouchedBy(Guards other) {
    for (Way way : ways) {
      for (Way its : other.ways) {
        if (way.isTouchedBy(its)) {
          return true;
        }
      }
    }
    return false;
  }

  /** What holds when it was reached as this says, or as the other does. */
  Guards or(Guards other) {
    if (equals(other)) {
      return this;
    }
    List<Way> all = new ArrayList<>(ways);
    other.ways.forEach(way -> add(all, way));
    return normal(all);
  }

  private static void add(List<Way> ways, Way way) {
    Way one = way;
    for (int i = ways.size() - 1; i >= 0; i--) {
      Way merged = ways.get(i).merged(one);
      if (merged != null) {
        ways.remove(i);
        one = merged;
        i = ways.size();
      }
    }
    ways.add(one);
  }

  private static Guards normal(List<Way> ways) {
    if (ways.size() <= MOST) {
      return new Guards(ways);
    }
    Way one = ways.get(0);
    for (Way way : ways) {
      one = one.or(way);
    }
    return new Guards(List.of(one));
  }

  /** The value of a variable that has just been assigned. */
  Guards assigned(String key, Fact fact) {
    if (fact.isImpossible()) {
      return this;
    }
    return isOneWay() ? of(ways.get(0).with(key, fact)) : each(way -> way.with(key, fact));
  }

  /** The value of a variable that has just been assigned, which nobody has looked at yet. */
  Guards assigned(String key, Later fact) {
    return isOneWay() ? of(ways.get(0).with(key, fact)) : each(way -> way.with(key, fact));
  }

  /** Without what was proven about this expression and its parts. */
  Guards without(String key) {
    return isOpen() ? this : forget(each -> Keys.isPart(each, key));
  }

  Guards forget(Predicate<String> test) {
    if (isOpen()) {
      return this;
    }
    return isOneWay() ? of(ways.get(0).forget(test)) : each(way -> way.forget(test));
  }

  Guards forgetFacts(Predicate<String> test) {
    if (isOpen()) {
      return this;
    }
    return isOneWay() ? of(ways.get(0).forgetFacts(test)) : each(way -> way.forgetFacts(test));
  }

  /** Whether nothing has been proven, which is so in most places. */
  boolean isOpen() {
    return ways.size() == 1 && ways.get(0).isOpen();
  }

  /** Without what can change about an object that other code gets hold of. */
  Guards soften(String key) {
    if (isOpen()) {
      return this;
    }
    return each(
        way -> way.forgetFacts(each -> !each.equals(key) && Keys.isPart(each, key)).lasting(key));
  }

  private Guards each(UnaryOperator<Way> change) {
    if (isOneWay()) {
      return of(change.apply(ways.get(0)));
    }
    List<Way> changed = new ArrayList<>();
    boolean isNew = false;
    for (Way way : ways) {
      Way one = change.apply(way);
      isNew |= one != way;
      add(changed, one);
    }
    return isNew ? new Guards(changed) : this;
  }
}
