package dev.collet.schema.compare.language;

import dev.collet.schema.pattern.Steps;
import dev.collet.schema.pattern.TextAutomaton;
import dk.brics.automaton.Automaton;
import dk.brics.automaton.State;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** Lists words of a language, short ones first. */
final class WordSearch {

  private record Path(String text, State state) {}

  private WordSearch() {}

  static List<String> words(Language language, int count, Letters letters, Steps steps) {
    TextAutomaton automaton = language.automaton();
    if (automaton != null) {
      return search(automaton.current(), count, letters, steps);
    }
    List<String> found = new ArrayList<>();
    if (language.listsWords()) {
      language.words().stream().limit(count).forEach(found::add);
      return found;
    }
    for (int i = 0; found.size() < count; i++) {
      steps.spend(1);
      String name = name(i);
      if (!language.words().contains(name)) {
        found.add(name);
      }
    }
    return found;
  }

  private static String name(int index) {
    return index < 26 ? String.valueOf((char) ('a' + index)) : "other" + (index - 25);
  }

  /** For so many words, no state has to be passed more often than that in words of one length. */
  private static List<String> search(Automaton automaton, int count, Letters letters, Steps steps) {
    TreeSet<String> found =
        new TreeSet<>(Comparator.comparing(String::length).thenComparing(w -> w));
    List<Path> layer = List.of(new Path("", automaton.getInitialState()));
    Map<State, Integer> passed = new IdentityHashMap<>();
    while (!layer.isEmpty() && found.size() < count) {
      List<Path> next = new ArrayList<>();
      for (Path path : layer) {
        steps.spend(1);
        if (path.state().isAccept()) {
          found.add(path.text());
        }
        for (Letters.Step step : letters.steps(path.state(), count)) {
          if (passed.merge(step.target(), 1, Integer::sum) <= count) {
            next.add(new Path(path.text() + step.text(), step.target()));
          }
        }
      }
      layer = next;
    }
    return found.stream().limit(count).toList();
  }
}
