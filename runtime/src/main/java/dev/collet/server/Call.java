package dev.collet.server;

import java.util.List;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/**
 * One {@code tools/call} from the moment it is allowed to run. Whoever first decides how it ends
 * (its thread, the clock, a cancellation) sends the one answer; what the others bring is dropped.
 */
final class Call implements Runnable {
  final CallRunner owner;
  final Request request;
  final RegisteredTool tool;
  final Object arguments;
  final CallState state;
  final long startNanos = System.nanoTime();
  final long timeoutNanos;
  final CallContext context;

  private volatile boolean isClaimed;
  private volatile boolean isAnswered;
  private volatile boolean isCancelled;
  private volatile long pausedNanos;
  private long pausedBefore;
  private long pausedSince;
  private volatile @Nullable Throwable unsaid;
  private boolean isStuck;
  private boolean isOver;
  private boolean wasInterrupted;
  private @Nullable Thread runner;
  private @Nullable CompletionStage<?> stage;
  private @Nullable Runnable whenStopped;
  private int slot = -1;
  @Nullable List<CallListener.Observer> observers;

  Call(
      CallRunner owner,
      Request request,
      RegisteredTool tool,
      Object arguments,
      CallState state,
      long timeoutNanos) {
    this.owner = owner;
    this.request = request;
    this.tool = tool;
    this.arguments = arguments;
    this.state = state;
    this.timeoutNanos = timeoutNanos;
    this.context = new CallContext(this);
  }

  /** Where the call stands among those at work. */
  int slot() {
    return slot;
  }

  void entered(int place) {
    slot = place;
  }

  /** Makes the caller's thread the one that runs the tool; false when another one does. */
  private synchronized boolean claim(@Nullable Thread thread) {
    if (isClaimed) {
      return false;
    }
    isClaimed = true;
    runner = thread;
    return true;
  }

  /** Gives the right to answer to one of those who ask. */
  synchronized boolean answer() {
    if (isAnswered) {
      return false;
    }
    isAnswered = true;
    return true;
  }

  /** Gives the right to answer back: what was to be sent could not be. */
  synchronized void retract() {
    isAnswered = false;
  }

  boolean isAnswered() {
    return isAnswered;
  }

  boolean isCancelled() {
    return isCancelled;
  }

  @Override
  public void run() {
    if (!claim(Thread.currentThread())) {
      return;
    }
    boolean isDone;
    try {
      isDone = owner.execute(this);
    } catch (Throwable e) {
      leaveUnsaid(e);
      isDone = false;
    }
    leaveThread(isDone);
  }

  /**
   * Leaves the answer to the clock: the tool is done, but there was no memory to say so, most
   * likely.
   */
  void leaveUnsaid(Throwable why) {
    unsaid = why;
  }

  /** The thread is free again; an interruption that was meant for this call stays with it. */
  private void leaveThread(boolean isDone) {
    synchronized (this) {
      runner = null;
      if (wasInterrupted && Thread.interrupted()) {
        wasInterrupted = false;
      }
      if (isDone) {
        markOver();
      }
    }
    if (isDone) {
      forget();
    }
  }

  /** Ends the call without an answer of its own; false when a thread has taken it up. */
  boolean giveUp() {
    if (!claim(null)) {
      return false;
    }
    isAnswered = true;
    leave();
    return true;
  }

  /** The call is over, also for those who count. */
  void leave() {
    synchronized (this) {
      markOver();
    }
    forget();
  }

  private void markOver() {
    isOver = true;
    stage = null;
    if (isStuck) {
      isStuck = false;
      owner.calls().unstuck();
    }
  }

  private void forget() {
    owner.calls().leave(this);
    tool.took(System.nanoTime() - startNanos);
  }

  /** Remembers what the tool waits for outside of any thread of ours. */
  synchronized void waitFor(CompletionStage<?> waitedFor) {
    stage = waitedFor;
  }

  /**
   * Remembers what to do when the call is to stop while it waits for its client: the thread that
   * waits need not be one of ours. At once when it has stopped already; null when the wait is over.
   */
  void onStop(@Nullable Runnable what) {
    synchronized (this) {
      whenStopped = what;
    }
    if (what != null && isCancelled) {
      what.run();
    }
  }

  /** Tells the tool to stop: what it does from now on interests nobody. */
  void stop() {
    isCancelled = true;
    CompletionStage<?> waitedFor;
    Runnable waiting;
    synchronized (this) {
      waitedFor = stage;
      waiting = whenStopped;
      if (runner != null) {
        wasInterrupted = true;
        runner.interrupt();
      }
      if (!isOver && !isStuck && (runner != null || waitedFor != null)) {
        isStuck = true;
        owner.calls().stuck();
      }
    }
    if (waiting != null) {
      waiting.run();
    }
    if (waitedFor != null) {
      try {
        waitedFor.toCompletableFuture().cancel(true);
      } catch (UnsupportedOperationException e) {
        return; // A stage that can't be cancelled is only no longer waited for.
      }
    }
  }

  /** The call waits for the client: its time stands still, for no longer than that. */
  synchronized void pauseClock(long longestNanos) {
    pausedNanos = pausedBefore + longestNanos;
    pausedSince = System.nanoTime();
  }

  /** The call goes on. */
  synchronized void resumeClock() {
    pausedBefore += System.nanoTime() - pausedSince;
    pausedNanos = pausedBefore;
  }

  /** What the clock does about this call. */
  void tick(long now) {
    Throwable left = unsaid;
    if (left != null) {
      owner.sayLate(this, left);
      leave();
      return;
    }
    long age = now - startNanos;
    if (isAnswered) {
      if (claim(null)) {
        leave(); // Answered before any thread took it up.
      }
      return;
    }
    if (age - pausedNanos > timeoutNanos) {
      owner.timeOut(this);
    } else if (!isClaimed && age > CallRunner.START_NANOS) {
      owner.startElsewhere(this);
    }
  }

  /** Tells listeners, once, how the call ended. */
  void ended(CallListener.Kind kind, Outcomes.@Nullable Told told) {
    List<CallListener.Observer> listening = observers;
    if (listening != null) {
      Listeners.ended(
          listening,
          new CallListener.Ending(
              kind,
              told == null ? null : told.failure(),
              told == null ? 0 : told.code(),
              told == null ? null : told.thrown(),
              System.nanoTime() - startNanos));
    }
  }
}
