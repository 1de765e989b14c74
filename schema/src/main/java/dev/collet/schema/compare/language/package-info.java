/** Sets of strings, finite, cofinite or regular, with the boolean operations. */
@NullMarked
package dev.collet.schema.compare.language;

import org.jspecify.annotations.NullMarked;
