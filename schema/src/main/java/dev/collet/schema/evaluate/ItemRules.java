package dev.collet.schema.evaluate;

import dev.collet.schema.JsonNumbers;
import dev.collet.schema.load.SchemaNode;
import java.math.BigDecimal;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** The keywords that look at an array's elements (core, sections 10.3.1 and 11.2). */
final class ItemRules {

  private final Evaluator evaluator;

  ItemRules(Evaluator evaluator) {
    this.evaluator = evaluator;
  }

  boolean apply(Application use) {
    List<SchemaNode> prefix = use.schema().list("prefixItems");
    SchemaNode items = use.schema().child("items");
    boolean valid = true;
    for (int i = 0; i < use.value().size(); i++) {
      SchemaNode child = i < prefix.size() ? prefix.get(i) : items;
      if (child != null) {
        use.marks().item(i);
        valid &= evaluator.apply(use.item(child, i));
      }
    }
    valid &= contains(use);
    return valid & unevaluated(use);
  }

  private boolean contains(Application use) {
    SchemaNode contained = use.schema().child("contains");
    if (contained == null) {
      return true;
    }
    int count = 0;
    for (int i = 0; i < use.value().size(); i++) {
      if (evaluator.trial(use.item(contained, i))) {
        use.marks().item(i);
        count++;
      }
    }
    JsonNode min = use.schema().keyword("minContains");
    JsonNode max = use.schema().keyword("maxContains");
    BigDecimal found = BigDecimal.valueOf(count);
    boolean valid = true;
    if (min == null ? count == 0 : found.compareTo(JsonNumbers.exact(min)) < 0) {
      valid = use.fails(min == null ? "contains" : "minContains");
    }
    if (max != null && found.compareTo(JsonNumbers.exact(max)) > 0) {
      valid = use.fails("maxContains");
    }
    return valid;
  }

  private boolean unevaluated(Application use) {
    SchemaNode rest = use.schema().child("unevaluatedItems");
    boolean valid = true;
    if (rest != null) {
      for (int i = 0; i < use.value().size(); i++) {
        if (!use.marks().hasItem(i)) {
          valid &= evaluator.apply(use.item(rest, i));
          use.marks().item(i);
        }
      }
    }
    return valid;
  }
}
