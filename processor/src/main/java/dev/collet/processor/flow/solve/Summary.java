package dev.collet.processor.flow.solve;

/**
 * What is known about a method from outside.
 *
 * @param now what leaves a call
 * @param later what running what it gave back can fail with
 * @param problems what throwing the exception that it gave back throws
 */
record Summary(Outcome now, Outcome later, Outcome problems) {
  Summary() {
    this(new Outcome(), new Outcome(), new Outcome());
  }
}
