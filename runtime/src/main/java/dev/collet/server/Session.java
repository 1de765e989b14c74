package dev.collet.server;

import dev.collet.dispatch.ProtocolVersion;

/**
 * What a client of an older revision agreed on in {@code initialize}.
 *
 * @param version the revision
 * @param capabilities what the client can do
 * @param id tells sessions apart; empty on stdio
 */
record Session(ProtocolVersion version, ClientCapabilities capabilities, String id) {}
