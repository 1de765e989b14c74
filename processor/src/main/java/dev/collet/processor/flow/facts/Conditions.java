package dev.collet.processor.flow.facts;

import dev.collet.processor.flow.text.Patterns;
import dev.collet.processor.flow.value.Choice;
import dev.collet.processor.flow.value.Fact;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Element;
import org.jspecify.annotations.Nullable;

/**
 * Says under which conditions over the method's own parameters a place is reached: what a caller
 * knows about its arguments can rule it out.
 */
final class Conditions {
  private final Scanning scanner;
  private @Nullable Guards last;
  private List<Map<Integer, Fact>> lastWays = List.of();

  Conditions(Scanning scanner) {
    this.scanner = scanner;
  }

  /** What each way says about parameters; empty when one of them says nothing. */
  List<Map<Integer, Fact>> of(Guards guards) {
    if (last != guards) {
      last = guards;
      lastWays = find(guards);
    }
    return lastWays;
  }

  /** Whether anything that the guards say can become a condition. */
  boolean areAbout(Guards guards) {
    for (Way way : guards.ways()) {
      for (String key : way.keys()) {
        if (Relations.isRelation(key) || key.equals(Keys.SELF)) {
          return true;
        }
        for (Element parameter : scanner.parameters.keySet()) {
          if (key.equals(scanner.context.keys.of(parameter))) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private List<Map<Integer, Fact>> find(Guards guards) {
    List<Map<Integer, Fact>> ways = new ArrayList<>();
    for (Way way : guards.ways()) {
      Map<Integer, Fact> facts = new HashMap<>();
      if (!way.keys().isEmpty()) {
        addSelf(way, facts);
        scanner.parameters.forEach((parameter, index) -> add(way, parameter, index + 1, facts));
        Relations.conditions(scanner, way, facts);
        scanner.context.lookups.conditions(scanner, way, facts);
      }
      if (facts.isEmpty()) {
        return List.of();
      }
      if (!ways.contains(facts)) {
        ways.add(Map.copyOf(facts));
      }
    }
    return ways;
  }

  /** Without what was learnt about a text: no caller knows that it is not so. */
  private static Fact deniable(Fact fact) {
    if (fact.traits().isEmpty()) {
      return fact;
    }
    Map<String, Boolean> rest = new HashMap<>(fact.traits());
    rest.entrySet()
        .removeIf(
            trait ->
                trait.getValue()
                    && (Patterns.isMatch(trait.getKey()) || Readings.isReading(trait.getKey())));
    return rest.size() == fact.traits().size() ? fact : fact.having(rest);
  }

  /** Which constants of its enum the method can be called on. */
  private static void addSelf(Way way, Map<Integer, Fact> facts) {
    Choice self = way.fact(Keys.SELF).choice();
    if (!self.equals(Choice.ANY)) {
      facts.put(0, Fact.choice(self));
    }
  }

  private void add(Way way, Element parameter, int index, Map<Integer, Fact> facts) {
    if (scanner.reassigned.contains(parameter.getSimpleName())) {
      return;
    }
    Fact known = way.fact(scanner.context.keys.of(parameter));
    if (known.equals(Fact.ANY)) {
      return;
    }
    Fact fact = deniable(known);
    if (!scanner.context.domains.isImmutable(parameter.asType()) && scanner.isTouched(parameter)) {
      fact = fact.lasting();
    }
    if (!fact.equals(Fact.ANY) && !fact.equals(scanner.context.domains.of(parameter.asType()))) {
      facts.put(index, fact);
    }
  }
}
