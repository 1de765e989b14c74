package dev.collet.server;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;

/** Ends a server: first no new calls, then a time for those at work, then no mercy. */
final class Shutdown {
  private static final long POLL_NANOS = 5_000_000;

  private final Parts parts;
  private volatile boolean isClosing;

  Shutdown(Parts parts) {
    this.parts = parts;
  }

  boolean isClosing() {
    return isClosing;
  }

  /** Waits for calls, and cancels what is left at the deadline; true when nothing was left. */
  boolean close(Duration deadline) {
    isClosing = true;
    Subscriptions subscriptions = parts.subscriptionsSoFar();
    if (subscriptions != null) {
      subscriptions.close();
    }
    LegacyRouter legacy = parts.legacySoFar();
    if (legacy != null) {
      legacy.streams().close();
    }
    CallParts calls = parts.callsSoFar();
    return calls == null || close(calls.active, calls, deadline);
  }

  private boolean close(ActiveCalls calls, CallParts running, Duration deadline) {
    long end = System.nanoTime() + deadline.toNanos();
    while (!calls.allAnswered() && System.nanoTime() - end < 0) {
      LockSupport.parkNanos(this, POLL_NANOS);
      if (Thread.interrupted()) {
        Thread.currentThread().interrupt();
        break;
      }
    }
    boolean isClean = calls.allAnswered();
    calls.forEach(running.runner::abandon);
    running.runner.close();
    return isClean;
  }
}
