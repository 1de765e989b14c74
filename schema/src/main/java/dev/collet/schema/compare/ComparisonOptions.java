package dev.collet.schema.compare;

import dev.collet.schema.load.DocumentResolver;

/**
 * What a comparison may use.
 *
 * @param budget how many steps it may take before the answer is {@link Verdict.Unknown}; a step is
 *     a unit of work, never of time, so the same pair gives the same verdict on every machine
 * @param documents the documents that the two schemas may refer to
 */
public record ComparisonOptions(long budget, DocumentResolver documents) {

  /** Enough for schemas of the size that tools have, many times over. */
  public static final long DEFAULT_BUDGET = 100_000;

  /** The default budget and no further documents. */
  public static final ComparisonOptions DEFAULT =
      new ComparisonOptions(DEFAULT_BUDGET, DocumentResolver.NONE);

  /** The same with another budget. */
  public ComparisonOptions withBudget(long steps) {
    return new ComparisonOptions(steps, documents);
  }

  /** The same with other documents given along. */
  public ComparisonOptions withDocuments(DocumentResolver resolver) {
    return new ComparisonOptions(budget, resolver);
  }
}
