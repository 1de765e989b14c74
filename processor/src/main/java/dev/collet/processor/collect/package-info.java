/** Finds the classes that have tools, and waits until all the types they need are there. */
@NullMarked
package dev.collet.processor.collect;

import org.jspecify.annotations.NullMarked;
