package dev.collet.transport;

import java.lang.Thread.UncaughtExceptionHandler;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;

/**
 * Takes requests from the one thread by which the JDK's HTTP server accepts connections, and keeps
 * that thread alive: the server lets an error end it, such as a heap that a tool has filled, and
 * would then accept nothing any more.
 */
final class HttpDispatch implements Executor, UncaughtExceptionHandler {
  private static final System.Logger LOG = System.getLogger(HttpDispatch.class.getName());
  private static final long PAUSE_MILLIS = 10;

  private final Executor threads;
  private volatile Thread accepting = Thread.currentThread(); // until it shows itself

  HttpDispatch(Executor threads) {
    this.threads = threads;
  }

  @Override
  public void execute(Runnable request) {
    Thread current = Thread.currentThread();
    if (accepting != current) {
      current.setUncaughtExceptionHandler(this);
      accepting = current;
    }
    threads.execute(request);
  }

  /** Goes on with what the dying thread did: its task holds all its state in fields. */
  @Override
  public void uncaughtException(Thread thread, Throwable error) {
    Throwable cause = error;
    while (cause != null) {
      try {
        Thread.sleep(PAUSE_MILLIS); // whoever has filled the heap lets go of it meanwhile
        LOG.log(System.Logger.Level.ERROR, "The HTTP server goes on after an error", cause);
      } catch (InterruptedException | RuntimeException | Error e) {
        // Then without a pause, or without a word.
      }
      cause = goOn(thread);
    }
  }

  /** Returns what ended the task this time, or null when its server was stopped. */
  private static @Nullable Throwable goOn(Thread thread) {
    try {
      Runnable task = thread; // its own task, on this very thread
      task.run();
      return null;
    } catch (RuntimeException | Error e) {
      return e;
    }
  }
}
