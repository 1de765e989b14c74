package dev.collet.processor;

import dev.collet.processor.code.JavaFile;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * Turns sources into text while the compiler's own thread goes on with the next class; nothing of
 * the compiler is needed for it.
 */
final class SourceTexts {
  private final Executor thread =
      new ThreadPoolExecutor(
          0, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), SourceTexts::daemon);

  /** The text, soon; what goes wrong shows where it is joined. */
  CompletableFuture<String> of(JavaFile source) {
    return CompletableFuture.supplyAsync(source::toString, thread);
  }

  /** Ends with the compiler, and by itself in a compiler that an IDE keeps alive. */
  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(work, "collet-sources");
    thread.setDaemon(true);
    return thread;
  }
}
