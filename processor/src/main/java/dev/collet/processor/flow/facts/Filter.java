package dev.collet.processor.flow.facts;

import dev.collet.processor.flow.value.Fact;

/**
 * What a stream's elements have in common after its filters.
 *
 * @param isPresent whether each holds something, as an optional does
 * @param fact what is known about each one's value
 */
record Filter(boolean isPresent, Fact fact) {
  /** Nothing that is known. */
  static final Filter NONE = new Filter(false, Fact.ANY);

  /** What has passed both. */
  Filter and(Filter other) {
    return new Filter(isPresent || other.isPresent, fact.and(other.fact));
  }
}
