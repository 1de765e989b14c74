package dev.collet.server;

import dev.collet.LogLevel;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Which messages for the client's log a client wants: said by each request since 2026-07-28, by
 * {@code logging/setLevel} before.
 */
final class LogLevels {
  private static final int MAX_SESSIONS = 10_000;

  private final boolean isOn;
  private final Map<String, LogLevel> bySession = new ConcurrentHashMap<>();

  LogLevels(boolean isOn) {
    this.isOn = isOn;
  }

  /** Whether this server logs to clients at all. */
  boolean isOn() {
    return isOn;
  }

  /** The lowest level that is wanted; null when none is. */
  @Nullable LogLevel wanted(Request request) {
    if (!isOn) {
      return null;
    }
    Session session = request.session();
    if (session == null) {
      String level = request.envelope().logLevel;
      return level == null ? null : ClientLog.level(level);
    }
    Connection connection = request.exchange().connection();
    LogLevel level = connection == null ? bySession.get(session.id()) : connection.logLevel();
    return level == null ? LogLevel.INFO : level;
  }

  /**
   * Remembers what a session wants; forgets the others when there are too many. Requests without a
   * session have nothing in common, so nothing is remembered for them.
   */
  void set(Request request, Session session, LogLevel level) {
    Connection connection = request.exchange().connection();
    if (connection != null) {
      connection.logLevel(level);
    } else if (!session.id().isEmpty()) {
      if (bySession.size() >= MAX_SESSIONS) {
        bySession.clear();
      }
      bySession.put(session.id(), level);
    }
  }
}
