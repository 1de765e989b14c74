package dev.collet.server;

import dev.collet.Caller;
import dev.collet.dispatch.ProtocolVersion;
import org.jspecify.annotations.Nullable;

/**
 * Answers requests of 2026-07-28: each says its version and its capabilities itself. The checks
 * come in the order that the specification and its conformance suite give.
 */
final class ModernRouter {
  private final Parts parts;
  private final Replies replies;
  private volatile byte @Nullable [] discovery;

  ModernRouter(Parts parts) {
    this.parts = parts;
    replies = parts.replies;
  }

  void route(Envelope envelope, RequestId id, Exchange exchange, Caller caller) {
    RpcError error = check(envelope, exchange);
    ClientCapabilities capabilities = envelope.capabilities;
    if (error != null || capabilities == null) {
      replies.error(exchange, id, error == null ? missing(MetaReader.CLIENT_CAPABILITIES) : error);
      return;
    }
    Request request =
        new Request(
            envelope, id, exchange, caller, ProtocolVersion.V2026_07_28, capabilities, null);
    switch (envelope.method) {
      case TOOLS_CALL -> parts.calls().method.handle(request);
      case TOOLS_LIST -> list(request);
      case DISCOVER -> replies.result(exchange, id, discovery());
      case LISTEN -> parts.subscriptions().handle(request);
      default -> {
        String name = envelope.methodName;
        replies.error(exchange, id, unknownMethod(name == null ? "" : name));
      }
    }
  }

  private @Nullable RpcError check(Envelope envelope, Exchange exchange) {
    if (!envelope.hasMeta) {
      return RpcError.invalidParams(
          envelope.paramsFault != null && envelope.paramsFault.startsWith("params must")
              ? envelope.paramsFault
              : "params._meta with the protocol version "
                  + ProtocolVersion.V2026_07_28.text()
                  + " and the client's capabilities is required.");
    }
    if (envelope.metaFault != null) {
      return RpcError.invalidParams(envelope.metaFault);
    }
    String version = envelope.protocolVersion;
    if (version == null) {
      return missing(MetaReader.PROTOCOL_VERSION);
    }
    if (envelope.capabilities == null) {
      return missing(MetaReader.CLIENT_CAPABILITIES);
    }
    if (exchange.isHttp()) {
      RpcError mismatch = HeaderCheck.check(exchange, envelope);
      if (mismatch != null) {
        return mismatch;
      }
    }
    RpcError unsupported = MetaReader.NEWEST.equals(version) ? null : Versions.check(version);
    if (unsupported != null) {
      return unsupported;
    }
    boolean isKnown =
        switch (envelope.method) {
          case TOOLS_CALL, TOOLS_LIST, DISCOVER, LISTEN -> true;
          default -> false;
        };
    if (isKnown && envelope.paramsFault != null) {
      return RpcError.invalidParams(envelope.paramsFault);
    }
    return isKnown && envelope.logLevel != null && ClientLog.level(envelope.logLevel) == null
        ? RpcError.invalidParams("_meta[\"" + MetaReader.LOG_LEVEL + "\"] is no level.")
        : null;
  }

  private byte[] discovery() {
    byte[] made = discovery;
    if (made == null) {
      made = Discovery.result(parts.settings);
      discovery = made;
    }
    return made;
  }

  private static RpcError missing(String member) {
    return RpcError.invalidParams("params._meta[\"" + member + "\"] is required.");
  }

  private static RpcError unknownMethod(String name) {
    return new RpcError(RpcError.METHOD_NOT_FOUND, "Method not found: " + Excerpt.of(name), 404);
  }

  private void list(Request request) {
    byte[] result =
        parts.list.result(request.caller(), request.version(), request.envelope().cursor);
    if (result == null) {
      replies.error(request.exchange(), request.id(), ToolList.badCursor());
      return;
    }
    replies.result(request.exchange(), request.id(), result);
  }
}
