package dev.collet.transport;

import dev.collet.server.Connection;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayDeque;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Writes messages as lines, each by a single write of one thread, so that they never mix and only
 * that thread waits for a client that doesn't read.
 */
final class LineWriter implements Connection.Sink, Runnable {
  private final OutputStream out;
  private final Consumer<IOException> onFailure;
  private final ArrayDeque<byte[]> lines = new ArrayDeque<>();
  private long waitingBytes;
  private boolean isWriting;
  private boolean isClosed;
  private @Nullable Thread thread;

  /**
   * @param onFailure hears, once, that the output is broken; what is written later is dropped
   */
  LineWriter(OutputStream out, Consumer<IOException> onFailure) {
    this.out = out;
    this.onFailure = onFailure;
  }

  /** Takes a message; never waits. */
  @Override
  public void send(byte[] message, int offset, int length) {
    byte[] line = new byte[length + 1];
    System.arraycopy(message, offset, line, 0, length);
    line[length] = '\n';
    synchronized (this) {
      if (isClosed) {
        return;
      }
      lines.add(line);
      waitingBytes += line.length;
      if (thread == null) {
        thread = Threads.start("collet-stdio-write", this);
      }
      notifyAll();
    }
  }

  /** Waits until at most so many bytes wait to be written, or the output is broken. */
  synchronized void awaitRoom(long most) throws InterruptedException {
    while (!isClosed && waitingBytes > most) {
      wait();
    }
  }

  /** Waits until all is written, the output is broken, or the time is over. */
  synchronized void awaitEmpty(long millis) throws InterruptedException {
    long end = System.nanoTime() + millis * 1_000_000;
    while (!isClosed && (isWriting || !lines.isEmpty())) {
      long left = (end - System.nanoTime()) / 1_000_000;
      if (left <= 0) {
        return;
      }
      wait(left);
    }
  }

  /** Writes what comes, on a thread of its own. */
  @Override
  public void run() {
    try {
      byte[] line;
      while ((line = take()) != null) {
        out.write(line, 0, line.length);
        out.flush();
        written(line);
      }
    } catch (IOException e) {
      onFailure.accept(e);
      close();
    } catch (InterruptedException e) {
      close();
    }
  }

  /** The next line; null when the writer was closed. */
  private synchronized byte @Nullable [] take() throws InterruptedException {
    while (!isClosed && lines.isEmpty()) {
      wait();
    }
    byte[] line = isClosed ? null : lines.poll();
    isWriting = line != null;
    return line;
  }

  private synchronized void written(byte[] line) {
    isWriting = false;
    waitingBytes -= line.length;
    notifyAll();
  }

  /** Drops what still waits, and lets the thread go. */
  synchronized void close() {
    isClosed = true;
    lines.clear();
    notifyAll();
  }
}
