/** Findings are data; this is the only place that talks to javac's messager. */
@NullMarked
package dev.collet.processor.report;

import org.jspecify.annotations.NullMarked;
