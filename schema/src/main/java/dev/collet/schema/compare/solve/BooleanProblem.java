package dev.collet.schema.compare.solve;

import dev.collet.schema.compare.logic.Constraint;
import java.util.List;
import tools.jackson.databind.node.JsonNodeFactory;

/** Finds a boolean under constraints. */
final class BooleanProblem {

  private BooleanProblem() {}

  static Result solve(List<Constraint> constraints) {
    boolean mayBeTrue = true;
    boolean mayBeFalse = true;
    for (Constraint constraint : constraints) {
      if (constraint instanceof Constraint.BooleanIs is) {
        mayBeTrue &= is.value();
        mayBeFalse &= !is.value();
      }
    }
    return mayBeTrue || mayBeFalse
        ? Result.found(JsonNodeFactory.instance.booleanNode(mayBeTrue))
        : Result.EMPTY;
  }
}
