package dev.collet.processor.drift;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * One difference between what is written and what is declared.
 *
 * @param kind what kind of difference
 * @param path where in a result, by member names; {@code *} stands for any element
 * @param actual what Java gives, in words or as a schema
 * @param declared what the schema says
 * @param correction the schema that would be right there, or the value of {@code required} around
 *     it for a member that may be absent; null when there is none to show
 */
public record Drift(
    Kind kind, List<String> path, String actual, String declared, @Nullable JsonNode correction) {
  /** The kinds. */
  public enum Kind {
    /** A member is written that the schema does not name. */
    UNDECLARED,
    /** A member is required that is never written. */
    MISSING,
    /** A member is named that is never written, and is not required. */
    UNWRITTEN,
    /** A member is required that may be absent. */
    OPTIONAL,
    /** A value has a type that the schema does not allow. */
    TYPE
  }

  /** The path as a JSON Pointer; the whole result is the empty one. */
  public String pointer() {
    StringBuilder pointer = new StringBuilder();
    path.forEach(name -> pointer.append('/').append(name.replace("~", "~0").replace("/", "~1")));
    return pointer.toString();
  }
}
