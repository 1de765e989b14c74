/** The peers, each in the setting that its own documentation shows, over the same bytes. */
package dev.collet.benchmarks.peer;
