/** Collet itself, driven without a transport, and on the web servers. */
package dev.collet.benchmarks.collet;
