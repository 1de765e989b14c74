/** Runs the analysis at javac's moment, feeds the rules, and carries summaries between modules. */
@NullMarked
package dev.collet.processor.flow.check;

import org.jspecify.annotations.NullMarked;
