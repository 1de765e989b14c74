package dev.collet.server;

import dev.collet.Caller;
import java.math.BigInteger;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Takes notifications of clients; they are never answered, whatever they hold. */
final class Notifications {
  private final ActiveCalls calls;
  private final CallRunner runner;
  private final Subscriptions subscriptions;

  Notifications(ActiveCalls calls, CallRunner runner, Subscriptions subscriptions) {
    this.calls = calls;
    this.runner = runner;
    this.subscriptions = subscriptions;
  }

  void take(Envelope envelope, Exchange exchange, Caller caller) {
    if (envelope.method == Method.CANCELLED) {
      RequestId cancelled = requestId(MetaTree.object(envelope, "params"));
      if (cancelled != null && !subscriptions.cancel(exchange, cancelled)) {
        calls.forEach(
            call -> {
              if (call.request.id().equals(cancelled) && isSameClient(call, exchange, caller)) {
                runner.cancel(call);
              }
            });
      }
    }
    exchange.end(202);
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
        && call.request.caller().equals(caller);
  }

  private static @Nullable RequestId requestId(@Nullable Map<String, Object> params) {
    Object id = params == null ? null : params.get("requestId");
    if (id instanceof String text) {
      return new RequestId(text, 0, null);
    }
    if (id instanceof Long number) {
      return new RequestId(null, number, null);
    }
    return id instanceof BigInteger big ? new RequestId(null, 0, big) : null;
  }
}
