package dev.collet.server;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Answers {@code subscriptions/listen}: a request that stays open, and on whose stream changes of
 * the tool list are told. See MCP 2026-07-28, basic/patterns/subscriptions.
 */
final class Subscriptions {
  private record Subscription(Request request, boolean wantsTools) {}

  private static final String WANTED = "toolsListChanged";
  private static final String KEY = "io.modelcontextprotocol/subscriptionId";

  private final Replies replies;
  private final int most;
  private final Set<Subscription> open = ConcurrentHashMap.newKeySet();
  private final AtomicLong changes = new AtomicLong();

  Subscriptions(Replies replies, int most) {
    this.replies = replies;
    this.most = most;
  }

  void handle(Request request) {
    Map<String, Object> params = MetaTree.object(request.envelope(), "params");
    if (params == null || !(params.get("notifications") instanceof Map<?, ?> wanted)) {
      refuse(request, RpcError.invalidParams("params.notifications must be an object."));
      return;
    }
    Object toolsWanted = wanted.get(WANTED);
    if (toolsWanted != null && !(toolsWanted instanceof Boolean)) {
      refuse(
          request,
          RpcError.invalidParams("params.notifications." + WANTED + " must be a boolean."));
      return;
    }
    if (!request.exchange().canStream()) {
      RpcError error =
          new RpcError(
              RpcError.INVALID_REQUEST,
              "Accept must allow text/event-stream: this is answered by a stream.",
              406);
      refuse(request, error);
      return;
    }
    if (open.size() >= most || !request.exchange().canLast()) {
      request.exchange().setHeader("Retry-After", "10");
      String message = "Too many subscriptions are open.";
      refuse(request, new RpcError(RpcError.INTERNAL, message, 503));
      return;
    }
    boolean wantsTools = Boolean.TRUE.equals(toolsWanted);
    Subscription subscription = new Subscription(request, wantsTools);
    request.exchange().mayStream();
    MessageBuffer out = begin("notifications/subscriptions/acknowledged", request.id());
    out.ascii(
        wantsTools
            ? ",\"notifications\":{\"toolsListChanged\":true}}}"
            : ",\"notifications\":{}}}");
    long before = changes.get();
    request.exchange().event(out.array(), 0, out.size());
    open.add(subscription);
    if (changes.get() != before) {
      tell(subscription); // a change that came while this was being acknowledged
    }
    request.exchange().onDisconnect(() -> open.remove(subscription));
    request.exchange().onClose(() -> end(subscription));
  }

  private void refuse(Request request, RpcError error) {
    replies.error(request.exchange(), request.id(), error);
  }

  private static MessageBuffer begin(String method, RequestId id) {
    MessageBuffer out = new MessageBuffer();
    out.ascii("{\"jsonrpc\":\"2.0\",\"method\":\"").ascii(method);
    out.ascii("\",\"params\":{\"_meta\":{\"").ascii(KEY).ascii("\":");
    id.write(out);
    return out.ascii("}");
  }

  /** Tells all who want to know that the list of tools has changed. */
  void toolsChanged() {
    changes.incrementAndGet();
    List.copyOf(open).forEach(Subscriptions::tell);
  }

  private static void tell(Subscription subscription) {
    if (subscription.wantsTools) {
      MessageBuffer out =
          begin("notifications/tools/list_changed", subscription.request.id()).ascii("}}");
      subscription.request.exchange().event(out.array(), 0, out.size());
    }
  }

  /** Ends the subscription with that id, because its client said so; false when there is none. */
  boolean cancel(Exchange exchange, RequestId id) {
    for (Subscription subscription : List.copyOf(open)) {
      Request request = subscription.request;
      if (request.id().equals(id)
          && request.exchange().connection() == exchange.connection()
          && !exchange.isHttp()
          && open.remove(subscription)) {
        request.exchange().end(202);
        return true;
      }
    }
    return false;
  }

  /** Ends all, as the server does when it closes: each gets its answer. */
  void close() {
    List.copyOf(open).forEach(this::end);
  }

  private void end(Subscription subscription) {
    if (open.remove(subscription)) {
      RequestId id = subscription.request.id();
      MessageBuffer out = new MessageBuffer();
      Replies.beginResult(out, id);
      out.ascii("{\"resultType\":\"complete\",\"_meta\":{\"").ascii(KEY).ascii("\":");
      id.write(out);
      out.ascii("}}}");
      subscription.request.exchange().respond(200, out.array(), 0, out.size());
    }
  }
}
