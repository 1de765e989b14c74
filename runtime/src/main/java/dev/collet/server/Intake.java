package dev.collet.server;

import dev.collet.Caller;
import org.jspecify.annotations.Nullable;

/**
 * The first look at a message: is it one, who sends it, does it want an answer, and by the rules of
 * which era.
 */
final class Intake {
  private final Limits limits;
  private final EnvelopeReader reader;
  private final Replies replies;
  private final @Nullable Authenticator authenticator;
  private final Caller localCaller;
  private final ModernRouter modern;
  private final Shutdown shutdown;

  Intake(
      Limits limits,
      EnvelopeReader reader,
      Replies replies,
      @Nullable Authenticator authenticator,
      Caller localCaller,
      ModernRouter modern,
      Shutdown shutdown) {
    this.limits = limits;
    this.reader = reader;
    this.replies = replies;
    this.authenticator = authenticator;
    this.localCaller = localCaller;
    this.modern = modern;
    this.shutdown = shutdown;
  }

  void accept(byte[] body, int offset, int length, Exchange exchange) {
    Caller caller = caller(exchange);
    if (caller == null) {
      return;
    }
    if (length > limits.maxMessageBytes()) {
      String message = "The message is larger than " + limits.maxMessageBytes() + " bytes.";
      replies.error(exchange, null, new RpcError(RpcError.INVALID_REQUEST, message, 413));
      return;
    }
    boolean hasMark =
        length >= 3
            && body[offset] == (byte) 0xEF
            && body[offset + 1] == (byte) 0xBB
            && body[offset + 2] == (byte) 0xBF;
    int skipped = hasMark ? 3 : 0;
    Envelope envelope = reader.read(body, offset + skipped, length - skipped, true);
    RequestId id = envelope.id;
    try {
      dispatch(envelope, id, exchange, caller);
    } catch (Throwable thrown) {
      String error = Log.failure("A request failed", thrown);
      replies.error(
          exchange,
          id,
          new RpcError(
              RpcError.INTERNAL,
              "Internal error. The server's log has the details: " + error,
              500));
    }
  }

  private void dispatch(
      Envelope envelope, @Nullable RequestId id, Exchange exchange, Caller caller) {
    RpcError fault = envelope.fault;
    if (fault == null && envelope.isArray) {
      fault = RpcError.invalidRequest("Batches were removed from MCP: send one message at a time.");
    }
    if (fault != null) {
      boolean isNotification =
          !envelope.hasId && envelope.hasVersion && envelope.methodName != null;
      if (isNotification && !exchange.isHttp()) {
        exchange.end(400);
        return;
      }
      replies.error(exchange, fault.code() == RpcError.PARSE_ERROR ? null : id, fault);
      return;
    }
    if (envelope.isResponse) {
      replies.error(exchange, null, RpcError.invalidRequest("Nothing was asked of the client."));
      return;
    }
    if (id == null) {
      exchange.end(202);
      return;
    }
    if (shutdown.isClosing()) {
      replies.error(
          exchange, id, new RpcError(RpcError.INTERNAL, "The server is shutting down.", 503));
      return;
    }
    modern.route(envelope, id, exchange, caller);
  }

  /** Who sends this; null when the exchange has been answered with a refusal. */
  private @Nullable Caller caller(Exchange exchange) {
    if (authenticator == null || !exchange.isHttp()) {
      return localCaller;
    }
    Authenticator.Decision decision;
    try {
      decision = authenticator.authenticate(exchange::header);
    } catch (RuntimeException e) {
      String error = Log.failure("The authenticator failed", e);
      replies.error(
          exchange,
          null,
          new RpcError(
              RpcError.INTERNAL,
              "Internal error. The server's log has the details: " + error,
              500));
      return null;
    }
    if (decision instanceof Authenticator.Decision.Accepted accepted) {
      return accepted.caller();
    }
    Authenticator.Decision.Refused refused = (Authenticator.Decision.Refused) decision;
    if (refused.challenge() != null) {
      exchange.setHeader("WWW-Authenticate", refused.challenge());
    }
    exchange.end(refused.status());
    return null;
  }
}
