package dev.collet.server;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;

/** Ends a server: first no new calls, then a time for those at work, then no mercy. */
final class Shutdown {
  private static final long POLL_NANOS = 5_000_000;

  private final ActiveCalls calls;
  private final CallRunner runner;
  private final Subscriptions subscriptions;
  private final Workers workers;
  private volatile boolean isClosing;

  Shutdown(ActiveCalls calls, CallRunner runner, Subscriptions subscriptions, Workers workers) {
    this.calls = calls;
    this.runner = runner;
    this.subscriptions = subscriptions;
    this.workers = workers;
  }

  boolean isClosing() {
    return isClosing;
  }

  /** Waits for calls, and cancels what is left at the deadline; true when nothing was left. */
  boolean close(Duration deadline) {
    isClosing = true;
    subscriptions.close();
    long end = System.nanoTime() + deadline.toNanos();
    while (!calls.allAnswered() && System.nanoTime() - end < 0) {
      LockSupport.parkNanos(this, POLL_NANOS);
      if (Thread.interrupted()) {
        Thread.currentThread().interrupt();
        break;
      }
    }
    boolean isClean = calls.allAnswered();
    calls.forEach(runner::abandon);
    workers.close();
    return isClean;
  }
}
