package dev.collet.schema.compare.solve;

import dev.collet.schema.compare.logic.Constraint;
import dev.collet.schema.compare.logic.Formula;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What constraints ask of the values of members, found by name without going over all of them. */
final class NameIndex {

  private final Map<String, List<Formula>> byName = new HashMap<>();
  private final List<Constraint.EveryName> general = new ArrayList<>();

  NameIndex(Iterable<? extends Constraint> constraints) {
    for (Constraint constraint : constraints) {
      if (constraint instanceof Constraint.EveryName every) {
        String name = every.names().onlyWord();
        if (name == null) {
          general.add(every);
        } else {
          byName.computeIfAbsent(name, n -> new ArrayList<>()).add(every.formula());
        }
      }
    }
  }

  /** The constraints that speak of more names than one. */
  List<Constraint.EveryName> general() {
    return general;
  }

  /** What the value of a member with this name has to satisfy. */
  List<Formula> formulas(String name) {
    List<Formula> all = new ArrayList<>(byName.getOrDefault(name, List.of()));
    for (Constraint.EveryName constraint : general) {
      if (constraint.names().contains(name)) {
        all.add(constraint.formula());
      }
    }
    return all;
  }
}
