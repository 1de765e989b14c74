package dev.collet.server;

import dev.collet.Caller;
import dev.collet.dispatch.ProtocolVersion;
import org.jspecify.annotations.Nullable;

/**
 * A message that has an id, with all that decides about its answer.
 *
 * @param envelope what was read
 * @param id the id to answer with
 * @param exchange the way back
 * @param caller who asks
 * @param version the revision that the client speaks
 * @param capabilities what the client can do
 * @param session what {@code initialize} agreed on; null for modern requests
 */
record Request(
    Envelope envelope,
    RequestId id,
    Exchange exchange,
    Caller caller,
    ProtocolVersion version,
    ClientCapabilities capabilities,
    @Nullable Session session) {}
