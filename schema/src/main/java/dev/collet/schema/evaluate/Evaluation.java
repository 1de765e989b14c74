package dev.collet.schema.evaluate;

import dev.collet.schema.JsonPointer;
import dev.collet.schema.load.SchemaNode;
import java.util.List;

/**
 * What came of validating a value.
 *
 * @param valid whether the schema accepts it
 * @param failures the keywords that reject a part of it, the innermost that can be named
 * @param accepted the schemas that accept a part of it
 */
public record Evaluation(boolean valid, List<At> failures, List<At> accepted) {

  /** Copies the lists. */
  public Evaluation {
    failures = List.copyOf(failures);
    accepted = List.copyOf(accepted);
  }

  /**
   * A part of the value, and a schema or one of its keywords.
   *
   * @param instance where the part is
   * @param schema the schema
   * @param keyword the keyword; empty where it is the schema as a whole
   */
  public record At(JsonPointer instance, SchemaNode schema, String keyword) {

    /** Where the keyword or the schema stands in its document. */
    public JsonPointer pointer() {
      return keyword.isEmpty() ? schema.pointer() : schema.pointer().append(keyword);
    }
  }
}
