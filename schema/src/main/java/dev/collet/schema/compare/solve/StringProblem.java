package dev.collet.schema.compare.solve;

import dev.collet.schema.compare.language.Language;
import dev.collet.schema.compare.language.Languages;
import dev.collet.schema.compare.logic.Constraint;
import dev.collet.schema.pattern.Steps;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.node.JsonNodeFactory;

/** Finds a string of a language, within bounds of length. */
final class StringProblem {

  private static final int MAX_TRIALS = 200;

  private final Languages languages;
  private final Steps steps;
  private final List<Constraint.Matches> unknown = new ArrayList<>();
  private Language language;
  private long min;
  private long max = Long.MAX_VALUE;

  StringProblem(List<Constraint> constraints, Languages languages, Steps steps) {
    this.languages = languages;
    this.steps = steps;
    this.language = languages.all();
    constraints.forEach(this::add);
  }

  private void add(Constraint constraint) {
    if (constraint instanceof Constraint.StringIn in) {
      language = languages.and(language, in.language());
    } else if (constraint instanceof Constraint.LengthAtLeast least) {
      min = Math.max(min, least.length());
    } else if (constraint instanceof Constraint.LengthAtMost most) {
      max = Math.min(max, most.length());
    } else if (constraint instanceof Constraint.Matches matches) {
      unknown.add(matches);
    }
  }

  Result solve() {
    Optional<String> word = languages.example(language, min, max);
    if (word.isEmpty()) {
      return Result.EMPTY;
    }
    return unknown.isEmpty() ? found(word.get()) : trials();
  }

  private static Result found(String word) {
    return Result.found(JsonNodeFactory.instance.stringNode(word));
  }

  /** Some patterns can be tried on a string only, so a few strings are tried. */
  private Result trials() {
    Language rest = language;
    for (int i = 0; i < MAX_TRIALS; i++) {
      long length = Math.max(min, Math.min(max, i / 8));
      Optional<String> word = languages.example(rest, length, max);
      if (word.isEmpty()) {
        word = languages.example(rest, min, max);
      }
      if (word.isEmpty()) {
        return Result.EMPTY;
      }
      steps.spend(20);
      String candidate = word.get();
      if (unknown.stream().allMatch(pattern -> satisfies(pattern, candidate))) {
        return found(candidate);
      }
      if (unknown.stream().anyMatch(pattern -> pattern.pattern().find(candidate).isEmpty())) {
        break;
      }
      rest = languages.and(rest, languages.not(languages.of(List.of(candidate))));
    }
    return new Result.Undecided(
        "the pattern '" + unknown.get(0).text() + "' is out of an automaton's reach");
  }

  private static boolean satisfies(Constraint.Matches matches, String candidate) {
    return matches.pattern().find(candidate).equals(Optional.of(matches.positive()));
  }
}
