package dev.collet.schema.compare.language;

import dev.collet.schema.load.UnsupportedSchemaException;
import dev.collet.schema.pattern.Steps;
import dev.collet.schema.pattern.TextAutomaton;
import dk.brics.automaton.Automaton;
import dk.brics.automaton.State;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Finds a word of a language whose length in code points lies within bounds. */
final class LengthSearch {

  private static final long MAX_WITNESS = 2_000_000;

  private LengthSearch() {}

  static Optional<String> word(
      Language language, long min, long max, Letters letters, Steps steps) {
    if (min > max) {
      return Optional.empty();
    }
    TextAutomaton automaton = language.automaton();
    if (automaton != null) {
      return search(automaton.current(), min, max, letters, steps);
    }
    if (language.listsWords()) {
      return language.words().stream()
          .filter(word -> within(word.codePointCount(0, word.length()), min, max))
          .findFirst();
    }
    return outside(language, min, max, steps);
  }

  private static boolean within(int length, long min, long max) {
    return min <= length && length <= max;
  }

  private static Optional<String> outside(Language language, long min, long max, Steps steps) {
    if (min <= 0 && !language.words().contains("")) {
      return Optional.of("");
    }
    if (max <= 0) {
      return Optional.empty();
    }
    int length = witnessLength(Math.max(1, min));
    steps.spend(length / 16);
    for (int i = 0; ; i++) {
      steps.spend(1);
      String last = i < 26 ? String.valueOf((char) ('a' + i)) : Character.toString(0x4E00 + i);
      String word = "a".repeat(length - 1) + last;
      if (!language.words().contains(word)) {
        return Optional.of(word);
      }
    }
  }

  private static int witnessLength(long min) {
    if (min > MAX_WITNESS) {
      throw new UnsupportedSchemaException("a witness would have " + min + " characters");
    }
    return (int) min;
  }

  /** Layer by layer; the sets of states repeat in the end, and then nothing new can come. */
  private static Optional<String> search(
      Automaton automaton, long min, long max, Letters letters, Steps steps) {
    List<Map<State, Origin>> layers = new ArrayList<>();
    Map<State, Origin> layer = new LinkedHashMap<>();
    layer.put(automaton.getInitialState(), new Origin(automaton.getInitialState(), ""));
    Set<Set<State>> seen = new HashSet<>();
    for (long length = 0; length <= max && !layer.isEmpty(); length++) {
      layers.add(layer);
      if (length >= min) {
        for (State state : layer.keySet()) {
          if (state.isAccept()) {
            return Optional.of(text(layers, state));
          }
        }
        if (!seen.add(layer.keySet())) {
          return Optional.empty();
        }
      }
      Map<State, Origin> next = new LinkedHashMap<>();
      for (State state : layer.keySet()) {
        for (Map.Entry<State, String> step : letters.targets(state).entrySet()) {
          steps.spend(1);
          Origin origin = new Origin(state, step.getValue());
          next.merge(step.getKey(), origin, (a, b) -> a.rank() <= b.rank() ? a : b);
        }
      }
      layer = next;
    }
    return Optional.empty();
  }

  private record Origin(State from, String text) {
    int rank() {
      return Letters.rank(text);
    }
  }

  private static String text(List<Map<State, Origin>> layers, State last) {
    StringBuilder reversed = new StringBuilder();
    State at = last;
    for (int i = layers.size() - 1; i > 0; i--) {
      Origin origin = layers.get(i).get(at);
      if (origin == null) {
        throw new IllegalStateException("A layer lost its origin");
      }
      reversed.append(new StringBuilder(origin.text()).reverse());
      at = origin.from();
    }
    return reversed.reverse().toString();
  }
}
