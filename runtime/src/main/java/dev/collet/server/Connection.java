package dev.collet.server;

import dev.collet.LogLevel;
import org.jspecify.annotations.Nullable;

/**
 * A client at the other end of a connection that lasts, such as stdio's: what it said in {@code
 * initialize}, and the way to tell it something that is no answer. A transport makes one and gives
 * the same to each {@link Exchange}.
 */
public final class Connection {
  /** Where messages to the client go; writes one line and is safe to call from any thread. */
  @FunctionalInterface
  public interface Sink {
    /** Sends one message; drops it when the client has gone. */
    void send(byte[] message, int offset, int length);
  }

  private final Sink sink;
  private volatile @Nullable Session session;
  private volatile @Nullable LogLevel logLevel;

  /** A connection whose unsolicited messages go there. */
  public Connection(Sink sink) {
    this.sink = sink;
  }

  /** Sends a message that no request asked for. */
  void send(byte[] message, int offset, int length) {
    sink.send(message, offset, length);
  }

  /** What was agreed by {@code initialize}, or null before it. */
  @Nullable Session session() {
    return session;
  }

  void begin(Session agreed) {
    logLevel = null;
    session = agreed;
  }

  /** What {@code logging/setLevel} asked for, or null. */
  @Nullable LogLevel logLevel() {
    return logLevel;
  }

  void logLevel(LogLevel wanted) {
    logLevel = wanted;
  }
}
