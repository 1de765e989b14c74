/** The tools that the public MCP conformance suite asks of a server. */
@NullMarked
package dev.collet.conformance;

import org.jspecify.annotations.NullMarked;
