package dev.collet.schema.compare.solve;

import dev.collet.schema.compare.language.Language;
import dev.collet.schema.compare.language.Languages;
import dev.collet.schema.compare.logic.Constraint;
import dev.collet.schema.compare.logic.Formula;
import dev.collet.schema.compare.logic.Formulas;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * Splits all member names into classes of which a set of constraints speaks as one: each name that
 * is mentioned, and what patterns make of the rest.
 */
final class NameClasses {

  /**
   * Names that the constraints don't tell apart.
   *
   * @param names the names
   * @param formula what the value of such a member has to satisfy
   */
  record NameClass(Language names, Formula formula) {}

  private final Formulas formulas;
  private final Languages languages;
  private final NameIndex index;
  private final Map<String, NameClass> mentioned = new LinkedHashMap<>();
  private final List<NameClass> rest = new ArrayList<>();

  NameClasses(List<Constraint.EveryName> every, List<Constraint.SomeName> some, Formulas formulas) {
    this.formulas = formulas;
    this.languages = formulas.languages();
    this.index = new NameIndex(every);
    TreeSet<String> words = new TreeSet<>();
    List<Language> patterns = new ArrayList<>();
    every.forEach(constraint -> note(constraint.names(), words, patterns));
    some.forEach(constraint -> note(constraint.names(), words, patterns));
    words.forEach(word -> mentioned.put(word, mentioned(word)));
    partition(languages.not(languages.of(words)), patterns);
  }

  /** The classes of one name, by it. */
  Map<String, NameClass> mentioned() {
    return mentioned;
  }

  /** The classes of the names that are not mentioned. */
  List<NameClass> rest() {
    return rest;
  }

  /** Whether all names of a class of the rest are in a language that the constraints speak of. */
  boolean inside(NameClass rest, Language language) {
    if (language.listsWords()) {
      return false;
    }
    if (language.excludesWords() && rest.names().excludesWords()) {
      return rest.names().words().containsAll(language.words());
    }
    return languages.and(rest.names(), languages.not(language)).isEmpty();
  }

  private static void note(Language language, TreeSet<String> words, List<Language> patterns) {
    words.addAll(language.words());
    if (language.isAutomaton() && !patterns.contains(language)) {
      patterns.add(language);
    }
  }

  private NameClass mentioned(String word) {
    return new NameClass(languages.of(List.of(word)), formulas.all(index.formulas(word)));
  }

  private void partition(Language others, List<Language> patterns) {
    List<Language> parts = List.of(others);
    for (Language pattern : patterns) {
      List<Language> finer = new ArrayList<>();
      for (Language part : parts) {
        finer.add(languages.and(part, pattern));
        finer.add(languages.and(part, languages.not(pattern)));
      }
      finer.removeIf(Language::isEmpty);
      parts = finer;
    }
    for (Language part : parts) {
      List<Formula> conditions = new ArrayList<>();
      NameClass bare = new NameClass(part, formulas.everything());
      for (Constraint.EveryName constraint : index.general()) {
        if (inside(bare, constraint.names())) {
          conditions.add(constraint.formula());
        }
      }
      rest.add(new NameClass(part, formulas.all(conditions)));
    }
  }
}
