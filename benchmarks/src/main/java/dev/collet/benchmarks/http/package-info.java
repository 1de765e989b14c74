/** Streamable HTTP under load: the same work on the same web server, in processes of their own. */
package dev.collet.benchmarks.http;
