/**
 * Writes the source of toolsets: readers, writers and dispatch for the tools of one class, in the
 * shape that a careful person would give them.
 */
@NullMarked
package dev.collet.processor.emit;

import org.jspecify.annotations.NullMarked;
