/** Validates one instance against one schema, to check a witness before anybody hears of it. */
@NullMarked
package dev.collet.schema.evaluate;

import org.jspecify.annotations.NullMarked;
