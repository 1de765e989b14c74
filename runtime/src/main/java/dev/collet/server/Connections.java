package dev.collet.server;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.WeakHashMap;

/** The lasting connections whose clients hear of changes without having asked. */
final class Connections {
  private static final byte[] LIST_CHANGED =
      Ascii.bytes("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/tools/list_changed\"}");

  /** Weak: a transport that ends only forgets its connection. */
  private final Set<Connection> open =
      Collections.synchronizedSet(Collections.newSetFromMap(new WeakHashMap<>()));

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
  }
}
