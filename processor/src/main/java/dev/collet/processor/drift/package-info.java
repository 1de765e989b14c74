/** Compares what Java types promise with the schemas that an author declares. */
@NullMarked
package dev.collet.processor.drift;

import org.jspecify.annotations.NullMarked;
