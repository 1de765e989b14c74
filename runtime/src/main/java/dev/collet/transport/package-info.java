/**
 * How messages come in and go out: stdio, and Streamable HTTP on the JDK's own server. See MCP
 * 2026-07-28, basic/transports.
 */
@NullMarked
package dev.collet.transport;

import org.jspecify.annotations.NullMarked;
