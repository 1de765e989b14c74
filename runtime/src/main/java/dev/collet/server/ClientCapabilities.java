package dev.collet.server;

/**
 * What a client can do for a call, as it said in this request (or in {@code initialize}); never
 * remembered between modern requests. See MCP 2026-07-28, basic, "Client Capabilities".
 *
 * @param form whether it shows forms ({@code elicitation.form}; also when the object is empty)
 * @param url whether it opens pages ({@code elicitation.url})
 * @param sampling whether it asks its model
 * @param roots whether it lists its roots
 */
record ClientCapabilities(boolean form, boolean url, boolean sampling, boolean roots) {
  static final ClientCapabilities NONE = new ClientCapabilities(false, false, false, false);
}
