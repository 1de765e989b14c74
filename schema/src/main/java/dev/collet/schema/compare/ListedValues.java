package dev.collet.schema.compare;

import dev.collet.schema.evaluate.Evaluation;
import dev.collet.schema.evaluate.Evaluator;
import dev.collet.schema.load.SchemaNode;
import dev.collet.schema.load.UnsupportedSchemaException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Where {@code sub} lists its values, each is validated, which no reasoning can better. */
final class ListedValues {

  private ListedValues() {}

  /** The verdict; null where the values are not listed, or one of them can't be validated. */
  static @Nullable Verdict compare(SchemaNode sub, SchemaNode sup, Budget budget) {
    List<JsonNode> values = new ArrayList<>();
    JsonNode constant = sub.keyword("const");
    JsonNode enumeration = sub.keyword("enum");
    if (constant != null) {
      values.add(constant);
    } else if (enumeration != null && enumeration.isArray()) {
      values.addAll(enumeration.values());
    } else {
      return null;
    }
    // One evaluator for all values: it remembers what it has learned of a long enumeration.
    Evaluator evaluator = new Evaluator(budget);
    try {
      for (JsonNode value : values) {
        Evaluation left = evaluator.evaluate(sub, value);
        Evaluation right = left.valid() ? evaluator.evaluate(sup, value) : left;
        if (left.valid() && !right.valid()) {
          return new Verdict.NotContained(value, Collisions.of(left, right));
        }
      }
      return new Verdict.Contained();
    } catch (UnsupportedSchemaException e) {
      return null;
    }
  }
}
