package dev.collet.schema.compare.logic;

import dev.collet.schema.compare.language.Language;
import dev.collet.schema.compare.language.Languages;
import dev.collet.schema.load.SchemaNode;
import dev.collet.schema.load.UnsupportedSchemaException;
import dev.collet.schema.pattern.Pattern262;
import java.util.function.BinaryOperator;
import org.jspecify.annotations.Nullable;

/** The languages of member names that keywords speak of. */
final class NameLanguages {

  private final Languages languages;
  private final Restriction restriction;

  NameLanguages(Languages languages, Restriction restriction) {
    this.languages = languages;
    this.restriction = restriction;
  }

  /** The names in which a pattern is found; null where no automaton can tell. */
  @Nullable Language matching(String pattern) {
    Pattern262 parsed =
        Pattern262.of(pattern)
            .orElseThrow(
                () -> new UnsupportedSchemaException("'" + pattern + "' is no regular expression"));
    return languages.matching(parsed).orElse(null);
  }

  /** The names that properties and patternProperties speak of; null where that can't be told. */
  @Nullable Language named(SchemaNode node) {
    Language named = languages.of(node.children("properties").keySet());
    for (String pattern : node.children("patternProperties").keySet()) {
      Language language = matching(pattern);
      if (language == null) {
        return null;
      }
      named = languages.or(named, language);
    }
    return named;
  }

  /** The strings that satisfy a formula; null where that can't be told. */
  @Nullable Language accepted(Formula formula) {
    return language(restriction.to(formula, JsonType.STRING));
  }

  private @Nullable Language language(Formula formula) {
    if (formula instanceof Formula.Constant constant) {
      return constant.value() ? languages.all() : languages.none();
    }
    if (formula instanceof Formula.Atom atom) {
      return language(atom.constraint());
    }
    if (formula instanceof Formula.Junction junction) {
      BinaryOperator<Language> join = junction.all() ? languages::and : languages::or;
      Language joined = junction.all() ? languages.all() : languages.none();
      for (Formula part : junction.parts()) {
        Language language = language(part);
        if (language == null) {
          return null;
        }
        joined = join.apply(joined, language);
      }
      return joined;
    }
    return null;
  }

  private @Nullable Language language(Constraint constraint) {
    if (constraint instanceof Constraint.StringIn in) {
      return in.language();
    }
    if (constraint instanceof Constraint.LengthAtLeast least) {
      return languages.ofLength(least.length(), Long.MAX_VALUE);
    }
    if (constraint instanceof Constraint.LengthAtMost most) {
      return languages.ofLength(0, most.length());
    }
    return null;
  }
}
