package dev.collet.transport;

import dev.collet.server.Exchange;
import dev.collet.transport.ReplyPart.Kind;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.RejectedExecutionException;
import org.jspecify.annotations.Nullable;

/**
 * The way back of one HTTP request: sees to it that one thread writes at a time, and that only a
 * thread of the transport ever waits for the client. See MCP 2026-07-28,
 * basic/transports/streamable-http.
 *
 * <p>The request's own thread writes what it says itself, and in {@link #await} what others say.
 * While that thread is busy with a call, a spare one of {@link OpenReplies} does.
 */
public final class HttpReply implements Exchange {
  /** How many messages, and bytes, may wait for a client before it counts as gone. */
  static final int MAX_WAITING = 1_000;

  static final long MAX_WAITING_BYTES = 16L << 20;

  private final HttpWire wire;
  private final ReplyWriter out;
  private final OpenReplies open;
  private final boolean acceptsStream;
  private final Thread owner = Thread.currentThread();

  // All of these are guarded by this.
  private final ArrayDeque<ReplyPart> waiting = new ArrayDeque<>(2);
  private final List<Runnable> listeners = new ArrayList<>(1);
  private long waitingBytes;
  private long held; // bytes that wait or are being written
  private long counted; // those of them that all replies together are bounded by
  private boolean ownerWaits;
  private boolean isWriting;
  private boolean isComplete; // the last part was said
  private boolean isGone; // the client has gone, or counts as gone
  private boolean isDone; // nothing will be written any more
  private long quietSince; // 0: must not become a stream by itself
  private long patience;
  private @Nullable Runnable onClose;
  private @Nullable Thread writer;
  private long writeDeadline;

  /**
   * Made on the request's own thread.
   *
   * @param acceptsJson whether the client takes {@code application/json}
   * @param acceptsStream whether the client takes {@code text/event-stream}
   */
  public HttpReply(HttpWire wire, OpenReplies open, boolean acceptsJson, boolean acceptsStream) {
    this.wire = wire;
    this.out = new ReplyWriter(wire, acceptsJson, this::progress);
    this.open = open;
    this.acceptsStream = acceptsStream;
    open.add(this);
  }

  @Override
  public boolean isHttp() {
    return true;
  }

  @Override
  public @Nullable String header(String name) {
    return wire.header(name);
  }

  @Override
  public synchronized void setHeader(String name, String value) {
    if (!isComplete && !isWriting && waiting.isEmpty()) {
      wire.setHeader(name, value);
    }
  }

  @Override
  public synchronized void mayStream() {
    if (acceptsStream && quietSince == 0) {
      quietSince = System.nanoTime() | 1;
      patience = open.patienceNanos();
    }
  }

  @Override
  public boolean canStream() {
    return acceptsStream;
  }

  @Override
  public void stream() {
    mayStream();
    if (acceptsStream) {
      say(ReplyPart.empty(Kind.COMMENT, 200));
    }
  }

  @Override
  public void event(byte[] message, int offset, int length) {
    if (acceptsStream) {
      say(new ReplyPart(Kind.EVENT, 200, message, offset, length));
    }
  }

  @Override
  public void respond(int status, byte[] message, int offset, int length) {
    say(new ReplyPart(Kind.RESPONSE, status, message, offset, length));
  }

  @Override
  public void end(int status) {
    say(ReplyPart.empty(Kind.END, status));
  }

  @Override
  public void onDisconnect(Runnable listener) {
    synchronized (this) {
      if (!isGone) {
        if (!isComplete) {
          listeners.add(listener);
        }
        return;
      }
    }
    listener.run();
  }

  @Override
  public boolean canLast() {
    return open.canLast();
  }

  @Override
  public void onClose(Runnable listener) {
    synchronized (this) {
      onClose = listener;
    }
    if (open.isClosing()) {
      close(); // the transport has looked through its replies already, perhaps
    }
  }

  /** Whether this stays open for as long as its client likes. */
  synchronized boolean isLasting() {
    return onClose != null;
  }

  /** Ends a stream that answers nothing in particular: its transport closes. */
  void close() {
    Runnable listener;
    synchronized (this) {
      listener = isComplete || isGone ? null : onClose;
    }
    if (listener != null) {
      listener.run();
    }
  }

  /**
   * Waits, on the request's own thread, until the answer is out, and writes what other threads say.
   *
   * @throws IOException when the client has gone, so that the HTTP server forgets the connection
   */
  public void await() throws IOException {
    synchronized (this) {
      ownerWaits = true;
    }
    while (true) {
      synchronized (this) {
        while (!isDone && (isWriting || waiting.isEmpty())) {
          try {
            wait();
          } catch (InterruptedException e) {
            // Meant for a call that ran on this thread before; the answer still counts.
          }
        }
        if (isDone && isGone) {
          throw new IOException("The client has gone");
        } else if (isDone) {
          return;
        }
        isWriting = true;
      }
      drain();
    }
  }

  private void say(ReplyPart part) {
    boolean isOwner = Thread.currentThread() == owner;
    boolean overflows;
    boolean writes = false;
    boolean isLarge = false;
    synchronized (this) {
      if (isComplete || isGone) {
        return;
      }
      overflows =
          !part.isLast()
              && (waiting.size() >= MAX_WAITING
                  || waitingBytes + part.length() > MAX_WAITING_BYTES);
      if (!overflows) {
        waiting.add(isOwner && !isWriting ? part : part.copy());
        isComplete = part.isLast(); // not before: for want of memory, it may be said again
        waitingBytes += part.length();
        hold(part.length());
        isLarge = counted > 0;
        if (!isWriting && ownerWaits && !isOwner) {
          notifyAll();
        } else if (!isWriting) {
          isWriting = true;
          writes = true;
        }
      }
    }
    if (isLarge) {
      open.makeRoom(this);
    }
    if (overflows) {
      lose();
    } else if (writes && isOwner) {
      drain();
    } else if (writes) {
      writeElsewhere();
    }
  }

  /** Has a spare thread write; the caller has set isWriting. */
  private void writeElsewhere() {
    try {
      open.write(this);
    } catch (RejectedExecutionException | OutOfMemoryError e) {
      synchronized (this) {
        isWriting = false; // then the next tick finds one
        notifyAll();
      }
    }
  }

  /** Writes what waits; the caller has set isWriting. */
  void drain() {
    boolean interrupted = Thread.interrupted(); // an interrupt would close the connection
    ReplyPart part;
    while ((part = next()) != null) {
      try {
        out.write(part);
        written(part);
      } catch (IOException | RuntimeException | Error e) {
        lose(); // also for want of memory: half an answer can't be taken back
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private synchronized @Nullable ReplyPart next() {
    ReplyPart part = isGone ? null : waiting.poll();
    if (part == null) {
      isWriting = false;
      isDone |= isGone;
      notifyAll();
    } else {
      waitingBytes -= part.length();
      writer = Thread.currentThread();
      writeDeadline = System.nanoTime() + open.writeNanos();
    }
    return part;
  }

  private synchronized void progress() {
    writeDeadline = System.nanoTime() + open.writeNanos();
  }

  /** Counts large answers, which all clients together may not make the server keep. */
  private void hold(long more) {
    held += more;
    long now = held > OpenReplies.SMALL ? held : 0;
    if (now != counted) {
      open.hold(now - counted);
      counted = now;
    }
  }

  /** For how long the client has read nothing of a large answer; 0 when there is none. */
  synchronized long stalledNanos(long now) {
    return counted > 0 && writer != null ? now - (writeDeadline - open.writeNanos()) : 0;
  }

  private synchronized void written(ReplyPart part) {
    writer = null;
    hold(isGone ? 0 : -part.length());
    Thread.interrupted(); // of a deadline that came in the same moment
    quietSince = System.nanoTime() | 1;
    patience = open.keepAliveNanos();
    if (part.isLast()) {
      isDone = true;
      open.remove(this);
    }
  }

  /** Says that the client has gone, or counts as gone: the connection ends without an answer. */
  public void lose() {
    List<Runnable> tell;
    synchronized (this) {
      if (isGone || isDone) {
        return;
      }
      isGone = true;
      isDone = !isWriting;
      waiting.clear();
      hold(-held);
      tell = isComplete ? List.of() : listeners; // nobody adds to it any more
      if (writer == Thread.currentThread()) {
        Thread.interrupted(); // of the deadline, which made this write fail
        writer = null;
      } else if (writer != null) {
        writer.interrupt(); // closes the connection
      }
      notifyAll();
    }
    open.remove(this);
    open.abort(wire);
    for (Runnable listener : tell) {
      listener.run();
    }
  }

  /**
   * Called now and then: ends a write that hangs, keeps a quiet stream alive, and finds a thread
   * for what still waits for one.
   */
  void tick(long now) {
    boolean isLeft;
    synchronized (this) {
      if (writer != null && now - writeDeadline > 0) {
        writer.interrupt(); // closes the connection, and so the write fails
      }
      isLeft = !isWriting && !ownerWaits && !waiting.isEmpty();
      isWriting |= isLeft;
    }
    if (isLeft) {
      writeElsewhere();
    } else if (isQuiet(now)) {
      say(ReplyPart.empty(Kind.COMMENT, 200));
    }
  }

  private synchronized boolean isQuiet(long now) {
    return !isComplete && !isGone && !isWriting && quietSince != 0 && now - quietSince >= patience;
  }
}
