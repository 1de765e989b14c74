package dev.collet.transport;

import dev.collet.server.Connection;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.Duration;
import java.util.Locale;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * One run of the stdio transport: reads lines, hands them on in their order, and comes to an end.
 */
final class StdioSession {
  /** No more is read while so many bytes wait for a client that doesn't read. */
  private static final long MAX_WAITING_BYTES = 32L << 20;

  /** How long the last answers may take on their way to a slow client. */
  private static final long FLUSH_MILLIS = 500;

  private final LineReader lines;
  private final LineWriter writer;
  private final MessageHandler handler;
  private final int limit;
  private final long drainMillis;
  private final Consumer<Duration> close;
  private final Connection connection;
  private final OpenExchanges open = new OpenExchanges();
  private boolean isOver;
  private int status;

  StdioSession(
      InputStream in,
      OutputStream out,
      MessageHandler handler,
      int limit,
      Duration drain,
      Consumer<Duration> close) {
    this.lines = new LineReader(in, limit);
    this.writer = new LineWriter(out, new OutputBroke());
    this.handler = handler;
    this.limit = limit;
    this.drainMillis = drain.toMillis();
    this.close = close;
    this.connection = new Connection(writer);
  }

  /** Serves until the end of the input; returns the status to exit with. */
  int run() {
    // Reading can't be interrupted, and the end may come from the other side.
    Threads.start("collet-stdio-read", new Reading());
    try {
      synchronized (this) {
        while (!isOver) {
          wait();
        }
      }
      long start = System.nanoTime();
      close.accept(Duration.ofMillis(drainMillis)); // subscriptions would not end by themselves
      open.await(drainMillis - (System.nanoTime() - start) / 1_000_000);
      open.loseAll();
      writer.awaitEmpty(FLUSH_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      writer.close();
    }
    synchronized (this) {
      return status;
    }
  }

  // Classes where lambdas would do: a fresh JVM's first lambda costs more than a server's start.

  /** Runs on a thread of its own. */
  private final class Reading implements Runnable {
    @Override
    public void run() {
      read();
    }
  }

  private final class OutputBroke implements Consumer<IOException> {
    @Override
    public void accept(IOException e) {
      outputBroke(e);
    }
  }

  private void read() {
    try {
      LineReader.Line line;
      while ((line = lines.next()) != null) {
        writer.awaitRoom(MAX_WAITING_BYTES);
        accept(line);
      }
      over(0);
    } catch (IOException e) {
      log("Standard input can't be read: " + e.getMessage(), null);
      over(1);
    } catch (InterruptedException e) {
      over(1);
    } catch (Error e) {
      log("Standard input can't be read", e);
      over(1);
    }
  }

  private void accept(LineReader.Line line) {
    StdioExchange exchange = new StdioExchange(writer, open, connection);
    open.add(exchange);
    byte[] bytes = line.bytes();
    if (bytes == null) {
      String message = "The message is larger than " + limit + " bytes, the server's limit";
      fail(exchange, ErrorBody.INVALID_REQUEST, message);
      return;
    }
    try {
      handler.accept(bytes, 0, bytes.length, exchange);
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
      log("A message could not be served", e);
      fail(exchange, ErrorBody.INTERNAL_ERROR, "The server failed; its log says why");
    }
  }

  private static void fail(StdioExchange exchange, int code, String message) {
    byte[] body = ErrorBody.of(code, message);
    exchange.respond(200, body, 0, body.length);
  }

  private void outputBroke(IOException e) {
    open.loseAll();
    String why = String.valueOf(e.getMessage()).toLowerCase(Locale.ROOT);
    if (why.contains("broken pipe") || why.contains("pipe is being closed")) {
      over(0);
    } else {
      log("Standard output can't be written: " + e.getMessage(), null);
      over(1);
    }
  }

  /** Asks for the logger when there is something to say: it costs a fresh JVM some milliseconds. */
  private static void log(String event, @Nullable Throwable thrown) {
    System.getLogger(StdioSession.class.getName()).log(System.Logger.Level.ERROR, event, thrown);
  }

  private synchronized void over(int endStatus) {
    isOver = true;
    status = Math.max(status, endStatus);
    notifyAll();
  }
}
