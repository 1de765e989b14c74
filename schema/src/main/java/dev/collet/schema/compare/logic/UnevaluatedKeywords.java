package dev.collet.schema.compare.logic;

import dev.collet.schema.compare.language.Language;
import dev.collet.schema.load.DynamicScope;
import dev.collet.schema.load.SchemaNode;
import java.util.ArrayList;
import java.util.List;

/**
 * unevaluatedProperties and unevaluatedItems (core, section 11). What is evaluated depends on which
 * applicators succeed, so the keyword becomes a choice: some of the conditional contributions hold,
 * and what they and the unconditional ones leave satisfies the subschema. More contributions only
 * leave less, so it does not matter whether the other conditions hold, too.
 */
final class UnevaluatedKeywords {

  private static final int MAX_CONDITIONS = 8;

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
    if (all.outOfReach() || all.conditional().size() > MAX_CONDITIONS) {
      return unknown(node, "unevaluatedProperties", JsonType.OBJECT);
    }
    List<Formula> choices = new ArrayList<>();
    for (int chosen = 0; chosen < 1 << all.conditional().size(); chosen++) {
      List<Formula> choice = new ArrayList<>();
      Language evaluated = all.certain().names();
      for (int i = 0; i < all.conditional().size(); i++) {
        if ((chosen & (1 << i)) != 0) {
          choice.add(all.condition(i));
          evaluated = formulas.languages().or(evaluated, all.conditional().get(i).names());
        }
      }
      choice.add(formulas.everyName(formulas.languages().not(evaluated), rest));
      choices.add(formulas.all(choice));
    }
    return formulas.any(choices);
  }

  private Formula items(SchemaNode node, DynamicScope scope, Formula rest) {
    Contributions all = new Contributions(formulas, compiler, names, false);
    all.collect(node, scope, formulas.everything(), false);
    if (all.conditional().size() > MAX_CONDITIONS) {
      return unknown(node, "unevaluatedItems", JsonType.ARRAY);
    }
    List<Formula> choices = new ArrayList<>();
    for (int chosen = 0; chosen < 1 << all.conditional().size(); chosen++) {
      List<Formula> choice = new ArrayList<>();
      long prefix = all.certain().prefix();
      Formula evaluated = formulas.any(rest, all.certain().matching());
      for (int i = 0; i < all.conditional().size(); i++) {
        if ((chosen & (1 << i)) != 0) {
          choice.add(all.condition(i));
          prefix = Math.max(prefix, all.conditional().get(i).prefix());
          evaluated = formulas.any(evaluated, all.conditional().get(i).matching());
        }
      }
      choice.add(
          formulas.ifType(
              JsonType.ARRAY, new Constraint.EveryItem(prefix, Constraint.UNLIMITED, evaluated)));
      choices.add(formulas.all(choice));
    }
    return formulas.any(choices);
  }

  private Formula unknown(SchemaNode node, String keyword, JsonType type) {
    String reason = keyword + " at " + node + " depends on too many conditions";
    return formulas.any(
        formulas.types(JsonType.ALL & ~type.mask()),
        formulas.isType(type, new Constraint.SizeAtMost(0)),
        formulas.opaque(List.of(keyword, compiler.schemaClass(node)), reason));
  }
}
