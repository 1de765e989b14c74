package dev.collet.server;

import dev.collet.dispatch.ProtocolVersion;

/** Gives a published tool the form that a revision of MCP knows. */
final class ToolForms {
  /** The tool object for that revision, as one line of JSON. */
  String json(RegisteredTool tool, ProtocolVersion version) {
    // Raw line breaks can only stand between tokens: inside strings JSON forbids them.
    return tool.descriptor().json().replace('\n', ' ').replace('\r', ' ');
  }

  /** Whether legacy clients see the tool's output wrapped in an object. */
  boolean isWrapped(RegisteredTool tool) {
    return false;
  }
}
