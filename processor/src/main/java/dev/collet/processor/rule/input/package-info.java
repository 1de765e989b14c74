/** Rules about what tools take. */
@NullMarked
package dev.collet.processor.rule.input;

import org.jspecify.annotations.NullMarked;
