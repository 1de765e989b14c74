/** Whole processes: from the start of the JVM to the first reply, and the memory it took. */
package dev.collet.benchmarks.start;
