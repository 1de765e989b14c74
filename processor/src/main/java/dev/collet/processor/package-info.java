/** The annotation processor: wires the stages, owns rounds and options, nothing else. */
@NullMarked
package dev.collet.processor;

import org.jspecify.annotations.NullMarked;
