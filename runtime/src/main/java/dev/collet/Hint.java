package dev.collet;

/**
 * What a host may assume about a tool's effects: MCP's tool annotations, each in both directions.
 */
public enum Hint {
  /** {@code readOnlyHint: true}: changes nothing. */
  READ_ONLY,
  /** {@code destructiveHint: true}: may destroy or overwrite. */
  DESTRUCTIVE,
  /** {@code destructiveHint: false}: only adds. */
  NON_DESTRUCTIVE,
  /** {@code idempotentHint: true}: the same call again changes nothing more. */
  IDEMPOTENT,
  /** {@code openWorldHint: true}: touches an open set of things outside. */
  OPEN_WORLD,
  /** {@code openWorldHint: false}: touches only what the server owns. */
  CLOSED_WORLD
}
