package dev.collet.schema.compare.logic;

import dev.collet.schema.compare.language.Language;
import dev.collet.schema.compare.language.Languages;
import dev.collet.schema.load.DynamicScope;
import dev.collet.schema.load.SchemaNode;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * unevaluatedProperties and unevaluatedItems (core, section 11). What is evaluated depends on which
 * applicators succeed. Names, and positions, that the same applicators speak of are alike: either
 * one of these succeeds, or the members with such names satisfy the subschema.
 */
final class UnevaluatedKeywords {

  private static final int MAX_CHOICES = 6;

  private final Formulas formulas;
  private final SchemaCompiler compiler;
  private final NameLanguages names;

  UnevaluatedKeywords(Formulas formulas, SchemaCompiler compiler, NameLanguages names) {
    this.formulas = formulas;
    this.compiler = compiler;
    this.names = names;
  }

  void add(SchemaNode node, DynamicScope scope, List<Formula> parts) {
    SchemaNode properties = node.child("unevaluatedProperties");
    if (properties != null) {
      parts.add(properties(node, scope, compiler.lazy(properties, scope)));
    }
    SchemaNode items = node.child("unevaluatedItems");
    if (items != null) {
      parts.add(items(node, scope, compiler.lazy(items, scope)));
    }
  }

  private Formula properties(SchemaNode node, DynamicScope scope, Formula rest) {
    Contributions all = new Contributions(formulas, compiler, names, true);
    all.collect(node, scope, formulas.everything(), false);
    if (all.outOfReach()) {
      return unknown(node, "unevaluatedProperties", JsonType.OBJECT);
    }
    Languages languages = formulas.languages();
    List<Language> classes = List.of(languages.not(all.certain().names()));
    for (Contributions.Evaluated contribution : all.conditional()) {
      List<Language> finer = new ArrayList<>();
      for (Language names : classes) {
        finer.add(languages.and(names, contribution.names()));
        finer.add(languages.and(names, languages.not(contribution.names())));
      }
      finer.removeIf(Language::isEmpty);
      classes = finer;
    }
    List<Formula> parts = new ArrayList<>();
    for (Language names : classes) {
      List<Formula> options = new ArrayList<>();
      options.add(formulas.everyName(names, rest));
      for (int i = 0; i < all.conditional().size(); i++) {
        if (!languages.and(names, all.conditional().get(i).names()).isEmpty()) {
          options.add(all.condition(i));
        }
      }
      parts.add(formulas.any(options));
    }
    return formulas.all(parts);
  }

  /**
   * What contains evaluates depends on the element, too, so for conditions of such the cases are
   * told apart. More conditions only leave less, so others may hold as well.
   */
  private Formula items(SchemaNode node, DynamicScope scope, Formula rest) {
    Contributions all = new Contributions(formulas, compiler, names, false);
    all.collect(node, scope, formulas.everything(), false);
    List<Integer> matching = new ArrayList<>();
    for (int i = 0; i < all.conditional().size(); i++) {
      if (all.conditional().get(i).matching() != formulas.nothing()) {
        matching.add(i);
      }
    }
    if (matching.size() > MAX_CHOICES) {
      return unknown(node, "unevaluatedItems", JsonType.ARRAY);
    }
    List<Formula> choices = new ArrayList<>();
    for (int chosen = 0; chosen < 1 << matching.size(); chosen++) {
      List<Formula> choice = new ArrayList<>();
      Formula evaluated = formulas.any(rest, all.certain().matching());
      for (int i = 0; i < matching.size(); i++) {
        if ((chosen & (1 << i)) != 0) {
          choice.add(all.condition(matching.get(i)));
          evaluated = formulas.any(evaluated, all.conditional().get(matching.get(i)).matching());
        }
      }
      positions(all, evaluated, choice);
      choices.add(formulas.all(choice));
    }
    return formulas.any(choices);
  }

  private void positions(Contributions all, Formula evaluated, List<Formula> parts) {
    TreeSet<Long> ends = new TreeSet<>();
    all.conditional().forEach(contribution -> ends.add(contribution.prefix()));
    ends.add(Constraint.UNLIMITED);
    long from = all.certain().prefix();
    for (long to : ends.tailSet(from, false)) {
      List<Formula> options = new ArrayList<>();
      options.add(formulas.ifType(JsonType.ARRAY, new Constraint.EveryItem(from, to, evaluated)));
      for (int i = 0; i < all.conditional().size(); i++) {
        if (all.conditional().get(i).prefix() >= to) {
          options.add(all.condition(i));
        }
      }
      parts.add(formulas.any(options));
      from = to;
    }
  }

  private Formula unknown(SchemaNode node, String keyword, JsonType type) {
    String reason = keyword + " at " + node + " depends on too many conditions";
    return formulas.any(
        formulas.types(JsonType.ALL & ~type.mask()),
        formulas.isType(type, new Constraint.SizeAtMost(0)),
        formulas.opaque(List.of(keyword, compiler.schemaClass(node)), reason));
  }
}
