package dev.collet.schema.pattern;

import dk.brics.automaton.Automaton;
import dk.brics.automaton.State;
import dk.brics.automaton.Transition;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What two deterministic automata accept together, counting the pairs of states that can be
 * reached; in long chains these are few, and all pairs would be many.
 */
final class Product {

  private record Pair(State left, @Nullable State right) {}

  private final boolean complement;
  private final Steps steps;
  private final Map<Pair, State> known = new HashMap<>();
  private final Deque<Pair> open = new ArrayDeque<>();

  private Product(boolean complement, Steps steps) {
    this.complement = complement;
    this.steps = steps;
  }

  /** What both accept. */
  static Automaton and(Automaton left, Automaton right, Steps steps) {
    return new Product(false, steps).build(left, right);
  }

  /** What the left one accepts and the right one does not. */
  static Automaton minus(Automaton left, Automaton right, Steps steps) {
    return new Product(true, steps).build(left, right);
  }

  private Automaton build(Automaton left, Automaton right) {
    State initial = state(new Pair(left.getInitialState(), right.getInitialState()));
    while (!open.isEmpty()) {
      Pair pair = open.remove();
      State from = known.get(pair);
      if (from != null) {
        expand(pair, from);
      }
    }
    Automaton product = new Automaton();
    product.setInitialState(initial);
    product.setDeterministic(true);
    product.restoreInvariant();
    return Reduction.of(product, steps);
  }

  private State state(Pair pair) {
    State state = known.get(pair);
    if (state == null) {
      steps.spend(1);
      boolean right = pair.right() != null && pair.right().isAccept();
      state = new State();
      state.setAccept(pair.left().isAccept() && right != complement);
      known.put(pair, state);
      open.add(pair);
    }
    return state;
  }

  private void expand(Pair pair, State from) {
    List<Transition> rights =
        pair.right() == null ? List.of() : pair.right().getSortedTransitions(false);
    int next = 0;
    for (Transition left : pair.left().getSortedTransitions(false)) {
      int at = left.getMin();
      while (next < rights.size() && rights.get(next).getMax() < at) {
        next++;
      }
      for (int i = next; i < rights.size() && rights.get(i).getMin() <= left.getMax(); i++) {
        Transition right = rights.get(i);
        int low = Math.max(left.getMin(), right.getMin());
        alone(from, left, at, low - 1);
        at = Math.min(left.getMax(), right.getMax());
        add(from, low, at, new Pair(left.getDest(), right.getDest()));
        at++;
      }
      alone(from, left, at, left.getMax());
    }
  }

  /** Where the right one has no edge, only its complement goes on. */
  private void alone(State from, Transition left, int low, int high) {
    if (complement) {
      add(from, low, high, new Pair(left.getDest(), null));
    }
  }

  private void add(State from, int low, int high, Pair target) {
    if (low <= high) {
      from.addTransition(new Transition((char) low, (char) high, state(target)));
    }
  }
}
