package dev.collet.schema.compare.logic;

import dev.collet.schema.compare.language.Language;
import dev.collet.schema.compare.language.Languages;
import dev.collet.schema.pattern.Steps;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.IntFunction;

/** Makes formulas: equal ones once, and simplified where that is cheap. */
public final class Formulas {

  private final Steps steps;
  private final Languages languages;
  private final Map<Object, Formula> known = new HashMap<>();
  private final Formula.Constant everything = new Formula.Constant(0, true);
  private final Formula.Constant nothing = new Formula.Constant(1, false);
  private int nextId = 2;

  /** Formulas of one comparison. */
  public Formulas(Steps steps, Languages languages) {
    this.steps = steps;
    this.languages = languages;
    everything.negation = nothing;
    nothing.negation = everything;
  }

  /** The languages that constraints use. */
  public Languages languages() {
    return languages;
  }

  /** What everything satisfies. */
  public Formula everything() {
    return everything;
  }

  /** What nothing satisfies. */
  public Formula nothing() {
    return nothing;
  }

  /** A constant. */
  public Formula constant(boolean value) {
    return value ? everything : nothing;
  }

  /** The values of some types, by their masks. */
  public Formula types(int mask) {
    if (mask == 0 || mask == JsonType.ALL) {
      return constant(mask != 0);
    }
    return interned(List.of("types", mask), id -> new Formula.Types(id, mask));
  }

  /** Values of other types, and values of this type under a constraint. */
  public Formula ifType(JsonType type, Constraint constraint) {
    return atom(type, false, constraint);
  }

  /** Values of this type under a constraint. */
  public Formula isType(JsonType type, Constraint constraint) {
    return atom(type, true, constraint);
  }

  /** What a schema accepts. */
  public Formula reference(SchemaUse use) {
    if (use.node().json().isBoolean()) {
      return constant(use.node().json().booleanValue());
    }
    return reference(use, true);
  }

  /** Something nothing is known about; the same thing has the same key. */
  public Formula opaque(Object key, String reason) {
    return opaque(key, true, reason);
  }

  /** All of these. */
  public Formula all(Collection<Formula> parts) {
    return junction(true, parts);
  }

  /** All of these. */
  public Formula all(Formula... parts) {
    return junction(true, List.of(parts));
  }

  /** At least one of these. */
  public Formula any(Collection<Formula> parts) {
    return junction(false, parts);
  }

  /** At least one of these. */
  public Formula any(Formula... parts) {
    return junction(false, List.of(parts));
  }

  /** What does not satisfy this. */
  public Formula not(Formula formula) {
    Formula negation = formula.negation;
    if (negation == null) {
      negation = negated(formula);
      formula.negation = negation;
      if (negation.negation == null) {
        negation.negation = formula;
      }
    }
    return negation;
  }

  private Formula negated(Formula formula) {
    if (formula instanceof Formula.Types types) {
      return types(JsonType.ALL & ~types.mask());
    }
    if (formula instanceof Formula.Atom atom) {
      List<Formula> parts = new ArrayList<>();
      for (Constraint part : Negations.of(atom.constraint(), this)) {
        parts.add(atom(atom.type(), !atom.strict(), part));
      }
      return parts.isEmpty() ? without(atom.type(), atom.strict()) : any(parts);
    }
    if (formula instanceof Formula.Junction junction) {
      return junction(!junction.all(), junction.parts().stream().map(this::not).toList());
    }
    if (formula instanceof Formula.Reference reference) {
      return reference(reference.use(), !reference.positive());
    }
    if (formula instanceof Formula.Opaque opaque) {
      return opaque(opaque.key(), !opaque.positive(), opaque.reason());
    }
    return constant(formula == nothing);
  }

  /** The negation of a constraint that every value of the type satisfies. */
  private Formula without(JsonType type, boolean strict) {
    return strict ? types(JsonType.ALL & ~type.mask()) : nothing;
  }

  private Formula atom(JsonType type, boolean strict, Constraint constraint) {
    Boolean trivial = Trivia.value(constraint);
    if (trivial != null) {
      if (trivial) {
        return strict ? types(type.mask()) : everything;
      }
      return strict ? nothing : types(JsonType.ALL & ~type.mask());
    }
    Constraint simple = Trivia.simplified(constraint, languages);
    return interned(
        List.of(type, strict, simple), id -> new Formula.Atom(id, type, strict, simple));
  }

  private Formula reference(SchemaUse use, boolean positive) {
    return interned(List.of(use, positive), id -> new Formula.Reference(id, use, positive));
  }

  private Formula opaque(Object key, boolean positive, String reason) {
    return interned(
        List.of("opaque", key, positive), id -> new Formula.Opaque(id, key, positive, reason));
  }

  private Formula junction(boolean all, Collection<Formula> parts) {
    TreeSet<Formula> flat = new TreeSet<>(Comparator.comparingInt(Formula::id));
    int mask = all ? JsonType.ALL : 0;
    for (Formula part : parts) {
      if (part instanceof Formula.Junction junction && junction.all() == all) {
        flat.addAll(junction.parts());
      } else {
        flat.add(part);
      }
    }
    List<Formula> kept = new ArrayList<>();
    for (Formula part : flat) {
      steps.spend(1);
      if (part instanceof Formula.Constant constant) {
        if (constant.value() != all) {
          return constant;
        }
      } else if (part instanceof Formula.Types types) {
        mask = all ? mask & types.mask() : mask | types.mask();
      } else if (part.negation != null && flat.contains(part.negation)) {
        return constant(!all);
      } else {
        kept.add(part);
      }
    }
    Formula types = types(mask);
    if (types == constant(!all)) {
      return types;
    }
    if (types != constant(all)) {
      kept.add(types);
      kept.sort(Comparator.comparingInt(Formula::id));
    }
    if (kept.isEmpty()) {
      return constant(all);
    }
    if (kept.size() == 1) {
      return kept.get(0);
    }
    return interned(List.of(all, kept), id -> new Formula.Junction(id, all, kept));
  }

  private Formula interned(Object key, IntFunction<Formula> maker) {
    Formula formula = known.get(key);
    if (formula == null) {
      steps.spend(1);
      formula = maker.apply(nextId++);
      known.put(key, formula);
    }
    return formula;
  }

  /** A language restricted constraint on names: all in it satisfy the formula. */
  public Formula everyName(Language names, Formula formula) {
    return ifType(JsonType.OBJECT, new Constraint.EveryName(names, formula));
  }

  /** A member is there whose name is in the language and whose value satisfies the formula. */
  public Formula someName(Language names, Formula formula) {
    return ifType(JsonType.OBJECT, new Constraint.SomeName(names, formula));
  }
}
