/** Regular expressions of ECMA 262: parsed, matched, and turned into automata. */
@NullMarked
package dev.collet.schema.pattern;

import org.jspecify.annotations.NullMarked;
