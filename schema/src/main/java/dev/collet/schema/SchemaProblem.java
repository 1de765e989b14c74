package dev.collet.schema;

import com.google.errorprone.annotations.Immutable;

/**
 * One reason why a document is not a valid 2020-12 schema, for a person to correct.
 *
 * @param pointer where the offending value stands in the schema document
 * @param message what is wrong and what to do, in one or two sentences
 */
@Immutable
public record SchemaProblem(JsonPointer pointer, String message) {

  @Override
  public String toString() {
    return "#" + pointer + ": " + message;
  }
}
