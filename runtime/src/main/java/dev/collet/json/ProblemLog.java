package dev.collet.json;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Keeps the first problems of one arguments object; readers over parts of it share one log. */
final class ProblemLog {
  /** A model that gets twenty things wrong won't mend a longer list in one go. */
  static final int MOST = 20;

  private final List<Problem> problems = new ArrayList<>();

  boolean isEmpty() {
    return problems.isEmpty();
  }

  boolean isFull() {
    return problems.size() >= MOST;
  }

  void add(String pointer, String message) {
    if (!isFull()) {
      problems.add(new Problem(pointer, message));
    }
  }

  List<Problem> problems() {
    return Collections.unmodifiableList(problems);
  }
}
