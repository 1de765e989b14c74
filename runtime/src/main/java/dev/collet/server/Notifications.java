package dev.collet.server;

import dev.collet.Caller;
import java.math.BigInteger;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Takes notifications of clients; they are never answered, whatever they hold. */
final class Notifications {
  private Notifications() {}

  static void take(Parts parts, Envelope envelope, Exchange exchange, Caller caller) {
    if (envelope.method == Method.CANCELLED) {
      RequestId cancelled = requestId(MetaTree.object(envelope, "params"));
      if (cancelled != null) {
        cancel(parts, cancelled, exchange, caller);
      }
    }
    exchange.end(202);
  }

  private static void cancel(Parts parts, RequestId id, Exchange exchange, Caller caller) {
    Subscriptions subscriptions = parts.subscriptionsSoFar();
    if (subscriptions != null && subscriptions.cancel(exchange, id)) {
      return;
    }
    CallParts calls = parts.callsSoFar();
    if (calls != null) {
      calls.active.forEach(
          call -> {
            if (call.request.id().equals(id) && isSameClient(call, exchange, caller)) {
              calls.runner.cancel(call);
            }
          });
    }
  }

  /** Ids are unique for one client only: a stdio connection, or an HTTP session. */
  private static boolean isSameClient(Call call, Exchange exchange, Caller caller) {
    if (!exchange.isHttp()) {
      return !call.request.exchange().isHttp()
          && call.request.exchange().connection() == exchange.connection();
    }
    Session session = call.request.session();
    return session != null
        && !session.id().isEmpty()
        && session.id().equals(exchange.header(Eras.SESSION_HEADER))
        && call.request.caller().id().equals(caller.id());
  }

  private static @Nullable RequestId requestId(@Nullable Map<String, Object> params) {
    Object id = params == null ? null : params.get("requestId");
    if (id instanceof String text) {
      return new RequestId(text, 0, null);
    }
    if (id instanceof Long number) {
      return new RequestId(null, number, null);
    }
    return id instanceof BigInteger big ? RequestId.of(big) : null;
  }
}
