package dev.collet.server;

import dev.collet.LogLevel;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Sends {@code notifications/message} to clients that want them; deprecated in MCP 2026-07-28. */
final class ClientLog {
  private ClientLog() {}

  /** The level of that text, or null. */
  static @Nullable LogLevel level(String text) {
    for (LogLevel level : LogLevel.values()) {
      if (level.text().equals(text)) {
        return level;
      }
    }
    return null;
  }

  /** Sends a message on the stream of that call, when the client wants that level. */
  static void send(Call call, @Nullable LogLevel wanted, LogLevel level, Object data) {
    if (wanted == null || level.compareTo(wanted) < 0 || call.isAnswered()) {
      return;
    }
    MessageBuffer out = new MessageBuffer();
    out.ascii("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/message\",\"params\":{\"level\":\"");
    out.ascii(level.text().toLowerCase(Locale.ROOT)).ascii("\",\"data\":").tree(data).ascii("}}");
    call.request.exchange().event(out.array(), 0, out.size());
  }
}
