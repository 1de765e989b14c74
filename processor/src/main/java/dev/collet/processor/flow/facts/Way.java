package dev.collet.processor.flow.facts;

import dev.collet.processor.flow.value.Fact;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What is known on one way to a place in the code; expressions are named by {@link Keys}. */
final class Way {
  static final Way OPEN = new Way(Set.of(), Map.of());

  // Never changed, and not copied: there is a way for nearly each statement.
  private final Set<String> proven;
  private final Map<String, Supplier<Fact>> facts;

  private Way(Set<String> proven, Map<String, Supplier<Fact>> facts) {
    this.proven = proven;
    this.facts = facts;
  }

  /** The expressions that hold something. */
  Set<String> proven() {
    return Collections.unmodifiableSet(proven);
  }

  /** What is known about the values of expressions, some of it only {@link Later}. */
  Map<String, Supplier<Fact>> facts() {
    return Collections.unmodifiableMap(facts);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || other instanceof Way way
            && proven.equals(way.proven)
            && facts.keySet().equals(way.facts.keySet())
            && hasSameFacts(way);
  }

  private boolean hasSameFacts(Way other) {
    for (Map.Entry<String, Supplier<Fact>> each : facts.entrySet()) {
      if (!isSame(each.getValue(), other.facts.get(each.getKey()))) {
        return false;
      }
    }
    return true;
  }

  @Override
  public int hashCode() {
    return proven.hashCode() * 31 + facts.keySet().hashCode();
  }

  private static boolean isSame(Supplier<Fact> one, @Nullable Supplier<Fact> other) {
    return one == other || other != null && one.get().equals(other.get());
  }

  /** Whether nothing is known. */
  boolean isOpen() {
    return facts.isEmpty() && proven.isEmpty();
  }

  boolean holds(String key) {
    return proven.contains(key);
  }

  Fact fact(String key) {
    return facts.getOrDefault(key, Fact.ANY).get();
  }

  Way and(String key) {
    if (proven.contains(key)) {
      return this;
    }
    if (proven.isEmpty()) {
      return new Way(Set.of(key), facts);
    }
    Set<String> more = new HashSet<>(proven);
    more.add(key);
    return new Way(more, facts);
  }

  /** With a fact in place of what was known. */
  Way with(String key, Supplier<Fact> fact) {
    Supplier<Fact> before = facts.getOrDefault(key, Fact.ANY);
    if (before == fact || before instanceof Fact && before.equals(fact)) {
      return this;
    }
    if (facts.isEmpty()) {
      return new Way(proven, Map.of(key, fact));
    }
    Map<String, Supplier<Fact>> more = new HashMap<>(facts);
    if (fact.equals(Fact.ANY)) {
      more.remove(key);
    } else {
      more.put(key, fact);
    }
    return new Way(proven, more);
  }

  /** Without what can change about the value of an expression while that stays the same object. */
  Way lasting(String key) {
    Supplier<Fact> before = facts.getOrDefault(key, Fact.ANY);
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
    Map<String, Supplier<Fact>> more = new HashMap<>(facts);
    for (Map.Entry<String, Supplier<Fact>> each : other.facts.entrySet()) {
      Supplier<Fact> own = more.put(each.getKey(), each.getValue());
      if (own != null && own != each.getValue()) {
        Fact fact = own.get().and(each.getValue().get());
        if (fact.isImpossible()) {
          return null;
        }
        more.put(each.getKey(), fact);
      }
    }
    return new Way(both(proven, other.proven), more);
  }

  /** Whether the other says anything about a value of which something is known here. */
  boolean isTouchedBy(Way other) {
    for (String key : other.facts.keySet()) {
      if (facts.containsKey(key)) {
        return true;
      }
    }
    return false;
  }

  private static Set<String> both(Set<String> one, Set<String> two) {
    if (one.isEmpty() || two.isEmpty()) {
      return one.isEmpty() ? two : one;
    }
    Set<String> both = new HashSet<>(one);
    both.addAll(two);
    return both;
  }

  /** What holds on both. */
  Way or(Way other) {
    Set<String> both = new HashSet<>(proven);
    both.retainAll(other.proven);
    Map<String, Supplier<Fact>> rest = new HashMap<>();
    for (Map.Entry<String, Supplier<Fact>> each : facts.entrySet()) {
      Supplier<Fact> its = other.facts.getOrDefault(each.getKey(), Fact.ANY);
      Supplier<Fact> fact =
          its == each.getValue() || its.equals(Fact.ANY)
              ? its
              : each.getValue().get().or(its.get());
      if (!fact.equals(Fact.ANY)) {
        rest.put(each.getKey(), fact);
      }
    }
    return new Way(both, rest);
  }

  /** Both as one way, when that loses nothing; else null. */
  @Nullable Way merged(Way other) {
    if (!proven.equals(other.proven)) {
      return null;
    }
    int differing = 0;
    for (Map.Entry<String, Supplier<Fact>> each : facts.entrySet()) {
      Supplier<Fact> its = other.facts.get(each.getKey());
      boolean isSame = isSame(each.getValue(), its);
      if (its != null && !isSame && !each.getValue().get().isOneWith(its.get())) {
        return null;
      }
      differing += isSame ? 0 : 1;
    }
    for (String key : other.facts.keySet()) {
      differing += facts.containsKey(key) ? 0 : 1;
    }
    return differing <= 1 ? or(other) : null;
  }

  /** Without what is known about the expressions that the test finds. */
  Way forget(Predicate<String> test) {
    if (!isAny(proven, test) && !isAny(facts.keySet(), test)) {
      return this;
    }
    Set<String> some = new HashSet<>(proven);
    some.removeIf(test);
    return new Way(some, facts).forgetFacts(test);
  }

  /** Without the values of the expressions that the test finds; that they hold something stays. */
  Way forgetFacts(Predicate<String> test) {
    if (!isAny(facts.keySet(), test)) {
      return this;
    }
    Map<String, Supplier<Fact>> rest = new HashMap<>(facts);
    rest.keySet().removeIf(test);
    return new Way(proven, rest);
  }

  private static boolean isAny(Set<String> keys, Predicate<String> test) {
    for (String key : keys) {
      if (test.test(key)) {
        return true;
      }
    }
    return false;
  }
}
