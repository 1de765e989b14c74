/** The MCP server: JSON-RPC, both protocol eras, limits, and who may call what. */
@NullMarked
package dev.collet.server;

import org.jspecify.annotations.NullMarked;
