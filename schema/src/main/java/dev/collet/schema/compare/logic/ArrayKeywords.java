package dev.collet.schema.compare.logic;

import dev.collet.schema.load.DynamicScope;
import dev.collet.schema.load.SchemaNode;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** The keywords for arrays, but for unevaluatedItems (core 10.3.1, validation 6.4). */
final class ArrayKeywords {

  private final Formulas formulas;
  private final SchemaCompiler compiler;

  ArrayKeywords(Formulas formulas, SchemaCompiler compiler) {
    this.formulas = formulas;
    this.compiler = compiler;
  }

  void add(SchemaNode node, DynamicScope scope, List<Formula> parts) {
    long min = Keyword.count(node, "minItems", 0);
    if (min > 0) {
      add(parts, new Constraint.SizeAtLeast(min));
    }
    long max = Keyword.count(node, "maxItems", Constraint.UNLIMITED);
    if (max < Constraint.UNLIMITED) {
      add(parts, new Constraint.SizeAtMost(max));
    }
    List<SchemaNode> prefix = node.list("prefixItems");
    for (int i = 0; i < prefix.size(); i++) {
      add(parts, new Constraint.EveryItem(i, i + 1L, compiler.lazy(prefix.get(i), scope)));
    }
    SchemaNode items = node.child("items");
    if (items != null) {
      Formula formula = compiler.lazy(items, scope);
      add(parts, new Constraint.EveryItem(prefix.size(), Constraint.UNLIMITED, formula));
    }
    SchemaNode contains = node.child("contains");
    if (contains != null) {
      long least = Keyword.count(node, "minContains", 1);
      long most = Keyword.count(node, "maxContains", Constraint.UNLIMITED);
      add(parts, new Constraint.ItemCount(compiler.lazy(contains, scope), least, most));
    }
    JsonNode unique = Keyword.value(node, "uniqueItems");
    if (unique != null && unique.booleanValue()) {
      add(parts, new Constraint.UniqueItems(true));
    }
  }

  private void add(List<Formula> parts, Constraint constraint) {
    parts.add(formulas.ifType(JsonType.ARRAY, constraint));
  }
}
