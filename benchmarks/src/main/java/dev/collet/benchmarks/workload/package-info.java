/** The workload: one tool, one request, a trivial body. */
package dev.collet.benchmarks.workload;
