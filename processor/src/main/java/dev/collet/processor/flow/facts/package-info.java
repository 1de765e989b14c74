/** Walks a method's body once and says what happens in it, in terms of exceptions. */
@NullMarked
package dev.collet.processor.flow.facts;

import org.jspecify.annotations.NullMarked;
