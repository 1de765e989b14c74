package dev.collet.schema.compare.logic;

import dev.collet.schema.compare.language.Language;
import dev.collet.schema.load.DynamicScope;
import dev.collet.schema.load.SchemaNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** Collects which members or elements a schema and its in-place applicators evaluate, and when. */
final class Contributions {

  /**
   * What is evaluated.
   *
   * @param names the members' names
   * @param prefix the number of elements from the first on
   * @param matching what an element has to satisfy, wherever it is
   */
  record Evaluated(Language names, long prefix, Formula matching) {}

  private final Formulas formulas;
  private final SchemaCompiler compiler;
  private final NameLanguages names;
  private final boolean members;
  private final Map<Evaluated, Formula> conditions = new LinkedHashMap<>();
  private Evaluated certain;
  private boolean outOfReach;

  /**
   * @param members whether members are asked for; elements are otherwise
   */
  Contributions(Formulas formulas, SchemaCompiler compiler, NameLanguages names, boolean members) {
    this.formulas = formulas;
    this.compiler = compiler;
    this.names = names;
    this.members = members;
    this.certain = new Evaluated(formulas.languages().none(), 0, formulas.nothing());
  }

  /** What is evaluated in every value that the schema accepts. */
  Evaluated certain() {
    return certain;
  }

  /** What is evaluated under conditions. */
  List<Evaluated> conditional() {
    return List.copyOf(conditions.keySet());
  }

  /** The condition of a contribution. */
  Formula condition(int index) {
    return new ArrayList<>(conditions.values()).get(index);
  }

  /** Whether a pattern keeps the names from being told. */
  boolean outOfReach() {
    return outOfReach;
  }

  /**
   * Collects a schema's contributions.
   *
   * @param condition when the schema's annotations count
   * @param rest whether its own unevaluated keyword counts, which evaluates whatever is left
   */
  void collect(SchemaNode node, DynamicScope outer, Formula condition, boolean rest) {
    if (node.json().isBoolean() || condition == formulas.nothing()) {
      return;
    }
    DynamicScope scope = outer.enter(node.resource());
    contribute(condition, members ? ownNames(node, rest) : ownItems(node, scope, rest));
    for (String keyword : List.of("$ref", "$dynamicRef")) {
      JsonNode reference = Keyword.value(node, keyword);
      if (reference != null) {
        String text = reference.stringValue();
        collect(compiler.target(node, keyword, text, scope), scope, condition, true);
      }
    }
    node.list("allOf").forEach(child -> collect(child, scope, condition, true));
    node.list("anyOf").forEach(child -> ifHolds(child, scope, condition));
    node.list("oneOf").forEach(child -> ifHolds(child, scope, condition));
    node.children("dependentSchemas")
        .forEach((name, child) -> collect(child, scope, and(condition, present(name)), true));
    conditional(node, scope, condition);
  }

  private void conditional(SchemaNode node, DynamicScope scope, Formula condition) {
    SchemaNode test = node.child("if");
    if (test == null) {
      return;
    }
    Formula holds = compiler.inPlace(test, scope);
    collect(test, scope, and(condition, holds), true);
    SchemaNode then = node.child("then");
    if (then != null) {
      collect(then, scope, and(condition, holds), true);
    }
    SchemaNode otherwise = node.child("else");
    if (otherwise != null) {
      collect(otherwise, scope, and(condition, formulas.not(holds)), true);
    }
  }

  private void ifHolds(SchemaNode child, DynamicScope scope, Formula condition) {
    collect(child, scope, and(condition, compiler.inPlace(child, scope)), true);
  }

  private Formula and(Formula one, Formula other) {
    return formulas.all(one, other);
  }

  private Formula present(String name) {
    return formulas.someName(formulas.languages().of(List.of(name)), formulas.everything());
  }

  private void contribute(Formula condition, Evaluated evaluated) {
    if (condition == formulas.everything()) {
      certain = join(certain, evaluated);
    } else if (!join(certain, evaluated).equals(certain)) {
      conditions.merge(evaluated, condition, formulas::any);
    }
  }

  private Evaluated join(Evaluated one, Evaluated other) {
    return new Evaluated(
        formulas.languages().or(one.names(), other.names()),
        Math.max(one.prefix(), other.prefix()),
        formulas.any(one.matching(), other.matching()));
  }

  private Evaluated ownNames(SchemaNode node, boolean rest) {
    boolean all =
        node.child("additionalProperties") != null
            || (rest && node.child("unevaluatedProperties") != null);
    Language named = all ? formulas.languages().all() : names.named(node);
    if (named == null) {
      outOfReach = true;
      named = formulas.languages().none();
    }
    return new Evaluated(named, 0, formulas.nothing());
  }

  private Evaluated ownItems(SchemaNode node, DynamicScope scope, boolean rest) {
    boolean all = node.child("items") != null || (rest && node.child("unevaluatedItems") != null);
    SchemaNode contains = node.child("contains");
    return new Evaluated(
        formulas.languages().none(),
        all ? Constraint.UNLIMITED : node.list("prefixItems").size(),
        contains == null ? formulas.nothing() : compiler.lazy(contains, scope));
  }
}
