package dev.collet.processor.flow.solve;

import dev.collet.processor.flow.Callee;
import dev.collet.processor.flow.Effect;
import dev.collet.processor.flow.MethodFacts;
import dev.collet.processor.flow.MethodKey;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The facts of all methods that matter, and which methods each call can run.
 *
 * @param facts of every method, by its key
 * @param targets the methods that a call can run
 * @param made the methods that a call on a returned object can run
 * @param labels of the methods, for people
 */
public record CallGraph(
    Map<MethodKey, MethodFacts> facts,
    Map<Callee, List<MethodKey>> targets,
    Map<Effect.OnReturned, List<MethodKey>> made,
    Map<MethodKey, String> labels) {

  /** Copies the maps. */
  public CallGraph {
    facts = new LinkedHashMap<>(facts);
    targets = Map.copyOf(targets);
    made = Map.copyOf(made);
    labels = Map.copyOf(labels);
  }

  List<MethodKey> targets(Callee callee) {
    return targets.getOrDefault(callee, List.of());
  }

  /** The methods that a method's facts lead to. */
  Set<MethodKey> edges(MethodKey method) {
    Set<MethodKey> edges = new LinkedHashSet<>();
    MethodFacts its = facts.get(method);
    if (its != null) {
      List<List<Effect>> work =
          new ArrayList<>(List.of(its.effects(), its.returned(), its.problems()));
      Effects.each(
          work,
          effect -> {
            if (effect instanceof Effect.Call call) {
              edges.addAll(targets(call.callee()));
            } else if (effect instanceof Effect.Returned returned) {
              edges.addAll(targets(returned.callee()));
            } else if (effect instanceof Effect.ThrowReturned thrown) {
              edges.addAll(targets(thrown.callee()));
            } else if (effect instanceof Effect.OnReturned on) {
              edges.addAll(made.getOrDefault(on, List.of()));
            }
          });
    }
    edges.removeIf(edge -> !facts.containsKey(edge));
    return edges;
  }

  /** The methods that run a function they are passed. */
  Set<MethodKey> thatRunArguments() {
    Set<MethodKey> methods = new HashSet<>();
    facts.forEach(
        (key, its) ->
            Effects.each(
                List.of(its.effects(), its.returned()),
                effect -> {
                  if (effect instanceof Effect.Argument) {
                    methods.add(key);
                  }
                }));
    return methods;
  }

  @Nullable MethodFacts facts(MethodKey method) {
    return facts.get(method);
  }

  String label(MethodKey method, Callee otherwise) {
    return labels.getOrDefault(method, otherwise.label());
  }
}
