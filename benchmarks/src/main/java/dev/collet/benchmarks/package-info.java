/** What is measured, and beside what: the same work by hand, by Collet, and by its peers. */
package dev.collet.benchmarks;
