package dev.collet.processor.flow.solve;

import dev.collet.processor.flow.Callee;
import dev.collet.processor.flow.Callee.Dispatch;
import dev.collet.processor.flow.Effect;
import dev.collet.processor.flow.MethodFacts;
import dev.collet.processor.flow.MethodKey;
import dev.collet.processor.flow.value.Known;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Knows which of a method's parameters can change what leaves it: only for those is it worth
 * working the method out again for a caller.
 */
final class Sensitivity {
  private final CallGraph graph;
  private final Map<MethodKey, Set<Integer>> known = new HashMap<>();

  Sensitivity(CallGraph graph) {
    this.graph = graph;
  }

  /** The parameters, 0 for {@code this}. */
  Set<Integer> of(MethodKey method) {
    return known.getOrDefault(method, Set.of());
  }

  /** Works it out for a method when those that it calls are done. */
  void add(MethodKey method) {
    MethodFacts facts = graph.facts(method);
    if (facts == null) {
      return;
    }
    Set<Integer> parameters = new TreeSet<>();
    for (Effect effect : facts.all()) {
      if (effect instanceof Effect.When when) {
        when.ways().forEach(way -> parameters.addAll(way.keySet()));
      } else if (effect instanceof Effect.Call call) {
        add(call.callee(), call.known(), parameters);
      } else if (effect instanceof Effect.Returned returned) {
        add(returned.callee(), returned.known(), parameters);
      }
    }
    known.put(method, parameters);
  }

  private void add(Callee callee, List<Known> passed, Set<Integer> parameters) {
    if (passed.isEmpty()) {
      return;
    }
    Set<MethodKey> targets = graph.targets(callee);
    int receiver = passed.get(0).parameter();
    if (receiver >= 0 && callee.dispatch() == Dispatch.VIRTUAL && targets.size() > 1) {
      parameters.add(receiver);
    }
    for (MethodKey target : targets) {
      for (int index : of(target)) {
        Known its = index < passed.size() ? passed.get(index) : Known.NOTHING;
        if (its.parameter() >= 0) {
          parameters.add(its.parameter());
        }
      }
    }
  }
}
