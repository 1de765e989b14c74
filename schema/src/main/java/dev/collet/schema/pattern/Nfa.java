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
 * A nondeterministic automaton over UTF-16 code units whose empty edges may demand something of the
 * position, which is how anchors and word boundaries are kept until determinisation.
 */
final class Nfa {

  /** An edge over a range of code units. */
  record CharEdge(char from, char to, int target) {}

  /** An edge that consumes nothing; {@code condition} is null where it is free. */
  record EmptyEdge(RegexNode.@Nullable Assertion condition, int target) {}

  private final Steps steps;
  private final List<List<CharEdge>> chars = new ArrayList<>();
  private final List<List<EmptyEdge>> empty = new ArrayList<>();
  private boolean boundaries;

  Nfa(Steps steps) {
    this.steps = steps;
  }

  int state() {
    steps.spend(1);
    chars.add(new ArrayList<>(2));
    empty.add(new ArrayList<>(2));
    return chars.size() - 1;
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

  /** Adds edges for one code point of a set; surrogates alone are in no string, so in no edge. */
  void points(int from, CodePoints set, int to) {
    for (int i = 0; i < set.ranges(); i++) {
      int low = set.from(i);
      int high = set.to(i);
      unit(from, low, Math.min(high, 0xD7FF), to);
      unit(from, Math.max(low, 0xE000), Math.min(high, 0xFFFF), to);
      if (high > 0xFFFF) {
        supplementary(from, Math.max(low, 0x10000), high, to);
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

  private void supplementary(int from, int low, int high, int to) {
    char lowLead = Character.highSurrogate(low);
    char highLead = Character.highSurrogate(high);
    char lowTrail = Character.lowSurrogate(low);
    char highTrail = Character.lowSurrogate(high);
    if (lowLead == highLead) {
      pair(from, lowLead, lowLead, lowTrail, highTrail, to);
      return;
    }
    int first = lowLead;
    int last = highLead;
    if (lowTrail > Character.MIN_LOW_SURROGATE) {
      pair(from, lowLead, lowLead, lowTrail, Character.MAX_LOW_SURROGATE, to);
      first++;
    }
    if (highTrail < Character.MAX_LOW_SURROGATE) {
      pair(from, highLead, highLead, Character.MIN_LOW_SURROGATE, highTrail, to);
      last--;
    }
    if (first <= last) {
      pair(from, first, last, Character.MIN_LOW_SURROGATE, Character.MAX_LOW_SURROGATE, to);
    }
  }

  private void pair(int from, int lead, int lastLead, int trail, int lastTrail, int to) {
    int middle = state();
    unit(from, lead, lastLead, middle);
    unit(middle, trail, lastTrail, to);
  }
}
