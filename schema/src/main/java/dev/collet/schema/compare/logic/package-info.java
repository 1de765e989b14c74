/** Schemas as formulas that can be negated, restricted to one type of value, and solved. */
@NullMarked
package dev.collet.schema.compare.logic;

import org.jspecify.annotations.NullMarked;
