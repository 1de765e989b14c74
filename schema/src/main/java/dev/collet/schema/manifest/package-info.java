/**
 * What a module's tools promise, as files: the processor's fragments, the module's manifest, the
 * lock file under review.
 */
@NullMarked
package dev.collet.schema.manifest;

import org.jspecify.annotations.NullMarked;
