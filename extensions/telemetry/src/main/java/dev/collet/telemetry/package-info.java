/**
 * Metrics and traces of calls, named by OpenTelemetry's semantic conventions for MCP. Each class
 * needs only the library it is named after.
 */
@NullMarked
package dev.collet.telemetry;

import org.jspecify.annotations.NullMarked;
