package dev.collet.reliability.fuzz;

import dev.collet.server.Connection;
import dev.collet.server.Exchange;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Keeps what the server sends in answer to one message. */
final class RecordedExchange implements Exchange {
  private final boolean isHttp;
  private final Map<String, String> headers = new TreeMap<>();
  private final @Nullable Connection connection;
  private final List<String> events = new ArrayList<>();
  private final List<Runnable> listeners = new ArrayList<>();
  private int ends;
  private int status;
  private @Nullable String response;
  private @Nullable String sessionId;

  private RecordedExchange(boolean isHttp, @Nullable Connection connection) {
    this.isHttp = isHttp;
    this.connection = connection;
  }

  static RecordedExchange http() {
    return new RecordedExchange(true, null);
  }

  static RecordedExchange stdio(Connection connection) {
    return new RecordedExchange(false, connection);
  }

  RecordedExchange with(String name, @Nullable String value) {
    if (value != null) {
      headers.put(name.toLowerCase(Locale.ROOT), value);
    }
    return this;
  }

  @Override
  public boolean isHttp() {
    return isHttp;
  }

  @Override
  public @Nullable String header(String name) {
    return headers.get(name.toLowerCase(Locale.ROOT));
  }

  @Override
  public @Nullable Connection connection() {
    return connection;
  }

  @Override
  public synchronized void event(byte[] message, int offset, int length) {
    events.add(new String(message, offset, length, StandardCharsets.UTF_8));
  }

  @Override
  public synchronized void respond(int code, byte[] message, int offset, int length) {
    response = new String(message, offset, length, StandardCharsets.UTF_8);
    end(code);
  }

  @Override
  public synchronized void end(int code) {
    status = code;
    ends++;
    notifyAll();
  }

  @Override
  public synchronized void setHeader(String name, String value) {
    if (name.equalsIgnoreCase("MCP-Session-Id")) {
      sessionId = value;
    }
  }

  @Override
  public synchronized void onDisconnect(Runnable listener) {
    listeners.add(listener);
  }

  /** The client goes away. */
  void disconnect() {
    List<Runnable> tell;
    synchronized (this) {
      tell = List.copyOf(listeners);
    }
    tell.forEach(Runnable::run);
  }

  /** Waits for the end; false when there was none. */
  synchronized boolean await(long millis) {
    long end = System.nanoTime() + millis * 1_000_000;
    while (ends == 0) {
      long left = (end - System.nanoTime()) / 1_000_000;
      if (left <= 0) {
        return false;
      }
      try {
        wait(left);
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
    return true;
  }

  synchronized int ends() {
    return ends;
  }

  synchronized int status() {
    return status;
  }

  /** The last message; null when the end came without one. */
  synchronized @Nullable String response() {
    return response;
  }

  /** The session that the server has begun with this answer, or null. */
  synchronized @Nullable String sessionId() {
    return sessionId;
  }

  synchronized List<String> events() {
    return List.copyOf(events);
  }
}
