/** Generated toolsets inside servers that are built with the MCP Java SDK. */
@NullMarked
package dev.collet.sdk;

import org.jspecify.annotations.NullMarked;
