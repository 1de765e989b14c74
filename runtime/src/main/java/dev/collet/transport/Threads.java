package dev.collet.transport;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The threads of the transports. They are platform threads also where the JDK has virtual ones: a
 * tool that never gives its carrier back must not be able to stop input and output.
 */
final class Threads {
  private Threads() {}

  /** Daemon threads with a name and a number. */
  static ThreadFactory daemon(String name) {
    return new Daemons(name);
  }

  /** A class, because the first lambda of a fresh JVM costs more than a server's whole start. */
  private static final class Daemons implements ThreadFactory {
    private final String name;
    private final AtomicInteger number = new AtomicInteger();

    Daemons(String name) {
      this.name = name;
    }

    @Override
    public Thread newThread(Runnable task) {
      Thread thread = new Thread(task, name + "-" + number.incrementAndGet());
      thread.setDaemon(true);
      return thread;
    }
  }

  /** Starts a daemon thread of that name. */
  @CanIgnoreReturnValue
  static Thread start(String name, Runnable task) {
    Thread thread = new Thread(task, name);
    thread.setDaemon(true);
    thread.start();
    return thread;
  }

  /**
   * Threads made as they are needed, the last one used first, gone after 30 seconds without work.
   */
  static ExecutorService pool(String name, int most) {
    return new ThreadPoolExecutor(
        0, most, 30, TimeUnit.SECONDS, new SynchronousQueue<>(), daemon(name));
  }
}
