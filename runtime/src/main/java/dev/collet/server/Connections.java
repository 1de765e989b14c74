package dev.collet.server;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.WeakHashMap;

/** The lasting connections, and streams, whose clients hear of changes without having asked. */
final class Connections {
  private static final byte[] LIST_CHANGED =
      Ascii.bytes("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/tools/list_changed\"}");

  private final SessionStreams streams;

  /** Weak: a transport that ends only forgets its connection. */
  private final Set<Connection> open =
      Collections.synchronizedSet(Collections.newSetFromMap(new WeakHashMap<>()));

  /** With the streams of HTTP sessions. */
  Connections(SessionStreams streams) {
    this.streams = streams;
  }

  void add(Connection connection) {
    open.add(connection);
  }

  void toolsChanged() {
    List<Connection> now;
    synchronized (open) {
      now = new ArrayList<>(open);
    }
    for (Connection connection : now) {
      connection.send(LIST_CHANGED, 0, LIST_CHANGED.length);
    }
    streams.tell(LIST_CHANGED);
  }
}
