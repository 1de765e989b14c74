package dev.collet;

/** What a tool may want from a client, and what the client must have said it can do for it. */
public enum ClientFeature {
  /** Forms for the user: {@code elicitation.form}. */
  FORM,
  /** Pages for the user: {@code elicitation.url}. */
  URL,
  /** The client's model: {@code sampling}. Deprecated in MCP 2026-07-28. */
  SAMPLING,
  /** The client's roots: {@code roots}. Deprecated in MCP 2026-07-28. */
  ROOTS
}
