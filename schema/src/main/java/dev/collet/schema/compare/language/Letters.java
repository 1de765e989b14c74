package dev.collet.schema.compare.language;

import dev.collet.schema.pattern.Alphabet;
import dk.brics.automaton.State;
import dk.brics.automaton.Transition;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Chooses letters that people can read where an automaton leaves a choice. */
final class Letters {

  private static final String LIKED =
      "abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_-. ";

  private final Alphabet alphabet;

  Letters(Alphabet alphabet) {
    this.alphabet = alphabet;
  }

  /** A step of one code point: what is read, and where it leads. */
  record Step(String text, State target) {}

  /** All targets one code point away, with up to so many texts for each edge. */
  List<Step> steps(State state, int texts) {
    List<Step> steps = new ArrayList<>();
    for (Transition edge : state.getSortedTransitions(false)) {
      for (int point : points(edge.getMin(), edge.getMax(), texts)) {
        steps.add(new Step(Character.toString(point), edge.getDest()));
      }
    }
    return steps;
  }

  /** All targets one code point away, each once, with the text that is liked best. */
  Map<State, String> targets(State state) {
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

  /** Code points of a range of letters: those that are liked, then others, controls last. */
  private List<Integer> points(int min, int max, int count) {
    List<Integer> points = new ArrayList<>();
    for (int i = 0; i < LIKED.length() && points.size() < count; i++) {
      int letter = alphabet.letterOf(LIKED.charAt(i));
      if (min <= letter && letter <= max) {
        points.add((int) LIKED.charAt(i));
      }
    }
    if (points.size() < count) {
      IntStream.rangeClosed(min, max)
          .flatMap(letter -> some(letter, count))
          .filter(point -> LIKED.indexOf(point) < 0)
          .boxed()
          .sorted(
              Comparator.<Integer, Boolean>comparing(point -> point < ' ').thenComparing(p -> p))
          .limit(count - points.size())
          .forEach(points::add);
    }
    return points;
  }

  /** Enough code points of one letter: as many visible ones as are asked for, and the controls. */
  private IntStream some(int letter, int count) {
    return IntStream.concat(
        alphabet.points(letter).takeWhile(point -> point < ' '),
        alphabet
            .points(letter)
            .filter(point -> point >= ' ' && LIKED.indexOf(point) < 0)
            .limit(count));
  }
}
