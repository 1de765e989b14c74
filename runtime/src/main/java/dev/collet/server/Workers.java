package dev.collet.server;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * The threads that tools run on when they can't run on the one that brought the request: virtual
 * ones where the JDK has them, else a bounded pool. All are daemons: a tool that hangs does not
 * keep the process.
 */
final class Workers {
  private static final AtomicInteger COUNT = new AtomicInteger();

  private final ThreadPoolExecutor platform;

  /** Workers with at most that many platform threads. */
  Workers(int maxThreads) {
    platform =
        new ThreadPoolExecutor(
            0, maxThreads, 10, TimeUnit.SECONDS, new SynchronousQueue<>(), new Daemons());
  }

  /** Looked up when the first thread is needed: a server that only lists tools needs none. */
  private static final class Virtual {
    static final @Nullable MethodHandle START = find();

    /** Thread.startVirtualThread, which JDK 17 does not have. */
    private static @Nullable MethodHandle find() {
      try {
        return MethodHandles.publicLookup()
            .findStatic(
                Thread.class,
                "startVirtualThread",
                MethodType.methodType(Thread.class, Runnable.class));
      } catch (NoSuchMethodException | IllegalAccessException e) {
        return null;
      }
    }
  }

  private static final class Daemons implements ThreadFactory {
    @Override
    public Thread newThread(Runnable task) {
      Thread thread = new Thread(task, "collet-call-" + COUNT.incrementAndGet());
      thread.setDaemon(true);
      return thread;
    }
  }

  /** Whether tasks start on virtual threads. */
  static boolean isVirtual() {
    return Virtual.START != null;
  }

  /** Runs the task soon; false when there is no thread for it. */
  boolean start(Runnable task) {
    MethodHandle startVirtual = Virtual.START;
    if (startVirtual == null) {
      return startOnPlatformThread(task);
    }
    try {
      Thread started = (Thread) startVirtual.invokeExact(task);
      return started != null;
    } catch (Error | RuntimeException e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * Runs the task on a platform thread; false when all are busy. Tools that spin can keep every
   * carrier of the virtual threads, but not these.
   */
  boolean startOnPlatformThread(Runnable task) {
    try {
      platform.execute(task);
      return true;
    } catch (RejectedExecutionException e) {
      return false;
    }
  }

  /** Starts nothing any more. */
  void close() {
    platform.shutdown();
  }
}
