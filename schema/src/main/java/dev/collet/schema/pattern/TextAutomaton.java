package dev.collet.schema.pattern;

import dk.brics.automaton.Automaton;
import dk.brics.automaton.BasicAutomata;
import dk.brics.automaton.State;
import dk.brics.automaton.Transition;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** A deterministic automaton over the letters of an alphabet: a set of well-formed strings. */
public final class TextAutomaton {

  private final Alphabet alphabet;
  private final Steps steps;
  private Automaton automaton;
  private int letters;

  private TextAutomaton(Automaton automaton, Alphabet alphabet, Steps steps) {
    this.automaton = automaton;
    this.alphabet = alphabet;
    this.letters = alphabet.size();
    this.steps = steps;
  }

  /** All strings. */
  public static TextAutomaton all(Alphabet alphabet, Steps steps) {
    State state = new State();
    state.setAccept(true);
    state.addTransition(new Transition((char) 0, (char) (alphabet.size() - 1), state));
    Automaton automaton = new Automaton();
    automaton.setInitialState(state);
    automaton.setDeterministic(true);
    return new TextAutomaton(automaton, alphabet, steps);
  }

  /** These strings and no other. */
  public static TextAutomaton of(Collection<String> words, Alphabet alphabet, Steps steps) {
    words.forEach(alphabet::single);
    // the library's union of strings does not take the empty one
    String[] longer =
        words.stream().filter(word -> !word.isEmpty()).map(alphabet::spell).toArray(String[]::new);
    Automaton listed =
        longer.length == 0 ? BasicAutomata.makeEmpty() : BasicAutomata.makeStringUnion(longer);
    if (words.contains("")) {
      listed = listed.union(BasicAutomata.makeEmptyString());
      listed.determinize();
    }
    return new TextAutomaton(listed, alphabet, steps);
  }

  /** The strings in which a pattern is found; empty where that is out of an automaton's reach. */
  static Optional<TextAutomaton> of(RegexNode node, Alphabet alphabet, Steps steps) {
    return PatternAutomaton.of(node, alphabet, steps)
        .map(automaton -> new TextAutomaton(automaton, alphabet, steps));
  }

  /** What both accept. */
  public TextAutomaton and(TextAutomaton other) {
    return new TextAutomaton(Product.and(current(), other.current(), steps), alphabet, steps);
  }

  /** What this one accepts and the other does not. */
  public TextAutomaton minus(TextAutomaton other) {
    return new TextAutomaton(Product.minus(current(), other.current(), steps), alphabet, steps);
  }

  /** Whether it accepts a string. */
  public boolean contains(String string) {
    State state = automaton.getInitialState();
    for (int point : string.codePoints().toArray()) {
      int letter = alphabet.letterOf(point);
      state = letter < 0 ? null : state.step((char) alphabet.ancestor(letter, letters));
      if (state == null) {
        return false;
      }
    }
    return state.isAccept();
  }

  /** Whether it accepts no string. */
  public boolean isEmpty() {
    return automaton.isEmpty();
  }

  /** Whether it accepts only so many strings. */
  public boolean isFinite() {
    return automaton.isFinite();
  }

  /** One of the shortest strings that it accepts; empty if it accepts none. */
  public Optional<String> shortest() {
    String spelled = automaton.getShortestExample(true);
    if (spelled == null) {
      return Optional.empty();
    }
    StringBuilder text = new StringBuilder();
    for (char letter : spelled.toCharArray()) {
      alphabet.points(letter).limit(1).forEach(text::appendCodePoint);
    }
    return Optional.of(text.toString());
  }

  /** All strings that it accepts if these are no more than a number. */
  public Optional<Set<String>> words(int most) {
    Set<String> spelled = isFinite() ? automaton.getFiniteStrings(most) : null;
    if (spelled == null) {
      return Optional.empty();
    }
    Set<String> words = new TreeSet<>();
    if (automaton.getInitialState().isAccept()) {
      words.add(""); // the library lists what edges lead to, and none leads to the empty word
    }
    for (String letterByLetter : spelled) {
      List<String> texts = List.of("");
      for (char letter : letterByLetter.toCharArray()) {
        texts = longer(texts, alphabet.points(letter).limit(most + 1L).toArray(), most);
      }
      words.addAll(texts);
      if (words.size() > most) {
        return Optional.empty();
      }
    }
    return Optional.of(words);
  }

  private static List<String> longer(List<String> texts, int[] points, int most) {
    List<String> longer = new ArrayList<>();
    for (String text : texts) {
      for (int point : points) {
        if (longer.size() <= most) {
          longer.add(text + Character.toString(point));
        }
      }
    }
    return longer;
  }

  /** The automaton over the letters of today: an edge of a letter that was split is there twice. */
  public Automaton current() {
    if (letters == alphabet.size()) {
      return automaton;
    }
    Automaton grown = automaton.clone();
    int[] ancestors = new int[alphabet.size()];
    for (int letter = letters; letter < ancestors.length; letter++) {
      ancestors[letter] = alphabet.ancestor(letter, letters);
    }
    for (State state : grown.getStates()) {
      for (Transition edge : new ArrayList<>(state.getTransitions())) {
        steps.spend(1 + (ancestors.length - letters) / 64);
        for (int letter = letters; letter < ancestors.length; letter++) {
          if (edge.getMin() <= ancestors[letter] && ancestors[letter] <= edge.getMax()) {
            state.addTransition(new Transition((char) letter, edge.getDest()));
          }
        }
      }
    }
    grown.reduce();
    automaton = grown;
    letters = ancestors.length;
    return grown;
  }
}
