package dev.collet.processor.flow.facts;

import dev.collet.processor.flow.value.Fact;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What is known on one way to a place in the code; expressions are named by {@link Keys}.
 *
 * <p>There is a new way for nearly each statement and little is known on most, so that lists are
 * cheaper than maps. What is known on two ways mostly comes from the same one before, in the same
 * order: a key is looked for first where the other way has it.
 */
final class Way {
  static final Way OPEN = new Way(List.of(), List.of(), List.of());

  private final List<String> proven;
  private final List<String> keys;
  private final List<Supplier<Fact>> facts;

  // None of the lists is changed afterwards.
  private Way(List<String> proven, List<String> keys, List<Supplier<Fact>> facts) {
    this.proven = proven;
    this.keys = keys;
    this.facts = facts;
  }

  /** The expressions that hold something. */
  List<String> proven() {
    return Collections.unmodifiableList(proven);
  }

  /** The expressions about whose values something is known. */
  List<String> keys() {
    return Collections.unmodifiableList(keys);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || other instanceof Way way
            && hasSameProven(way)
            && keys.size() == way.keys.size()
            && differing(way) == 0;
  }

  @Override
  public int hashCode() {
    return new HashSet<>(proven).hashCode() * 31 + new HashSet<>(keys).hashCode();
  }

  private boolean hasSameProven(Way other) {
    return proven == other.proven
        || (proven.size() == other.proven.size() && other.proven.containsAll(proven));
  }

  private static boolean isSame(Supplier<Fact> one, @Nullable Supplier<Fact> other) {
    return one == other || (other != null && one.get().equals(other.get()));
  }

  /** How many values are known here about which the other way says something else, or nothing. */
  private int differing(Way other) {
    int differing = 0;
    for (int i = 0; i < keys.size(); i++) {
      differing += isSame(facts.get(i), other.find(keys.get(i), i)) ? 0 : 1;
    }
    return differing;
  }

  /** Whether nothing is known. */
  boolean isOpen() {
    return keys.isEmpty() && proven.isEmpty();
  }

  boolean holds(String key) {
    return proven.contains(key);
  }

  Fact fact(String key) {
    Supplier<Fact> fact = find(key, 0);
    return fact == null ? Fact.ANY : fact.get();
  }

  private @Nullable Supplier<Fact> find(String key, int guess) {
    int index = index(key, guess);
    return index < 0 ? null : facts.get(index);
  }

  private int index(String key, int guess) {
    return guess < keys.size() && keys.get(guess).equals(key) ? guess : keys.indexOf(key);
  }

  Way and(String key) {
    if (proven.contains(key)) {
      return this;
    }
    return new Way(longer(proven, key), keys, facts);
  }

  /** With a fact in place of what was known. */
  Way with(String key, Supplier<Fact> fact) {
    int index = index(key, 0);
    Supplier<Fact> before = index < 0 ? Fact.ANY : facts.get(index);
    if (before == fact || (before instanceof Fact && before.equals(fact))) {
      return this;
    }
    if (fact.equals(Fact.ANY)) {
      return forgetFacts(key::equals);
    }
    if (index < 0) {
      return new Way(proven, longer(keys, key), longer(facts, fact));
    }
    List<Supplier<Fact>> changed = new ArrayList<>(facts);
    changed.set(index, fact);
    return new Way(proven, keys, changed);
  }

  private static <T> List<T> longer(List<T> list, T last) {
    List<T> longer = new ArrayList<>(list.size() + 1);
    longer.addAll(list);
    longer.add(last);
    return longer;
  }

  /** Without what can change about the value of an expression while that stays the same object. */
  Way lasting(String key) {
    Supplier<Fact> before = find(key, 0);
    if (before == null) {
      return this;
    }
    return with(
        key,
        before instanceof Fact fact ? fact.lasting() : new Later(() -> before.get().lasting()));
  }

  /** What holds when both do; null when they cannot. */
  @Nullable Way and(Way other) {
    if (other.isOpen()) {
      return this;
    }
    if (isOpen()) {
      return other;
    }
    List<String> all = new ArrayList<>(keys);
    List<Supplier<Fact>> more = new ArrayList<>(facts);
    for (int i = 0; i < other.keys.size(); i++) {
      Supplier<Fact> its = other.facts.get(i);
      int index = index(other.keys.get(i), i);
      if (index < 0) {
        all.add(other.keys.get(i));
        more.add(its);
      } else if (facts.get(index) != its) {
        Fact fact = facts.get(index).get().and(its.get());
        if (fact.isImpossible()) {
          return null;
        }
        more.set(index, fact);
      }
    }
    return new Way(both(proven, other.proven), all, more);
  }

  /** Whether the other says anything about a value of which something is known here. */
  boolean isTouchedBy(Way other) {
    return !Collections.disjoint(keys, other.keys);
  }

  private static List<String> both(List<String> one, List<String> two) {
    if (one.isEmpty() || two.isEmpty()) {
      return one.isEmpty() ? two : one;
    }
    List<String> both = new ArrayList<>(one);
    for (String each : two) {
      if (!one.contains(each)) {
        both.add(each);
      }
    }
    return both;
  }

  /** What holds on both. */
  Way or(Way other) {
    List<String> both = new ArrayList<>(proven);
    both.retainAll(other.proven);
    List<String> some = new ArrayList<>();
    List<Supplier<Fact>> rest = new ArrayList<>();
    for (int i = 0; i < keys.size(); i++) {
      Supplier<Fact> own = facts.get(i);
      Supplier<Fact> its = other.find(keys.get(i), i);
      Supplier<Fact> fact = its == null || its == own ? its : own.get().or(its.get());
      if (fact != null && !fact.equals(Fact.ANY)) {
        some.add(keys.get(i));
        rest.add(fact);
      }
    }
    return new Way(both, some, rest);
  }

  /** Both as one way, when that loses nothing; else null. */
  @Nullable Way merged(Way other) {
    if (!hasSameProven(other)) {
      return null;
    }
    int common = 0;
    for (int i = 0; i < keys.size(); i++) {
      Supplier<Fact> own = facts.get(i);
      Supplier<Fact> its = other.find(keys.get(i), i);
      common += its == null ? 0 : 1;
      if (its != null && !isSame(own, its) && !own.get().isOneWith(its.get())) {
        return null;
      }
    }
    return differing(other) + other.keys.size() - common <= 1 ? or(other) : null;
  }

  /** Without what is known about the expressions that the test finds. */
  Way forget(Predicate<String> test) {
    List<String> some = without(proven, test);
    return (some == proven ? this : new Way(some, keys, facts)).forgetFacts(test);
  }

  private static List<String> without(List<String> keys, Predicate<String> test) {
    for (String key : keys) {
      if (test.test(key)) {
        return keys.stream().filter(test.negate()).toList();
      }
    }
    return keys;
  }

  /** Without the values of the expressions that the test finds; that they hold something stays. */
  Way forgetFacts(Predicate<String> test) {
    @Nullable List<String> some = null;
    @Nullable List<Supplier<Fact>> rest = null;
    for (int i = 0; i < keys.size(); i++) {
      boolean isFound = test.test(keys.get(i));
      if (isFound && some == null) {
        some = new ArrayList<>(keys.subList(0, i));
        rest = new ArrayList<>(facts.subList(0, i));
      }
      if (!isFound && some != null && rest != null) {
        some.add(keys.get(i));
        rest.add(facts.get(i));
      }
    }
    return some == null || rest == null ? this : new Way(proven, some, rest);
  }
}
