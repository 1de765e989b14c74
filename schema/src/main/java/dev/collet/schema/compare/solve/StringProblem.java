package dev.collet.schema.compare.solve;

import dev.collet.schema.compare.language.Language;
import dev.collet.schema.compare.language.Languages;
import dev.collet.schema.compare.logic.Constraint;
import dev.collet.schema.pattern.Steps;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.node.JsonNodeFactory;

/** Finds a string of a language, within bounds of length. */
final class StringProblem {

  private static final int MAX_TRIALS = 100;
  private static final int LONGER_TRIALS = 24;

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

  /** Some patterns can be tried on a string only, so some strings are tried. */
  private Result trials() {
    List<String> shortest = languages.examples(language, MAX_TRIALS);
    Set<String> candidates = new LinkedHashSet<>(shortest);
    for (long length = min; length <= max && length < min + LONGER_TRIALS; length++) {
      languages.example(language, length, max).ifPresent(candidates::add);
    }
    boolean told = shortest.size() < MAX_TRIALS; // then these are all
    for (String candidate : candidates) {
      long length = candidate.codePointCount(0, candidate.length());
      if (length >= min && length <= max) {
        steps.spend(20);
        if (unknown.stream().allMatch(pattern -> satisfies(pattern, candidate))) {
          return found(candidate);
        }
        told &= unknown.stream().allMatch(pattern -> pattern.pattern().find(candidate).isPresent());
      }
    }
    return told
        ? Result.EMPTY
        : new Result.Undecided(
            "the pattern '" + unknown.get(0).text() + "' is out of an automaton's reach");
  }

  private static boolean satisfies(Constraint.Matches matches, String candidate) {
    return matches.pattern().find(candidate).equals(Optional.of(matches.positive()));
  }
}
