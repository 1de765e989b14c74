/**
 * What is known about values: plain data, so that callers' arguments can meet callees' conditions.
 */
@NullMarked
package dev.collet.processor.flow.value;

import org.jspecify.annotations.NullMarked;
