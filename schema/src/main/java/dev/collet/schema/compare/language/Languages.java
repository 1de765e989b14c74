package dev.collet.schema.compare.language;

import dev.collet.schema.load.UnsupportedSchemaException;
import dev.collet.schema.pattern.Alphabet;
import dev.collet.schema.pattern.Pattern262;
import dev.collet.schema.pattern.Steps;
import dev.collet.schema.pattern.TextAutomaton;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;

/** Makes languages and combines them; automata are built only where words don't do. */
public final class Languages {

  private static final int MAX_LISTED = 64;

  private final Steps steps;
  private final Alphabet alphabet;
  private final Map<Object, Language> known = new HashMap<>();
  private final Map<String, Optional<Language>> patterns = new HashMap<>();
  private final Language all;
  private final Language none;
  private int nextId;

  /** Languages of one comparison. */
  public Languages(Steps steps) {
    this.steps = steps;
    this.alphabet = new Alphabet(steps);
    this.all = words(Set.of(), true);
    this.none = words(Set.of(), false);
  }

  /** All strings. */
  public Language all() {
    return all;
  }

  /** No string. */
  public Language none() {
    return none;
  }

  /** Exactly these words. */
  public Language of(Collection<String> words) {
    return words(words, false);
  }

  /** The strings in which a pattern is found; empty if no automaton can tell them. */
  public Optional<Language> matching(Pattern262 pattern) {
    Optional<Language> language = patterns.get(pattern.text());
    if (language == null) {
      language = pattern.automaton(alphabet, steps).map(this::listed);
      patterns.put(pattern.text(), language);
    }
    return language;
  }

  /** The strings of so many code points; {@code max} may be {@link Long#MAX_VALUE}. */
  public Language ofLength(long min, long max) {
    if (min <= 0 && max == Long.MAX_VALUE) {
      return all;
    }
    if (max < min) {
      return none;
    }
    String bounds = max == Long.MAX_VALUE ? min + "," : min + "," + max;
    if (min > 10_000 || (max != Long.MAX_VALUE && max > 10_000)) {
      throw new UnsupportedSchemaException(
          "names of so many characters (" + bounds + ") are out of reach");
    }
    Optional<Pattern262> pattern = Pattern262.of("^[^]{" + bounds + "}$");
    return matching(pattern.orElseThrow()).orElseThrow();
  }

  /** The strings that are not in a language. */
  public Language not(Language language) {
    TextAutomaton automaton = language.automaton();
    if (automaton == null) {
      return words(language.words(), !language.excludesWords());
    }
    return operation("!", language, language, () -> all(automaton));
  }

  /** The strings that are in both. */
  public Language and(Language one, Language other) {
    if (one == other || other.isAll()) {
      return one;
    }
    if (one.isAll()) {
      return other;
    }
    if (one.listsWords() || other.listsWords()) {
      return filtered(one.listsWords() ? one : other, one.listsWords() ? other : one);
    }
    if (one.excludesWords() && other.excludesWords()) {
      TreeSet<String> both = new TreeSet<>(one.words());
      both.addAll(other.words());
      return words(both, true);
    }
    return one.id() < other.id() ? product(one, other) : product(other, one);
  }

  /** The strings that are in one of two. */
  public Language or(Language one, Language other) {
    return not(and(not(one), not(other)));
  }

  /** Whether there are only so many strings in it. */
  public boolean isFinite(Language language) {
    TextAutomaton automaton = language.automaton();
    return automaton != null ? automaton.isFinite() : !language.excludesWords();
  }

  /** Up to so many of its strings, short ones first. */
  public List<String> examples(Language language, int count) {
    return WordSearch.words(language, count, new Letters(alphabet), steps);
  }

  /** One of its strings with so many code points, the shortest possible. */
  public Optional<String> example(Language language, long minLength, long maxLength) {
    return LengthSearch.word(language, minLength, maxLength, new Letters(alphabet), steps);
  }

  private Language filtered(Language list, Language other) {
    TreeSet<String> kept = new TreeSet<>();
    for (String word : list.words()) {
      steps.spend(1);
      if (other.contains(word)) {
        kept.add(word);
      }
    }
    return words(kept, false);
  }

  private Language product(Language one, Language other) {
    return operation("&", one, other, () -> automaton(one).and(automaton(other)));
  }

  private Language operation(
      String name, Language one, Language other, Supplier<TextAutomaton> result) {
    List<Object> key = List.of(name, one.id(), other.id());
    Language language = known.get(key);
    if (language == null) {
      language = listed(result.get());
      known.put(key, language);
    }
    return language;
  }

  /** A finite language is kept as words, and an empty one is recognised. */
  private Language listed(TextAutomaton automaton) {
    if (automaton.isEmpty()) {
      return none;
    }
    return automaton
        .words(MAX_LISTED)
        .map(words -> words(words, false))
        .orElseGet(() -> new Language(new TreeSet<>(), false, automaton, nextId++));
  }

  private TextAutomaton automaton(Language language) {
    TextAutomaton automaton = language.automaton();
    if (automaton != null) {
      return automaton;
    }
    TextAutomaton listed = TextAutomaton.of(language.words(), alphabet, steps);
    return language.excludesWords() ? all(listed) : listed;
  }

  /** All strings but these. */
  private TextAutomaton all(TextAutomaton but) {
    return TextAutomaton.all(alphabet, steps).minus(but);
  }

  private Language words(Collection<String> words, boolean excluded) {
    NavigableSet<String> sorted = new TreeSet<>(words);
    Object key = List.of(sorted, excluded);
    Language language = known.get(key);
    if (language == null) {
      for (String word : sorted) {
        WellFormed.require(word);
      }
      language = new Language(sorted, excluded, null, nextId++);
      known.put(key, language);
    }
    return language;
  }
}
