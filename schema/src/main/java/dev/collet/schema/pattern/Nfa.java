package dev.collet.schema.pattern;

import dk.brics.automaton.Automaton;
import dk.brics.automaton.State;
import dk.brics.automaton.Transition;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A nondeterministic automaton over the letters of an alphabet whose empty edges may demand
 * something of the position, which is how anchors and word boundaries are kept until
 * determinisation.
 */
final class Nfa {

  /** An edge over a range of letters. */
  record CharEdge(char from, char to, int target) {}

  /** An edge that consumes nothing; {@code condition} is null where it is free. */
  record EmptyEdge(RegexNode.@Nullable Assertion condition, int target) {}

  private final Alphabet alphabet;
  private final Steps steps;
  private final List<List<CharEdge>> chars = new ArrayList<>();
  private final List<List<EmptyEdge>> empty = new ArrayList<>();
  private boolean boundaries;

  Nfa(Alphabet alphabet, Steps steps) {
    this.alphabet = alphabet;
    this.steps = steps;
  }

  int state() {
    steps.spend(1);
    chars.add(new ArrayList<>(2));
    empty.add(new ArrayList<>(2));
    return chars.size() - 1;
  }

  Alphabet alphabet() {
    return alphabet;
  }

  List<CharEdge> chars(int state) {
    return chars.get(state);
  }

  List<EmptyEdge> empty(int state) {
    return empty.get(state);
  }

  /** Whether a word boundary is asked for anywhere. */
  boolean boundaries() {
    return boundaries;
  }

  void free(int from, int to) {
    empty.get(from).add(new EmptyEdge(null, to));
  }

  void condition(int from, RegexNode.Assertion condition, int to) {
    boundaries |=
        condition == RegexNode.Assertion.WORD_BOUNDARY
            || condition == RegexNode.Assertion.NOT_WORD_BOUNDARY;
    empty.get(from).add(new EmptyEdge(condition, to));
  }

  /** Adds edges for the letters of a set, which the alphabet has to distinguish. */
  void points(int from, CodePoints set, int to) {
    int first = -1;
    for (int letter = 0; letter <= alphabet.size(); letter++) {
      boolean inside = letter < alphabet.size() && alphabet.inside(letter, set);
      if (inside && first < 0) {
        first = letter;
      } else if (!inside && first >= 0) {
        unit(from, first, letter - 1, to);
        first = -1;
      }
    }
  }

  /** Copies an automaton between two states. */
  void embed(int from, Automaton automaton, int to) {
    Map<State, Integer> copies = new IdentityHashMap<>();
    for (State state : automaton.getStates()) {
      copies.put(state, state());
    }
    for (Map.Entry<State, Integer> copy : copies.entrySet()) {
      for (Transition transition : copy.getKey().getTransitions()) {
        Integer target = copies.get(transition.getDest());
        if (target != null) {
          unit(copy.getValue(), transition.getMin(), transition.getMax(), target);
        }
      }
      if (copy.getKey().isAccept()) {
        free(copy.getValue(), to);
      }
    }
    Integer initial = copies.get(automaton.getInitialState());
    if (initial != null) {
      free(from, initial);
    }
  }

  private void unit(int from, int low, int high, int to) {
    if (low <= high) {
      steps.spend(1);
      chars.get(from).add(new CharEdge((char) low, (char) high, to));
    }
  }
}
