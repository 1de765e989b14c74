package dev.collet.json;

/** What generated code writes results to. */
public abstract class JsonWriter {
  /** For the writers of this package. */
  JsonWriter() {}
}
