package dev.collet.transport;

import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntSupplier;

/**
 * The HTTP answers that are under way: gives them signs of life and spare threads, ends those whose
 * client doesn't read, and knows when all are out.
 */
public final class OpenReplies implements AutoCloseable {
  /** How long a call may take before its answer becomes a stream. */
  private static final Duration PATIENCE = Duration.ofSeconds(1);

  private static final long TICK_MILLIS = 200;

  /** What an answer may have without being counted. */
  static final int SMALL = 64 << 10;

  /** A client that has read something so lately reads. */
  private static final long STALLED_NANOS = 20_000_000;

  private final Set<HttpReply> replies = ConcurrentHashMap.newKeySet();
  private final ExecutorService spare = Threads.pool("collet-http-write", Integer.MAX_VALUE);
  private final ScheduledExecutorService ticker;
  private final long budget = Math.max(8L << 20, Runtime.getRuntime().maxMemory() / 8);
  private final AtomicLong held = new AtomicLong();
  private volatile boolean isClosing;
  private final long keepAliveNanos;
  private final long writeNanos;
  private final IntSupplier mostLasting;

  /**
   * @param keepAlive how long a stream may be quiet before a comment is sent on it
   * @param writeTimeout how long the client may take to read 64 KiB
   * @param mostLasting how many streams may stay open for as long as their clients like
   */
  @SuppressWarnings("FutureReturnValueIgnored") // it ends with the executor
  public OpenReplies(Duration keepAlive, Duration writeTimeout, IntSupplier mostLasting) {
    this.mostLasting = mostLasting;
    this.keepAliveNanos = keepAlive.toNanos();
    this.writeNanos = writeTimeout.toNanos();
    this.ticker = Executors.newSingleThreadScheduledExecutor(Threads.daemon("collet-http-timer"));
    ScheduledFuture<?> unused = // close() ends it with the executor
        ticker.scheduleWithFixedDelay(this::tick, TICK_MILLIS, TICK_MILLIS, TimeUnit.MILLISECONDS);
  }

  /** Whether streams that would stay open for ever are to end. */
  boolean isClosing() {
    return isClosing;
  }

  /** Whether one more stream may stay open; each keeps a thread, and calls need some, too. */
  boolean canLast() {
    int most = mostLasting.getAsInt();
    return replies.stream().filter(HttpReply::isLasting).limit(most).count() < most;
  }

  void add(HttpReply reply) {
    replies.add(reply);
  }

  void remove(HttpReply reply) {
    replies.remove(reply);
    if (replies.isEmpty()) {
      synchronized (this) {
        notifyAll();
      }
    }
  }

  /** How many requests are under way. */
  public int count() {
    return replies.size();
  }

  /**
   * Waits until no request is under way. Streams that would stay open for ever are ended first.
   *
   * @return false when some still were when the time was over
   */
  public boolean await(Duration most) throws InterruptedException {
    isClosing = true;
    replies.forEach(HttpReply::close);
    return awaitNone(System.nanoTime() + most.toNanos());
  }

  private synchronized boolean awaitNone(long end) throws InterruptedException {
    while (!replies.isEmpty()) {
      long left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
      if (left <= 0) {
        return false;
      }
      wait(left);
    }
    return true;
  }

  /**
   * Gives up what is still under way: connections are closed, and calls learn that nobody waits.
   */
  @Override
  public void close() {
    replies.forEach(HttpReply::lose);
    ticker.shutdownNow();
    spare.shutdown();
  }

  /** Writes on a spare thread. */
  void write(HttpReply reply) {
    spare.execute(reply::drain);
  }

  /**
   * Ends a connection on a spare thread, since an HTTP server may wait for the client in doing so.
   */
  void abort(HttpWire wire) {
    try {
      if (!spare.isShutdown()) {
        spare.execute(wire::abort);
        return;
      }
    } catch (RejectedExecutionException | OutOfMemoryError e) {
      // Without a spare thread, this one has to.
    }
    wire.abort();
  }

  /** Counts bytes of large answers that wait for their clients. */
  void hold(long more) {
    held.addAndGet(more);
  }

  /**
   * Gives up clients that don't read, the deafest first, while all large answers together are over
   * an eighth of the heap.
   */
  void makeRoom(HttpReply wanted) {
    while (held.get() > budget) {
      long now = System.nanoTime();
      long longest = STALLED_NANOS;
      HttpReply deafest = null;
      for (HttpReply reply : replies) {
        long stalled = reply == wanted ? 0 : reply.stalledNanos(now);
        if (stalled > longest) {
          longest = stalled;
          deafest = reply;
        }
      }
      if (deafest == null) {
        return; // They all read.
      }
      deafest.lose();
    }
  }

  long patienceNanos() {
    return PATIENCE.toNanos();
  }

  long keepAliveNanos() {
    return keepAliveNanos;
  }

  long writeNanos() {
    return writeNanos;
  }

  private void tick() {
    try {
      long now = System.nanoTime();
      for (HttpReply reply : replies) {
        tick(reply, now);
      }
    } catch (RuntimeException | Error e) {
      // Out of memory, most likely; what a timer's task throws would end the timer for good.
    }
  }

  private static void tick(HttpReply reply, long now) {
    try {
      reply.tick(now);
    } catch (RuntimeException | Error e) {
      // Its next tick comes; the others must have theirs.
    }
  }
}
