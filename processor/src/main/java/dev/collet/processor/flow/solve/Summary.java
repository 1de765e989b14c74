package dev.collet.processor.flow.solve;

/**
 * What is known about a method from outside.
 *
 * @param now what leaves a call
 * @param later what running what it gave back can fail with
 */
record Summary(Outcome now, Outcome later) {
  Summary() {
    this(new Outcome(), new Outcome());
  }
}
