package dev.collet.schema.pattern;

import dk.brics.automaton.Automaton;
import dk.brics.automaton.State;
import dk.brics.automaton.Transition;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Makes deterministic automata small: states that accept the same are merged, by partition
 * refinement over whole edges. The library's own minimisation goes over all pairs of a state and an
 * edge's bound, which is too much for long chains.
 */
final class Reduction {

  private static final long MAX_WORK = 50_000;

  private Reduction() {}

  /**
   * An equivalent automaton without dead states; the smallest one unless that takes long, as it
   * does with chains of thousands.
   */
  static Automaton of(Automaton deterministic, Steps steps) {
    deterministic.removeDeadTransitions();
    List<State> states = new ArrayList<>(deterministic.getStates());
    int edges = deterministic.getNumberOfTransitions();
    steps.spend(1 + edges / 8);
    Map<State, Integer> classes = distances(states);
    int count = (int) classes.values().stream().distinct().count();
    for (long work = 0; work < MAX_WORK; work += states.size() + edges) {
      Map<List<Object>, Integer> signatures = new HashMap<>();
      Map<State, Integer> finer = new IdentityHashMap<>();
      for (State state : states) {
        int next = signatures.size();
        Integer found = signatures.putIfAbsent(signature(state, classes), next);
        finer.put(state, found == null ? next : found);
      }
      classes.putAll(finer);
      steps.spend(1 + edges / 8);
      if (signatures.size() == count) {
        return merged(deterministic, states, classes, count);
      }
      count = signatures.size();
    }
    return deterministic;
  }

  /**
   * How many code units a state is away from acceptance: equal for states that accept the same, and
   * in long chains different for all others.
   */
  private static Map<State, Integer> distances(List<State> states) {
    Map<State, List<State>> sources = new IdentityHashMap<>();
    Map<State, Integer> distances = new IdentityHashMap<>();
    Deque<State> todo = new ArrayDeque<>();
    for (State state : states) {
      for (Transition edge : state.getTransitions()) {
        sources.computeIfAbsent(edge.getDest(), target -> new ArrayList<>()).add(state);
      }
      if (state.isAccept()) {
        distances.put(state, 0);
        todo.add(state);
      }
    }
    while (!todo.isEmpty()) {
      State target = todo.remove();
      int distance = distances.getOrDefault(target, 0) + 1;
      for (State source : sources.getOrDefault(target, List.of())) {
        if (distances.putIfAbsent(source, distance) == null) {
          todo.add(source);
        }
      }
    }
    states.forEach(state -> distances.putIfAbsent(state, -1));
    return distances;
  }

  /** What a state does, in terms of classes; adjacent edges to one class are one. */
  private static List<Object> signature(State state, Map<State, Integer> classes) {
    List<Object> signature = new ArrayList<>();
    signature.add(classes.getOrDefault(state, 0));
    signature.add(state.isAccept());
    int end = -2;
    Integer target = -1;
    for (Transition edge : state.getSortedTransitions(false)) {
      Integer next = classes.getOrDefault(edge.getDest(), 0);
      if (edge.getMin() == end + 1 && next.equals(target)) {
        signature.set(signature.size() - 2, (int) edge.getMax());
      } else {
        signature.add((int) edge.getMin());
        signature.add((int) edge.getMax());
        signature.add(next);
      }
      end = edge.getMax();
      target = next;
    }
    return signature;
  }

  private static Automaton merged(
      Automaton automaton, List<State> states, Map<State, Integer> classes, int count) {
    if (count == states.size()) {
      return automaton;
    }
    State[] representatives = new State[count];
    List<State> originals = new ArrayList<>();
    for (State state : states) {
      int index = classes.getOrDefault(state, 0);
      if (representatives[index] == null) {
        representatives[index] = new State();
        representatives[index].setAccept(state.isAccept());
        originals.add(state);
      }
    }
    for (State state : originals) {
      State copy = representatives[classes.getOrDefault(state, 0)];
      for (Transition edge : state.getSortedTransitions(false)) {
        State target = representatives[classes.getOrDefault(edge.getDest(), 0)];
        copy.addTransition(new Transition(edge.getMin(), edge.getMax(), target));
      }
    }
    Automaton small = new Automaton();
    small.setInitialState(representatives[classes.getOrDefault(automaton.getInitialState(), 0)]);
    small.setDeterministic(true);
    small.restoreInvariant();
    small.reduce();
    return small;
  }
}
