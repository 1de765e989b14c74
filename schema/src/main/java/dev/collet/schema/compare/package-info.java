/** Decides whether every value of one schema is a value of another, and shows one that is not. */
@NullMarked
package dev.collet.schema.compare;

import org.jspecify.annotations.NullMarked;
