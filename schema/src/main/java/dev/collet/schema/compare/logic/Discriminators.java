package dev.collet.schema.compare.logic;

import dev.collet.schema.load.SchemaNode;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Recognises tagged unions: alternatives that require a member whose words differ can't both hold,
 * so that "exactly one" is no more than "at least one".
 */
final class Discriminators {

  private Discriminators() {}

  /** The words that each required member of an object may have, where they are listed. */
  static Map<String, Set<String>> of(Formula option) {
    Map<String, Set<String>> words = new HashMap<>();
    Set<String> required = new HashSet<>();
    boolean objects = false;
    List<Formula> parts =
        option instanceof Formula.Junction junction && junction.all()
            ? junction.parts()
            : List.of(option);
    for (Formula part : parts) {
      if (part instanceof Formula.Types types) {
        objects |= types.mask() == JsonType.OBJECT.mask();
      } else if (part instanceof Formula.Atom atom) {
        note(atom.constraint(), required, words);
      }
    }
    words.keySet().retainAll(required);
    return objects ? words : Map.of();
  }

  /** Whether a member is required in both with words that differ. */
  static boolean disjoint(Map<String, Set<String>> one, Map<String, Set<String>> other) {
    for (Map.Entry<String, Set<String>> entry : one.entrySet()) {
      Set<String> words = other.get(entry.getKey());
      if (words != null && entry.getValue().stream().noneMatch(words::contains)) {
        return true;
      }
    }
    return false;
  }

  private static void note(
      Constraint constraint, Set<String> required, Map<String, Set<String>> words) {
    if (constraint instanceof Constraint.SomeName some && some.names().onlyWord() != null) {
      required.add(some.names().onlyWord());
    } else if (constraint instanceof Constraint.EveryName every
        && every.names().onlyWord() != null
        && every.formula() instanceof Formula.Reference reference
        && reference.positive()) {
      Set<String> listed = listed(reference.use().node());
      if (listed != null) {
        words.put(every.names().onlyWord(), listed);
      }
    }
  }

  /** The words that a schema lists; null where it does otherwise. */
  private static @Nullable Set<String> listed(SchemaNode node) {
    JsonNode constant = node.keyword("const");
    JsonNode enumeration = node.keyword("enum");
    Set<String> words = new HashSet<>();
    if (constant != null) {
      return constant.isString() ? Set.of(constant.stringValue()) : null;
    }
    if (enumeration == null || !enumeration.isArray()) {
      return null;
    }
    for (JsonNode value : enumeration) {
      if (!value.isString()) {
        return null;
      }
      words.add(value.stringValue());
    }
    return words;
  }
}
