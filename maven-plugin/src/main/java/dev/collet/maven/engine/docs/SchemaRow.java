package dev.collet.maven.engine.docs;

/**
 * One member of a schema as a person reads it.
 *
 * @param depth how far inside other members it is; 0 for the outermost
 * @param name its name; empty for a schema that is no object, which has one such row
 * @param type what it may be, in words
 * @param required whether it must be there
 * @param description what the schema says of it; may be empty
 */
record SchemaRow(int depth, String name, String type, boolean required, String description) {

  /** Whether the row is about the whole value, which has no name. */
  boolean isWhole() {
    return depth == 0 && name.isEmpty();
  }
}
