package dev.collet.server;

import dev.collet.Caller;
import dev.collet.dispatch.ProtocolVersion;
import org.jspecify.annotations.Nullable;

/**
 * The first look at a message: is it one, does it want an answer, and by the rules of which era is
 * that given.
 */
final class Intake {
  private final Parts parts;
  private final int maxMessageBytes;
  private final EnvelopeReader reader;
  private final Replies replies;
  private final Gate gate;
  private final ModernRouter modern;
  private final Shutdown shutdown;

  Intake(Parts parts, Gate gate, Shutdown shutdown) {
    this.parts = parts;
    Limits limits = parts.settings.limits;
    maxMessageBytes = limits.maxMessageBytes();
    reader = new EnvelopeReader(Parsers.of(limits.maxNesting()), parts.index);
    replies = parts.replies;
    this.gate = gate;
    modern = new ModernRouter(parts);
    this.shutdown = shutdown;
  }

  void accept(byte[] body, int offset, int length, Exchange exchange) {
    Caller caller = gate.caller(exchange);
    if (caller == null) {
      return;
    }
    if (length > maxMessageBytes) {
      String message = "The message is larger than " + maxMessageBytes + " bytes.";
      replies.error(exchange, null, new RpcError(RpcError.INVALID_REQUEST, message, 413));
      return;
    }
    boolean hasMark =
        length >= 3
            && body[offset] == (byte) 0xEF
            && body[offset + 1] == (byte) 0xBB
            && body[offset + 2] == (byte) 0xBF;
    int skipped = hasMark ? 3 : 0;
    accept(body, offset + skipped, length - skipped, exchange, caller);
  }

  private void accept(byte[] body, int offset, int length, Exchange exchange, Caller caller) {
    RequestId id = null;
    try {
      Envelope envelope = reader.read(body, offset, length, true);
      id = envelope.id;
      if (exchange instanceof BatchExchange.Part part) {
        part.asked(id);
      }
      dispatch(envelope, exchange, caller);
    } catch (Throwable thrown) {
      replies.internalError(exchange, id, "A request failed", thrown);
    }
  }

  private void dispatch(Envelope envelope, Exchange exchange, Caller caller) {
    RequestId id = envelope.id;
    RpcError fault = envelope.fault;
    if (fault == null && envelope.isArray) {
      fault = batch(envelope, exchange, caller);
      if (fault == null) {
        return;
      }
    }
    if (fault != null) {
      // Where reading broke off, an id may still have come.
      boolean isNotification =
          envelope.isWhole && !envelope.hasId && envelope.hasVersion && envelope.methodName != null;
      if (isNotification && !exchange.isHttp()) {
        exchange.end(400);
      } else {
        replies.error(exchange, fault.code() == RpcError.PARSE_ERROR ? null : id, fault);
      }
      return;
    }
    if ((envelope.isResponse || id == null) && !isAddressed(exchange, caller)) {
      return;
    }
    if (envelope.isResponse) {
      response(envelope, exchange, caller);
    } else if (id == null) {
      Notifications.take(parts, envelope, exchange, caller);
    } else if (shutdown.isClosing()) {
      String message = "The server is shutting down.";
      replies.error(exchange, id, new RpcError(RpcError.INTERNAL, message, 503));
    } else if (Eras.isLegacy(envelope, exchange)) {
      parts.legacy().route(envelope, id, exchange, caller);
    } else if (exchange instanceof BatchExchange.Part) {
      String message = "A request of 2026-07-28 can't be part of a batch.";
      replies.error(exchange, id, RpcError.invalidRequest(message));
    } else {
      modern.route(envelope, id, exchange, caller);
    }
  }

  /**
   * Whether what wants no answer names a revision and a session that are there; else it has got its
   * status. See MCP 2025-11-25, basic/transports, "Session Management".
   */
  private boolean isAddressed(Exchange exchange, Caller caller) {
    String version = exchange.isHttp() ? exchange.header(Eras.VERSION_HEADER) : null;
    if (version != null && Eras.isUnknownHeader(exchange)) {
      replies.error(exchange, null, Versions.unknown(version));
      return false;
    }
    return !exchange.isHttp()
        || Eras.isModernHeader(exchange)
        || exchange.header(Eras.SESSION_HEADER) == null
        || parts.legacy().session(exchange, caller, null) != null;
  }

  /** Takes a batch where the revision has them; else returns what is wrong with it. */
  private @Nullable RpcError batch(Envelope envelope, Exchange exchange, Caller caller) {
    if (exchange instanceof BatchExchange.Part) {
      return RpcError.invalidRequest("A batch can't stand inside a batch.");
    }
    if (!Eras.isLegacy(exchange)) {
      return RpcError.invalidRequest("MCP has no batches any more: send one message at a time.");
    }
    Session session = parts.legacy().session(exchange, caller, null);
    if (session == null) {
      return null;
    }
    if (session.version() != ProtocolVersion.V2025_03_26) {
      return RpcError.invalidRequest("Batches ended with 2025-03-26: send one message at a time.");
    }
    new Batches(replies, parts.settings.limits).accept(envelope, exchange, caller, this::accept);
    return null;
  }

  /** The answer to something that the server has asked of a client. */
  private void response(Envelope envelope, Exchange exchange, Caller caller) {
    QuestionParts questions = parts.questionsSoFar();
    boolean wasAsked =
        questions != null && questions.clientRequests.accept(envelope, exchange, caller.id());
    if (wasAsked || !exchange.isHttp() || Eras.saysLegacy(exchange)) {
      exchange.end(202); // A late answer to a question that timed out is nobody's fault.
      return;
    }
    replies.error(exchange, null, RpcError.invalidRequest("Nothing was asked of this client."));
  }
}
