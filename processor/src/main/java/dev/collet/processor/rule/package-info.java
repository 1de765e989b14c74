/** The rules: one class, one page, one test for each. */
@NullMarked
package dev.collet.processor.rule;

import org.jspecify.annotations.NullMarked;
