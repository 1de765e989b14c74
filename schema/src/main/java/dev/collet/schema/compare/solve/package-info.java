/** Finds a value that satisfies a formula, or proves that there is none. */
@NullMarked
package dev.collet.schema.compare.solve;

import org.jspecify.annotations.NullMarked;
