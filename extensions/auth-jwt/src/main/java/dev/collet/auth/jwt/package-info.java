/**
 * An MCP server as an OAuth 2.1 resource server: callers show a JWT of an authorization server. See
 * MCP 2026-07-28, basic/authorization.
 */
@NullMarked
package dev.collet.auth.jwt;

import org.jspecify.annotations.NullMarked;
