/** Serves MCP in a Jakarta servlet container, by the same rules as the JDK's server. */
@NullMarked
package dev.collet.servlet;

import org.jspecify.annotations.NullMarked;
