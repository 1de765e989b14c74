package dev.collet.server;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** An exchange for tests: keeps what the server sends. */
final class RecordedExchange implements Exchange {
  private final boolean isHttp;
  private final Map<String, String> headers = new HashMap<>();
  private final CountDownLatch done = new CountDownLatch(1);
  final List<String> events = new ArrayList<>();
  final Map<String, String> responseHeaders = new HashMap<>();
  int ends;
  int status;
  @Nullable String response;
  @Nullable Connection connection;
  int failures; // so often, sending fails
  private @Nullable Runnable disconnected;
  private @Nullable Runnable firstEvent;
  private boolean canStream = true;

  private RecordedExchange(boolean isHttp) {
    this.isHttp = isHttp;
  }

  static RecordedExchange stdio() {
    return new RecordedExchange(false);
  }

  static RecordedExchange http(String... namesAndValues) {
    RecordedExchange exchange = new RecordedExchange(true);
    for (int i = 0; i < namesAndValues.length; i += 2) {
      exchange.headers.put(namesAndValues[i].toLowerCase(Locale.ROOT), namesAndValues[i + 1]);
    }
    return exchange;
  }

  RecordedExchange over(Connection used) {
    connection = used;
    return this;
  }

  /** Something happens while the first event is being sent. */
  RecordedExchange onFirstEvent(Runnable what) {
    firstEvent = what;
    return this;
  }

  /** The client takes one body only. */
  RecordedExchange withoutStream() {
    canStream = false;
    return this;
  }

  @Override
  public boolean canStream() {
    return canStream;
  }

  @Override
  public boolean isHttp() {
    return isHttp;
  }

  @Override
  public @Nullable Connection connection() {
    return connection;
  }

  @Override
  public @Nullable String header(String name) {
    return headers.get(name.toLowerCase(Locale.ROOT));
  }

  @Override
  public void event(byte[] message, int offset, int length) {
    Runnable first;
    synchronized (this) {
      if (ends == 0 && canStream) {
        events.add(new String(message, offset, length, StandardCharsets.UTF_8));
      }
      first = firstEvent;
      firstEvent = null;
    }
    if (first != null) {
      first.run();
    }
  }

  @Override
  public void respond(int code, byte[] message, int offset, int length) {
    synchronized (this) {
      if (failures-- > 0) {
        throw new OutOfMemoryError("as the test wants it");
      }
      ends++;
      status = code;
      response = new String(message, offset, length, StandardCharsets.UTF_8);
    }
    done.countDown();
  }

  @Override
  public void end(int code) {
    synchronized (this) {
      ends++;
      status = code;
    }
    done.countDown();
  }

  @Override
  public void setHeader(String name, String value) {
    responseHeaders.put(name, value);
  }

  @Override
  public synchronized void onDisconnect(Runnable listener) {
    disconnected = listener;
  }

  /** The client goes away. */
  void disconnect() {
    Runnable listener;
    synchronized (this) {
      listener = disconnected;
    }
    if (listener != null) {
      listener.run();
    }
  }

  /** Waits for the end, and returns the response; null when it ended without one. */
  @Nullable String await() {
    try {
      if (!done.await(20, TimeUnit.SECONDS)) {
        throw new AssertionError("no answer within 20 s");
      }
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
    synchronized (this) {
      return response;
    }
  }

  boolean isDone() {
    return done.getCount() == 0;
  }
}
