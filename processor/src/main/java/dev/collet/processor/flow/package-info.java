/**
 * Which exceptions can leave a method: facts are read from bodies once, then solved over strongly
 * connected components of the call graph. What passes between the stages is immutable.
 */
@NullMarked
package dev.collet.processor.flow;

import org.jspecify.annotations.NullMarked;
