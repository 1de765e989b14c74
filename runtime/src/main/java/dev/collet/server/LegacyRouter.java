package dev.collet.server;

import dev.collet.Caller;
import dev.collet.LogLevel;
import dev.collet.dispatch.ProtocolVersion;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Answers clients that begin with {@code initialize}: 2025-11-25, 2025-06-18 and 2025-03-26. What
 * was agreed on is known to the connection on stdio, and sealed in the session's id on HTTP. See
 * MCP 2025-11-25, basic/lifecycle.
 */
final class LegacyRouter {
  private final Parts parts;
  private final Replies replies;
  private final Sessions sessions;
  private final SessionStreams streams;
  private final Connections connections;
  private final Initialization initialization;

  LegacyRouter(Parts parts) {
    this.parts = parts;
    replies = parts.replies;
    sessions = new Sessions(new Seal(parts.settings.stateKey, "collet session 1"));
    streams = new SessionStreams(sessions, parts.settings.limits.maxConcurrentCalls() / 2);
    connections = new Connections(streams);
    initialization = new Initialization(replies, sessions, connections, parts.settings);
  }

  Sessions sessions() {
    return sessions;
  }

  /** The streams of HTTP sessions. */
  SessionStreams streams() {
    return streams;
  }

  /** The clients that hear of changes without having asked. */
  Connections connections() {
    return connections;
  }

  /** What was agreed on; null when the exchange was answered because its session is unknown. */
  @Nullable Session session(Exchange exchange, Caller caller, @Nullable RequestId id) {
    Connection connection = exchange.connection();
    if (connection != null) {
      Session agreed = connection.session();
      return agreed != null ? agreed : sessionless(ProtocolVersion.NEWEST_LEGACY);
    }
    String sessionId = exchange.header(Eras.SESSION_HEADER);
    if (sessionId == null) {
      ProtocolVersion version = Eras.header(exchange);
      return sessionless(version == null ? ProtocolVersion.V2025_03_26 : version);
    }
    Session session = sessions.find(sessionId, caller);
    if (session == null) {
      replies.error(
          exchange,
          id,
          new RpcError(
              RpcError.INVALID_REQUEST, "There is no such session. Send initialize anew.", 404));
    }
    return session;
  }

  private static Session sessionless(ProtocolVersion version) {
    return new Session(version, ClientCapabilities.NONE, "");
  }

  void route(Envelope envelope, RequestId id, Exchange exchange, Caller caller) {
    if (envelope.method == Method.INITIALIZE) {
      if (exchange instanceof BatchExchange.Part) {
        String message = "initialize can't be part of a batch.";
        replies.error(exchange, id, RpcError.invalidRequest(message));
        return;
      }
      initialization.handle(envelope, id, exchange, caller);
      return;
    }
    Session session = session(exchange, caller, id);
    if (session == null) {
      return;
    }
    Request request =
        new Request(
            envelope, id, exchange, caller, session.version(), session.capabilities(), session);
    String fault = envelope.paramsFault == null ? envelope.metaFault : envelope.paramsFault;
    if (fault != null) {
      replies.error(exchange, id, new RpcError(RpcError.INVALID_PARAMS, fault, 200));
      return;
    }
    switch (envelope.method) {
      case TOOLS_CALL -> parts.calls().method.handle(request);
      case TOOLS_LIST -> {
        byte[] result = parts.list.result(caller, session.version(), envelope.cursor);
        if (result == null) {
          replies.error(exchange, id, ToolList.badCursor());
        } else {
          replies.result(exchange, id, result);
        }
      }
      case PING -> replies.result(exchange, id, Initialization.EMPTY);
      case SET_LEVEL -> setLevel(request, session);
      default -> unknownMethod(envelope, id, exchange);
    }
  }

  private void unknownMethod(Envelope envelope, RequestId id, Exchange exchange) {
    String name = envelope.methodName == null ? "" : envelope.methodName;
    String message = "Method not found: " + Excerpt.of(name);
    replies.error(exchange, id, new RpcError(RpcError.METHOD_NOT_FOUND, message, 200));
  }

  private void setLevel(Request request, Session session) {
    if (!parts.settings.hasLogging) {
      unknownMethod(request.envelope(), request.id(), request.exchange());
      return;
    }
    Map<String, Object> params = MetaTree.object(request.envelope(), "params");
    LogLevel level =
        params != null && params.get("level") instanceof String text ? ClientLog.level(text) : null;
    if (level == null) {
      RpcError error =
          new RpcError(RpcError.INVALID_PARAMS, "params.level is no level of RFC 5424.", 200);
      replies.error(request.exchange(), request.id(), error);
      return;
    }
    parts.calls().logLevels.set(request, session, level);
    replies.result(request.exchange(), request.id(), Initialization.EMPTY);
  }
}
