/** Many clients at once, whose every answer is checked; {@code benchmarks/load} runs them. */
@NullMarked
package dev.collet.reliability.load;

import org.jspecify.annotations.NullMarked;
