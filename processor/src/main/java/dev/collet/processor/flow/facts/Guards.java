package dev.collet.processor.flow.facts;

import java.util.HashSet;
import java.util.Set;

/**
 * What has been proven on the way to a place in the code: the expressions that hold something, by
 * the keys of {@link Keys}.
 */
record Guards(Set<String> proven) {
  static final Guards NONE = new Guards(Set.of());

  Guards {
    proven = Set.copyOf(proven);
  }

  boolean holds(String key) {
    return proven.contains(key);
  }

  Guards and(String key) {
    if (proven.contains(key)) {
      return this;
    }
    Set<String> more = new HashSet<>(proven);
    more.add(key);
    return new Guards(more);
  }

  Guards and(Guards other) {
    if (other.proven.isEmpty()) {
      return this;
    }
    Set<String> more = new HashSet<>(proven);
    more.addAll(other.proven);
    return new Guards(more);
  }

  /** What holds on both ways. */
  Guards or(Guards other) {
    Set<String> both = new HashSet<>(proven);
    both.retainAll(other.proven);
    return new Guards(both);
  }

  /** Without what was proven about this expression and its parts. */
  Guards without(String key) {
    if (proven.isEmpty()) {
      return this;
    }
    Set<String> rest = new HashSet<>(proven);
    rest.removeIf(
        each ->
            each.equals(key)
                || each.startsWith(key + ".")
                || each.contains("(" + key + ")")
                || each.contains("," + key));
    return new Guards(rest);
  }
}
