package dev.collet.schema.pattern;

/** Counts work, so that a costly pattern ends in an answer and not in a hang. */
@FunctionalInterface
public interface Steps {

  /** Counts steps; throws, as its owner decides, when too many were counted. */
  void spend(long steps);
}
