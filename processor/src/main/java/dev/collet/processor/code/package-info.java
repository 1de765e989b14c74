/**
 * Java source that is being put together: code with the types that it mentions, and the file that
 * imports them. Names of types are JavaPoet's; its own files cost javac a walk through every word
 * of a source, twice, by regular expressions.
 */
@NullMarked
package dev.collet.processor.code;

import org.jspecify.annotations.NullMarked;
