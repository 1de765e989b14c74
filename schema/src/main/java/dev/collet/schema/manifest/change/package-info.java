/**
 * What became of a module's tools between two manifests, whom each change breaks, and what version
 * it asks for.
 */
@NullMarked
package dev.collet.schema.manifest.change;

import org.jspecify.annotations.NullMarked;
