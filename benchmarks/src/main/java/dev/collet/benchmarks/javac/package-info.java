/** What the processor costs javac, as whole processes. */
package dev.collet.benchmarks.javac;
