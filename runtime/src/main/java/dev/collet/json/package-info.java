/**
 * The one seam between generated code and a JSON library: readers, writers, problems with JSON
 * Pointers.
 */
@NullMarked
package dev.collet.json;

import org.jspecify.annotations.NullMarked;
