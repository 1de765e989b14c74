package dev.collet.processor.flow.solve;

import dev.collet.processor.flow.Callee;
import dev.collet.processor.flow.Escape;
import dev.collet.processor.flow.ExceptionType;
import dev.collet.processor.flow.MethodKey;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Solves parts of a graph again, without the overriders of classes of which no object can exist
 * there. Only calls count whose overriders throw different exceptions, as few do, and the work is
 * bounded: what is left over stays joined.
 */
public final class Refinement {
  /** So many times the methods of the graph are solved again at most. */
  private static final int TIMES = 4;

  private final CallGraph graph;
  private final Solver solver;
  private final Set<Callee> uneven = new HashSet<>();
  private final Set<String> classes = new HashSet<>();
  private final Set<MethodKey> leading = new HashSet<>();
  private int budget;

  /** A refinement of what has been solved. */
  public Refinement(CallGraph graph, Solver solver) {
    this.graph = graph;
    this.solver = solver;
    this.budget = graph.facts().size() * TIMES;
    graph
        .implementations()
        .forEach(
            (callee, targets) -> {
              if (callee.dispatch() == Callee.Dispatch.VIRTUAL && isUneven(targets.values())) {
                uneven.add(callee);
                classes.addAll(targets.keySet());
              }
            });
    if (!uneven.isEmpty()) {
      lead();
    }
  }

  private boolean isUneven(Collection<MethodKey> targets) {
    Set<Set<ExceptionType>> types = new HashSet<>();
    for (MethodKey target : new HashSet<>(targets)) {
      Set<ExceptionType> its = new HashSet<>();
      solver.escapes(target, true).stream()
          .filter(escape -> escape.tier().isOnByDefault())
          .map(Escape::type)
          .forEach(its::add);
      types.add(its);
    }
    return types.size() > 1;
  }

  /** Finds the methods that lead to such a call. */
  private void lead() {
    Map<MethodKey, Set<MethodKey>> callers = new HashMap<>();
    Deque<MethodKey> work = new ArrayDeque<>();
    for (MethodKey method : graph.facts().keySet()) {
      for (MethodKey edge : graph.edges(method)) {
        callers.computeIfAbsent(edge, any -> new HashSet<>()).add(method);
      }
      if (graph.callees(method).stream().anyMatch(uneven::contains) && leading.add(method)) {
        work.add(method);
      }
    }
    while (!work.isEmpty()) {
      for (MethodKey caller : callers.getOrDefault(work.pop(), Set.of())) {
        if (leading.add(caller)) {
          work.add(caller);
        }
      }
    }
  }

  /** Whether knowing the objects that can exist can change what leaves a method. */
  public boolean matters(MethodKey method) {
    return leading.contains(method) && !solver.escapes(method, true).isEmpty();
  }

  /** The part of the classes that can change anything. */
  public Set<String> relevant(Set<String> alive) {
    Set<String> some = new HashSet<>(alive);
    some.retainAll(classes);
    return some;
  }

  /** Solves what methods lead to where only these classes have objects; null beyond the bound. */
  public @Nullable Solver solve(Set<String> alive, List<MethodKey> methods) {
    CallGraph part = graph.only(uneven, alive, methods);
    if (part.facts().size() > budget) {
      return null;
    }
    budget -= part.facts().size();
    return new Solver(part);
  }
}
