/** Calls inside one process, measured by JMH: time and allocated bytes. */
package dev.collet.benchmarks.call;
