package dev.collet.schema.evaluate;

import dev.collet.schema.JsonPointer;
import dev.collet.schema.load.SchemaNode;
import java.util.ArrayList;
import java.util.List;

/** Notes what accepted and what rejected parts of a value. */
final class Trace {

  private final List<Evaluation.At> failures = new ArrayList<>();
  private final List<Evaluation.At> accepted = new ArrayList<>();

  void fails(JsonPointer instance, SchemaNode schema, String keyword) {
    failures.add(new Evaluation.At(instance, schema, keyword));
  }

  void accepts(JsonPointer instance, SchemaNode schema) {
    accepted.add(new Evaluation.At(instance, schema, ""));
  }

  void acceptsAll(Trace other) {
    accepted.addAll(other.accepted);
  }

  Evaluation conclude(boolean valid) {
    return new Evaluation(valid, valid ? List.of() : failures, accepted);
  }
}
