package dev.collet.processor;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * Writes texts while the compiler's own thread goes on with the next class. The compiler knows one
 * thread only, so nothing may be asked of it here.
 */
final class SourceTexts {
  private final Executor thread =
      new ThreadPoolExecutor(
          0, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), SourceTexts::daemon);

  SourceTexts() {
    // Jackson's ValueNode makes one of its own subclass when it is initialised: two threads that
    // began at either end would wait for each other.
    JsonNodeFactory.instance.missingNode();
  }

  /** The texts, soon; what goes wrong shows where they are joined. */
  <T> CompletableFuture<T> of(Supplier<T> texts) {
    return CompletableFuture.supplyAsync(texts, thread);
  }

  /** Ends with the compiler, and by itself in a compiler that an IDE keeps alive. */
  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(work, "collet-sources");
    thread.setDaemon(true);
    return thread;
  }
}
