/** The goals: parameters and one call each. The work is in {@link dev.collet.maven.engine}. */
@NullMarked
package dev.collet.maven;

import org.jspecify.annotations.NullMarked;
