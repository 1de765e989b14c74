package dev.collet.server;

import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/**
 * Looks after calls on a platform thread of its own, so that no tool can stop it: ends those whose
 * time is over, and finds a thread for those that wait for one. It looks every 10 ms while there
 * are calls, sleeps while there are none, and its thread ends after a while of that.
 */
final class Ticker implements Runnable {
  private static final long TICK_NANOS = 10_000_000;
  private static final long IDLE_NANOS = 5_000_000_000L;
  private static final int TICKS_UNTIL_IDLE = 20;

  private final ActiveCalls calls;
  private volatile @Nullable Thread thread;
  private volatile boolean isAsleep;
  private volatile boolean isClosed;

  Ticker(ActiveCalls calls) {
    this.calls = calls;
  }

  /** Says that a call has begun. */
  void wake() {
    Thread ticking = thread;
    if (ticking == null) {
      start();
    } else if (isAsleep) {
      LockSupport.unpark(ticking);
    }
  }

  /** Lets the thread end as soon as there are no calls. */
  void close() {
    isClosed = true;
    Thread ticking = thread;
    if (ticking != null) {
      LockSupport.unpark(ticking);
    }
  }

  private synchronized void start() {
    if (thread == null) {
      Thread started = new Thread(this, "collet-clock");
      started.setDaemon(true);
      started.start();
      thread = started; // only now: when no thread could be had, the next call tries again
    }
  }

  @Override
  public void run() {
    int emptyTicks = 0;
    while (true) {
      long now = System.nanoTime();
      calls.tick(now); // throws nothing, whatever a call does: the clock must outlive it
      boolean isEmpty = calls.isEmpty();
      emptyTicks = isEmpty ? emptyTicks + 1 : 0;
      if (emptyTicks < TICKS_UNTIL_IDLE && !(isClosed && isEmpty)) {
        LockSupport.parkNanos(this, TICK_NANOS);
        continue;
      }
      isAsleep = true;
      if (calls.isEmpty() && !isClosed) {
        LockSupport.parkNanos(this, IDLE_NANOS);
      }
      isAsleep = false;
      emptyTicks = 0;
      boolean isIdle = isClosed || System.nanoTime() - now >= IDLE_NANOS;
      if (isIdle && calls.isEmpty() && end()) {
        return;
      }
    }
  }

  /** Ends the thread, unless a call has come at the last moment. */
  private synchronized boolean end() {
    thread = null;
    if (calls.isEmpty()) {
      return true;
    }
    thread = Thread.currentThread();
    return false;
  }
}
