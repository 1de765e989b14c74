/** What only javac can do: look into method bodies once they are attributed. */
@NullMarked
package dev.collet.processor.javac;

import org.jspecify.annotations.NullMarked;
