/** How the processor's tests compile sources and compare what was found with markers in them. */
@NullMarked
package dev.collet.processor.testing;

import org.jspecify.annotations.NullMarked;
