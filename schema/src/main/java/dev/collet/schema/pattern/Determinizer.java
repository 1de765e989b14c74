package dev.collet.schema.pattern;

import dk.brics.automaton.Automaton;
import dk.brics.automaton.State;
import dk.brics.automaton.Transition;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * The subset construction, counting its steps. What an anchor or a word boundary asks is part of a
 * configuration: what stood before the position, and what must follow it.
 */
final class Determinizer {

  // what precedes
  private static final int START = 0;
  private static final int OTHER = 1;
  private static final int WORD = 2;
  // what must follow
  private static final int ANYTHING = 0;
  private static final int NOTHING = 1;
  private static final int WORD_NEXT = 2;
  private static final int NO_WORD_NEXT = 3;
  private static final int CONTEXTS = 12;

  private final Nfa nfa;
  private final int accept;
  private final Steps steps;
  private final Map<BitSet, State> known = new HashMap<>();
  private final Deque<Map.Entry<BitSet, State>> open = new ArrayDeque<>();

  private Determinizer(Nfa nfa, int accept, Steps steps) {
    this.nfa = nfa;
    this.accept = accept;
    this.steps = steps;
  }

  /** The deterministic, minimal automaton of what leads from one state to another. */
  static Automaton run(Nfa nfa, int start, int accept, Steps steps) {
    return new Determinizer(nfa, accept, steps).run(start);
  }

  private Automaton run(int start) {
    BitSet first = new BitSet();
    close(configuration(start, START, ANYTHING), first);
    State initial = state(first);
    while (!open.isEmpty()) {
      Map.Entry<BitSet, State> next = open.remove();
      expand(next.getKey(), next.getValue());
    }
    Automaton automaton = new Automaton();
    automaton.setInitialState(initial);
    automaton.setDeterministic(true);
    automaton.restoreInvariant();
    return Reduction.of(automaton, steps);
  }

  private static int configuration(int state, int before, int after) {
    return state * CONTEXTS + before * 4 + after;
  }

  private State state(BitSet configurations) {
    State state = known.get(configurations);
    if (state == null) {
      state = new State();
      state.setAccept(accepts(configurations));
      known.put(configurations, state);
      open.add(Map.entry(configurations, state));
    }
    return state;
  }

  private boolean accepts(BitSet configurations) {
    for (int c = configurations.nextSetBit(0); c >= 0; c = configurations.nextSetBit(c + 1)) {
      if (c / CONTEXTS == accept && c % 4 != WORD_NEXT) {
        return true;
      }
    }
    return false;
  }

  /** Follows empty edges; a condition changes what must follow, or ends the way. */
  private void close(int configuration, BitSet into) {
    Deque<Integer> todo = new ArrayDeque<>();
    todo.add(configuration);
    while (!todo.isEmpty()) {
      int next = todo.remove();
      if (into.get(next)) {
        continue;
      }
      into.set(next);
      steps.spend(1);
      int before = next % CONTEXTS / 4;
      for (Nfa.EmptyEdge edge : nfa.empty(next / CONTEXTS)) {
        int after = demand(edge, before, next % 4);
        if (after >= 0) {
          todo.add(configuration(edge.target(), before, after));
        }
      }
    }
  }

  private static int demand(Nfa.EmptyEdge edge, int before, int after) {
    if (edge.condition() == null) {
      return after;
    }
    return switch (edge.condition()) {
      case START -> before == START ? after : -1;
      case END -> both(after, NOTHING);
      case WORD_BOUNDARY -> both(after, before == WORD ? NO_WORD_NEXT : WORD_NEXT);
      case NOT_WORD_BOUNDARY -> both(after, before == WORD ? WORD_NEXT : NO_WORD_NEXT);
    };
  }

  private static int both(int one, int other) {
    if (one == ANYTHING || one == other) {
      return other;
    }
    if (other == ANYTHING) {
      return one;
    }
    return one == WORD_NEXT || other == WORD_NEXT ? -1 : NOTHING;
  }

  private void expand(BitSet configurations, State state) {
    TreeSet<Integer> cuts = new TreeSet<>();
    List<int[]> edges = new ArrayList<>();
    for (int c = configurations.nextSetBit(0); c >= 0; c = configurations.nextSetBit(c + 1)) {
      int after = c % 4;
      if (after == NOTHING) {
        continue;
      }
      for (Nfa.CharEdge edge : nfa.chars(c / CONTEXTS)) {
        edges.add(new int[] {edge.from(), edge.to(), edge.target(), after});
        cuts.add((int) edge.from());
        cuts.add(edge.to() + 1);
      }
    }
    if (nfa.boundaries() && !edges.isEmpty()) {
      for (int letter = 1; letter < nfa.alphabet().size(); letter++) {
        if (isWord(letter) != isWord(letter - 1)) {
          cuts.add(letter);
        }
      }
    }
    slices(state, new ArrayList<>(cuts), edges);
  }

  /** Sweeps over the letters; between two cuts the same edges are open. */
  private void slices(State state, List<Integer> cuts, List<int[]> edges) {
    edges.sort(Comparator.comparingInt(edge -> edge[0]));
    List<int[]> open = new ArrayList<>();
    int next = 0;
    for (int i = 0; i + 1 < cuts.size(); i++) {
      int from = cuts.get(i);
      int to = cuts.get(i + 1) - 1;
      open.removeIf(edge -> edge[1] < from);
      while (next < edges.size() && edges.get(next)[0] <= from) {
        open.add(edges.get(next++));
      }
      BitSet target = target(open, nfa.boundaries() && isWord(from));
      if (!target.isEmpty()) {
        state.addTransition(new Transition((char) from, (char) to, state(target)));
      }
    }
  }

  private BitSet target(List<int[]> open, boolean word) {
    int before = word ? WORD : OTHER;
    BitSet target = new BitSet();
    steps.spend(1);
    for (int[] edge : open) {
      if (edge[3] == ANYTHING || (edge[3] == WORD_NEXT) == word) {
        close(configuration(edge[2], before, ANYTHING), target);
      }
    }
    return target;
  }

  private boolean isWord(int letter) {
    return nfa.alphabet().inside(letter, CodePoints.WORD);
  }
}
