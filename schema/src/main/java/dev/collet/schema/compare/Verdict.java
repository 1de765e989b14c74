package dev.collet.schema.compare;

import java.util.List;
import tools.jackson.databind.JsonNode;

/** The answer to "is every value of {@code sub} a value of {@code sup}?", never a guess. */
public sealed interface Verdict {

  /** Every value that {@code sub} accepts is accepted by {@code sup}. */
  record Contained() implements Verdict {}

  /**
   * There is a value that {@code sub} accepts and {@code sup} rejects.
   *
   * @param witness such a value; it has been validated against both schemas
   * @param collisions the keywords that disagree about the witness, at least one
   */
  record NotContained(JsonNode witness, List<Collision> collisions) implements Verdict {
    /** Copies the collisions. */
    public NotContained {
      collisions = List.copyOf(collisions);
    }
  }

  /**
   * It was not decided: the keywords are out of reach, or the budget was spent.
   *
   * @param reason why, for a person
   */
  record Unknown(String reason) implements Verdict {}
}
