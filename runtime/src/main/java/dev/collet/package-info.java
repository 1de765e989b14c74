/**
 * What the author of a tool writes and sees: annotations, the two kinds of failure, results, and
 * the context of a call.
 */
@NullMarked
package dev.collet;

import org.jspecify.annotations.NullMarked;
