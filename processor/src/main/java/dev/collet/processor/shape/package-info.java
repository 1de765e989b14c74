/**
 * Java types read into shapes: what a value looks like in JSON and in Java at once. Schema and
 * generated code come from the same shape.
 */
@NullMarked
package dev.collet.processor.shape;

import org.jspecify.annotations.NullMarked;
