/** What methods in class files throw and what they do with functions: data, read from files. */
@NullMarked
package dev.collet.processor.flow.library;

import org.jspecify.annotations.NullMarked;
