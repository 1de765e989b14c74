/** The floor: the workload as a careful person would write it for one tool on Jackson's streams. */
package dev.collet.benchmarks.hand;
