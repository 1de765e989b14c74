package dev.collet.transport;

import dev.collet.server.Connection;
import dev.collet.server.Exchange;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One message that came over stdio. */
final class StdioExchange implements Exchange {
  private final LineWriter out;
  private final OpenExchanges open;
  private final Connection connection;
  private final List<Runnable> listeners = new ArrayList<>(1);
  private boolean isOver;
  private boolean isGone;

  StdioExchange(LineWriter out, OpenExchanges open, Connection connection) {
    this.out = out;
    this.open = open;
    this.connection = connection;
  }

  @Override
  public boolean isHttp() {
    return false;
  }

  @Override
  public @Nullable String header(String name) {
    return null;
  }

  @Override
  public Connection connection() {
    return connection;
  }

  @Override
  public synchronized void event(byte[] message, int offset, int length) {
    if (!isOver) {
      out.send(message, offset, length);
    }
  }

  @Override
  public void respond(int status, byte[] message, int offset, int length) {
    synchronized (this) {
      if (isOver) {
        return;
      }
      out.send(message, offset, length);
      isOver = true; // not before: what can't be sent for want of memory may be tried again
    }
    open.remove(this);
  }

  @Override
  public void end(int status) {
    synchronized (this) {
      isOver = true;
    }
    open.remove(this);
  }

  @Override
  public void setHeader(String name, String value) {}

  @Override
  public void onDisconnect(Runnable listener) {
    synchronized (this) {
      if (!isGone) {
        if (!isOver) {
          listeners.add(listener);
        }
        return;
      }
    }
    listener.run();
  }

  /** The client doesn't read any more. */
  void lose() {
    List<Runnable> tell;
    synchronized (this) {
      if (isOver || isGone) {
        return;
      }
      isGone = true;
      isOver = true;
      tell = listeners; // nobody adds to it any more
    }
    open.remove(this);
    tell.forEach(Runnable::run);
  }
}
