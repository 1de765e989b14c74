package dev.collet.json;

import java.util.List;

/** What generated code reads arguments from. */
public abstract class JsonReader {
  /** For the readers of this package. */
  JsonReader() {}

  /** What was wrong so far, in the order of the text, at most 20. */
  public abstract List<Problem> problems();
}
