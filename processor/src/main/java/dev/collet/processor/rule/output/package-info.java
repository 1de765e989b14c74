/** Rules about what tools give back. */
@NullMarked
package dev.collet.processor.rule.output;

import org.jspecify.annotations.NullMarked;
