/**
 * Fails a build in which the annotation processor did not run. For javac alone: no program refers
 * to it.
 */
@NullMarked
package dev.collet.guard;

import org.jspecify.annotations.NullMarked;
