package dev.collet.server;

import dev.collet.Caller;
import org.jspecify.annotations.Nullable;

/** Finds out who sends a request, before anything of it is read. */
final class Gate {
  private final @Nullable Authenticator authenticator;
  private final Caller localCaller;
  private final Replies replies;

  Gate(Settings settings, Replies replies) {
    authenticator = settings.authenticator;
    localCaller = settings.localCaller;
    this.replies = replies;
  }

  /** Who sends this; null when the exchange has been answered with a refusal. */
  @Nullable Caller caller(Exchange exchange) {
    if (authenticator == null || !exchange.isHttp()) {
      return localCaller;
    }
    Authenticator.Decision decision;
    try {
      decision = authenticator.authenticate(exchange::header);
    } catch (RuntimeException e) {
      replies.internalError(exchange, null, "The authenticator failed", e);
      return null;
    }
    if (decision instanceof Authenticator.Decision.Refused refused) {
      if (refused.challenge() != null) {
        exchange.setHeader("WWW-Authenticate", refused.challenge());
      }
      exchange.end(refused.status());
      return null;
    }
    return ((Authenticator.Decision.Accepted) decision).caller();
  }
}
