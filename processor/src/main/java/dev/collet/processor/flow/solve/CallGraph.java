package dev.collet.processor.flow.solve;

import dev.collet.processor.flow.Callee;
import dev.collet.processor.flow.Effect;
import dev.collet.processor.flow.MethodFacts;
import dev.collet.processor.flow.MethodKey;
import dev.collet.processor.flow.value.Bound;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The facts of all methods that matter, and which methods each call can run.
 *
 * @param facts of every method, by its key
 * @param implementations the methods that a call can run, by the binary name of the receiver's
 *     class
 * @param below the binary names of a class and its subclasses, for classes that have any
 * @param made the methods that a call on a returned object can run
 * @param labels of the methods, for people
 */
public record CallGraph(
    Map<MethodKey, MethodFacts> facts,
    Map<Callee, Map<String, MethodKey>> implementations,
    Map<String, Set<String>> below,
    Map<Effect.OnReturned, List<MethodKey>> made,
    Map<MethodKey, String> labels) {

  /** Copies the maps. */
  public CallGraph {
    facts = new LinkedHashMap<>(facts);
    implementations = Map.copyOf(implementations);
    below = Map.copyOf(below);
    made = Map.copyOf(made);
    labels = Map.copyOf(labels);
  }

  Set<MethodKey> targets(Callee callee) {
    return methods(targetsByClass(callee));
  }

  /** The methods that a call can run on a receiver of which more is known. */
  Set<MethodKey> targets(Callee callee, @Nullable Bound bound) {
    Map<String, MethodKey> all = targetsByClass(callee);
    if (bound == null || callee.dispatch() != Callee.Dispatch.VIRTUAL || all.size() < 2) {
      return methods(all);
    }
    MethodKey own = all.get(bound.type());
    if (own != null && bound.isExact()) {
      return Set.of(own);
    }
    Set<String> classes = below.getOrDefault(bound.type(), Set.of(bound.type()));
    Set<MethodKey> some = new LinkedHashSet<>();
    all.forEach(
        (type, method) -> {
          if (classes.contains(type)) {
            some.add(method);
          }
        });
    return own == null || some.isEmpty() ? methods(all) : some;
  }

  /** The methods of the classes; most calls can run only one. */
  private static Set<MethodKey> methods(Map<String, MethodKey> targets) {
    return targets.size() == 1
        ? Set.of(targets.values().iterator().next())
        : new LinkedHashSet<>(targets.values());
  }

  /** Whether knowing more about an object of the class than its name can matter. */
  boolean hasSubclasses(String type) {
    return below.containsKey(type);
  }

  /** The calls in a method's facts. */
  Set<Callee> callees(MethodKey method) {
    Set<Callee> callees = new LinkedHashSet<>();
    each(
        method,
        effect -> {
          Callee callee = callee(effect);
          if (callee != null) {
            callees.add(callee);
          }
        });
    return callees;
  }

  private void each(MethodKey method, Consumer<Effect> consumer) {
    MethodFacts its = facts.get(method);
    if (its != null) {
      its.all().forEach(consumer);
    }
  }

  private static @Nullable Callee callee(Effect effect) {
    if (effect instanceof Effect.Call call) {
      return call.callee();
    }
    if (effect instanceof Effect.Returned returned) {
      return returned.callee();
    }
    return effect instanceof Effect.ThrowReturned thrown ? thrown.callee() : null;
  }

  /** The methods that a method's facts lead to. */
  Set<MethodKey> edges(MethodKey method) {
    Set<MethodKey> edges = new LinkedHashSet<>();
    each(
        method,
        effect -> {
          if (effect instanceof Effect.OnReturned on) {
            edges.addAll(made.getOrDefault(on, List.of()));
          } else {
            Callee callee = callee(effect);
            edges.addAll(callee == null ? List.of() : targetsByClass(callee).values());
          }
        });
    edges.removeIf(edge -> !facts.containsKey(edge));
    return edges;
  }

  /**
   * The part that methods lead to, when calls run only what objects of some classes have.
   *
   * @param calls those that the classes limit
   */
  CallGraph only(Set<Callee> calls, Set<String> classes, List<MethodKey> methods) {
    Map<Callee, Map<String, MethodKey>> kept = new HashMap<>(implementations);
    for (Callee callee : calls) {
      Map<String, MethodKey> some = new LinkedHashMap<>(targetsByClass(callee));
      some.keySet().retainAll(classes);
      // An object of no class that is known to exist may be any.
      kept.put(callee, some.isEmpty() ? targetsByClass(callee) : some);
    }
    CallGraph all = new CallGraph(facts, kept, below, made, labels);
    Map<MethodKey, MethodFacts> part = new LinkedHashMap<>();
    Deque<MethodKey> work = new ArrayDeque<>(methods);
    while (!work.isEmpty()) {
      MethodKey method = work.pop();
      MethodFacts its = facts.get(method);
      if (its != null && part.put(method, its) == null) {
        work.addAll(all.edges(method));
      }
    }
    return new CallGraph(part, kept, below, made, labels);
  }

  private Map<String, MethodKey> targetsByClass(Callee callee) {
    return implementations.getOrDefault(callee, Map.of());
  }

  /** The methods that run a function they are passed, or throw an exception. */
  Set<MethodKey> thatRunArguments() {
    Set<MethodKey> methods = new HashSet<>();
    facts.forEach(
        (key, its) -> {
          for (Effect effect : its.all()) {
            if (effect instanceof Effect.Argument || effect instanceof Effect.ThrowGiven) {
              methods.add(key);
            }
          }
        });
    return methods;
  }

  @Nullable MethodFacts facts(MethodKey method) {
    return facts.get(method);
  }

  String label(MethodKey method, Callee otherwise) {
    return labels.getOrDefault(method, otherwise.label());
  }
}
