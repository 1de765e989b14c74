/** Turns the facts of all reachable methods into what can leave each. */
@NullMarked
package dev.collet.processor.flow.solve;

import org.jspecify.annotations.NullMarked;
