package dev.collet.schema.compare;

import dev.collet.schema.JsonPointer;

/**
 * Where a keyword stands: in the schema that was given, or in a document it refers to.
 *
 * @param document the URI of the document given along that holds it; empty for the schema itself
 * @param pointer the keyword's pointer in that document
 */
public record KeywordLocation(String document, JsonPointer pointer) {

  @Override
  public String toString() {
    return document + "#" + pointer;
  }
}
