package dev.collet.schema.compare.language;

import dk.brics.automaton.State;
import dk.brics.automaton.Transition;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Chooses letters that people can read where an automaton leaves a choice. */
final class Letters {

  private static final String LIKED =
      "abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_-. ";

  private Letters() {}

  /** A step of one code point: what is read, and where it leads. */
  record Step(String text, State target) {}

  /** All targets one code point away, with up to so many texts for each edge. */
  static List<Step> steps(State state, int texts) {
    List<Step> steps = new ArrayList<>();
    for (Transition edge : state.getSortedTransitions(false)) {
      int before = steps.size();
      for (char unit : units(edge.getMin(), edge.getMax(), texts)) {
        if (Character.isHighSurrogate(unit)) {
          if (steps.size() < before + texts) {
            trails(edge.getDest(), unit, texts, steps);
          }
        } else {
          steps.add(new Step(String.valueOf(unit), edge.getDest()));
        }
      }
    }
    return steps;
  }

  /** All targets one code point away, each once, with the text that is liked best. */
  static Map<State, String> targets(State state) {
    Map<State, String> targets = new LinkedHashMap<>();
    for (Step step : steps(state, 1)) {
      targets.merge(step.target(), step.text(), (a, b) -> rank(a) <= rank(b) ? a : b);
    }
    return targets;
  }

  /** How little a text is liked; the lower, the better. */
  static int rank(String text) {
    int index = LIKED.indexOf(text);
    return index >= 0 ? index : LIKED.length() + text.codePointAt(0);
  }

  private static void trails(State middle, char lead, int texts, List<Step> steps) {
    for (Transition edge : middle.getSortedTransitions(false)) {
      for (char trail : units(edge.getMin(), edge.getMax(), texts)) {
        steps.add(new Step("" + lead + trail, edge.getDest()));
      }
    }
  }

  private static List<Character> units(char min, char max, int count) {
    List<Character> units = new ArrayList<>();
    for (int i = 0; i < LIKED.length() && units.size() < count; i++) {
      char c = LIKED.charAt(i);
      if (min <= c && c <= max) {
        units.add(c);
      }
    }
    boolean surrogates = min >= Character.MIN_SURROGATE && max <= Character.MAX_SURROGATE;
    for (int c = surrogates ? min : Math.max(min, ' '); c <= max && units.size() < count; c++) {
      if (LIKED.indexOf(c) < 0 && (surrogates || !Character.isSurrogate((char) c))) {
        units.add((char) c);
      }
    }
    for (int c = min; c <= Math.min(max, ' ' - 1) && units.size() < count; c++) {
      units.add((char) c);
    }
    return units;
  }
}
