package dev.collet.server;

import dev.collet.Caller;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The streams that HTTP clients of older revisions keep open to hear of what no request of theirs
 * asked for. See MCP 2025-11-25, basic/transports, "Listening for Messages from the Server". Each
 * session hears of a change once, on its newest stream.
 */
final class SessionStreams {
  private final Sessions sessions;
  private final int most;
  private final Map<String, Deque<Exchange>> open = new LinkedHashMap<>();
  private int count;
  private boolean isClosed;

  /**
   * No stream at first.
   *
   * @param most how many may be open
   */
  SessionStreams(Sessions sessions, int most) {
    this.sessions = sessions;
    this.most = most;
  }

  /** Answers a {@code GET}: 405 without a session, 404 for one that is not there, or a stream. */
  void open(Exchange exchange, Caller caller) {
    String id = exchange.header(Eras.SESSION_HEADER);
    if (id == null || Eras.isModernHeader(exchange)) {
      exchange.setHeader("Allow", "POST");
      exchange.end(405);
    } else if (Eras.isUnknownHeader(exchange)) {
      exchange.end(400);
    } else if (sessions.find(id, caller) == null) {
      exchange.end(404);
    } else if (!exchange.canLast() || !add(id, exchange)) {
      exchange.setHeader("Retry-After", "10");
      exchange.end(503);
    } else {
      exchange.onDisconnect(() -> remove(id, exchange));
      exchange.onClose(
          () -> {
            remove(id, exchange);
            exchange.end(200);
          });
      exchange.stream();
    }
  }

  private synchronized boolean add(String id, Exchange exchange) {
    if (isClosed || count >= most) {
      return false;
    }
    open.computeIfAbsent(id, any -> new ArrayDeque<>()).push(exchange);
    count++;
    return true;
  }

  private synchronized void remove(String id, Exchange exchange) {
    Deque<Exchange> its = open.get(id);
    if (its != null && its.remove(exchange)) {
      count--;
      if (its.isEmpty()) {
        open.remove(id);
      }
    }
  }

  /** Sends a message to every session that listens. */
  void tell(byte[] message) {
    List<Exchange> newest = new ArrayList<>();
    synchronized (this) {
      open.values().forEach(its -> newest.add(its.element()));
    }
    newest.forEach(exchange -> exchange.event(message, 0, message.length));
  }

  /** Ends the streams of a session. */
  void end(String id) {
    @Nullable Deque<Exchange> its;
    synchronized (this) {
      its = open.remove(id);
      count -= its == null ? 0 : its.size();
    }
    if (its != null) {
      its.forEach(exchange -> exchange.end(200));
    }
  }

  /** Ends all streams, and lets none begin. */
  void close() {
    List<String> ids;
    synchronized (this) {
      isClosed = true;
      ids = List.copyOf(open.keySet());
    }
    ids.forEach(this::end);
  }
}
