package dev.collet.schema.compare.language;

import dev.collet.schema.pattern.TextAutomaton;
import java.util.Collections;
import java.util.NavigableSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * A set of well-formed Unicode strings: a few words, all but a few words, or what an automaton
 * accepts. Made by {@link Languages} only, which sees to it that equal descriptions are one object.
 */
public final class Language {

  private final NavigableSet<String> words;
  private final boolean excluded;
  private final @Nullable TextAutomaton automaton;
  private final int id;

  Language(
      NavigableSet<String> words, boolean excluded, @Nullable TextAutomaton automaton, int id) {
    this.words = Collections.unmodifiableNavigableSet(new TreeSet<>(words));
    this.excluded = excluded;
    this.automaton = automaton;
    this.id = id;
  }

  /** The words that are in, or out where {@link #excludesWords}; empty for an automaton. */
  public NavigableSet<String> words() {
    return words;
  }

  /** Whether these are all strings but the words. */
  public boolean excludesWords() {
    return excluded;
  }

  /** Whether these are the words and nothing else. */
  public boolean listsWords() {
    return automaton == null && !excluded;
  }

  /** The only word, or null where there are none or more. */
  public @Nullable String onlyWord() {
    return listsWords() && words.size() == 1 ? words.first() : null;
  }

  /** Whether an automaton describes it. */
  public boolean isAutomaton() {
    return automaton != null;
  }

  /** Whether it is known to be empty; a language that {@link Languages} made is empty only then. */
  public boolean isEmpty() {
    return listsWords() && words.isEmpty();
  }

  /** Whether it is known to be all strings. */
  public boolean isAll() {
    return excluded && words.isEmpty();
  }

  /** Whether a string is in it. */
  public boolean contains(String string) {
    return automaton != null ? automaton.contains(string) : words.contains(string) != excluded;
  }

  @Nullable TextAutomaton automaton() {
    return automaton;
  }

  int id() {
    return id;
  }

  @Override
  public String toString() {
    return automaton != null ? "automaton " + id : (excluded ? "all but " : "") + words;
  }
}
