package dev.collet.server;

import dev.collet.Caller;
import org.jspecify.annotations.Nullable;

/**
 * Finds out from an HTTP request's headers who calls. Asked once for each request, before its body
 * is looked at; must be safe for use by many threads. See MCP 2026-07-28, basic/authorization.
 */
public interface Authenticator {
  /** The headers of a request. */
  @FunctionalInterface
  interface Headers {
    /** A header's value, trimmed; null when absent. The name is case-insensitive. */
    @Nullable String get(String name);
  }

  /** What an authenticator says: a caller, or a refusal. */
  sealed interface Decision {
    /** The request may go on, in this caller's name. */
    record Accepted(Caller caller) implements Decision {}

    /**
     * The request ends here.
     *
     * @param status 401, or 403 for a caller who is known and may not
     * @param challenge the value of {@code WWW-Authenticate}, or null for none
     */
    record Refused(int status, @Nullable String challenge) implements Decision {}
  }

  /** Says who calls. A request in which an authenticator throws is refused with status 500. */
  Decision authenticate(Headers headers);

  /**
   * The document that transports serve at {@code /.well-known/oauth-protected-resource} (RFC 9728),
   * as JSON; null for none.
   */
  default @Nullable String protectedResourceMetadata() {
    return null;
  }
}
