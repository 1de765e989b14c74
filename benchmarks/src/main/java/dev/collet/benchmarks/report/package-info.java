/** Runs everything, compares medians within one run, prints the table and writes results.json. */
package dev.collet.benchmarks.report;
