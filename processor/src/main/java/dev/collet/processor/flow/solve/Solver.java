package dev.collet.processor.flow.solve;

import dev.collet.processor.flow.Effect;
import dev.collet.processor.flow.Escape;
import dev.collet.processor.flow.MethodFacts;
import dev.collet.processor.flow.MethodKey;
import dev.collet.processor.flow.Place;
import dev.collet.processor.flow.value.Bound;
import dev.collet.processor.flow.value.Fact;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Works out the summaries of all methods, called ones before their callers. */
public final class Solver {
  private final CallGraph graph;
  private final Map<MethodKey, Summary> summaries = new HashMap<>();
  private final Evaluation evaluation;

  /** Solves the graph. */
  public Solver(CallGraph graph) {
    this.graph = graph;
    this.evaluation = new Evaluation(graph, summaries);
    Map<MethodKey, Set<MethodKey>> edges = new LinkedHashMap<>();
    for (MethodKey method : graph.facts().keySet()) {
      edges.put(method, graph.edges(method));
    }
    for (List<MethodKey> component :
        Components.<MethodKey>of(edges.keySet(), node -> edges.getOrDefault(node, Set.of()))) {
      boolean isCycle =
          component.size() > 1
              || edges.getOrDefault(component.get(0), Set.of()).contains(component.get(0));
      solve(component, isCycle);
      component.forEach(evaluation::finish);
      if (isCycle) {
        // Now it is known which parameters matter in the cycle: its members are told apart, too.
        component.forEach(evaluation::finish);
        solve(component, true);
      }
    }
  }

  /** Recursion is right because the members of a cycle are worked out until nothing is new. */
  private void solve(List<MethodKey> component, boolean isCycle) {
    component.forEach(method -> summaries.put(method, new Summary()));
    boolean isNew;
    do {
      isNew = false;
      component.forEach(evaluation::forget);
      for (MethodKey method : component) {
        isNew |= improve(method);
      }
    } while (isNew && isCycle);
  }

  private boolean improve(MethodKey method) {
    MethodFacts facts = graph.facts(method);
    Summary summary = summaries.get(method);
    if (facts == null || summary == null) {
      return false;
    }
    return improve(summary.now(), facts.effects())
        | improve(summary.later(), facts.returned())
        | improve(summary.problems(), facts.problems());
  }

  private boolean improve(Outcome known, List<Effect> effects) {
    if (effects.isEmpty()) {
      return false;
    }
    Outcome found = new Outcome();
    evaluation.run(effects, Scope.plain(), found);
    return known.addAll(found);
  }

  /**
   * What can leave a method.
   *
   * @param withLater whether what the returned stage can fail with counts
   */
  public Collection<Escape> escapes(MethodKey method, boolean withLater) {
    Summary summary = summaries.get(method);
    if (summary != null && !withLater) {
      return List.copyOf(summary.now().escapes());
    }
    return List.copyOf(outcome(method, withLater).escapes());
  }

  /**
   * What can leave a method that is called on an object of exactly one class.
   *
   * @param type the binary name
   * @param withLater whether what the returned stage can fail with counts
   */
  public Collection<Escape> escapes(MethodKey method, String type, boolean withLater) {
    MethodFacts facts = graph.facts(method);
    if (facts == null || !graph.hasSubclasses(type) || !evaluation.dependsOnThis(method)) {
      return escapes(method, withLater);
    }
    Outcome outcome = new Outcome();
    Scope scope = Scope.on(Fact.bound(new Bound(type, true)));
    evaluation.run(facts.effects(), scope, outcome);
    if (withLater) {
      evaluation.run(facts.returned(), scope, outcome);
    }
    return List.copyOf(outcome.escapes());
  }

  /** Whether a method runs code that cannot be seen, so that more may leave it. */
  public boolean isOpen(MethodKey method, boolean withLater) {
    return outcome(method, withLater).isOpen();
  }

  private Outcome outcome(MethodKey method, boolean withLater) {
    Outcome outcome = new Outcome();
    Summary summary = summaries.get(method);
    if (summary != null) {
      outcome.addAll(summary.now());
      if (withLater) {
        outcome.addAll(summary.later());
      }
    }
    return outcome;
  }

  /** What running the function, stream or stage can fail with that a method gives back. */
  public Collection<Escape> failures(MethodKey method) {
    Summary summary = summaries.get(method);
    return summary == null ? List.of() : List.copyOf(summary.later().escapes());
  }

  /**
   * Whether an exception of a function that a method is passed leaves it.
   *
   * @param isLater whether when what the method gave back runs, rather than the method itself
   */
  public boolean runsArguments(MethodKey method, boolean isLater) {
    MethodFacts facts = graph.facts(method);
    return facts != null
        && evaluation.runsArguments(method)
        && evaluation.lets(isLater ? facts.returned() : facts.effects(), Probe.UNCHECKED);
  }

  /** The catches in the method itself that turn an error meant for the model into a success. */
  public Map<Place, Escape> swallowed(MethodKey method) {
    Map<Place, Escape> swallowed = new LinkedHashMap<>();
    MethodFacts facts = graph.facts(method);
    if (facts != null) {
      List<Effect> all = new ArrayList<>(facts.effects());
      all.addAll(facts.returned());
      evaluation.run(all, Scope.watching(swallowed), new Outcome());
    }
    return swallowed;
  }
}
