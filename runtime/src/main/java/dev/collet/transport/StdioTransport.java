package dev.collet.transport;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import dev.collet.server.Exchange;
import dev.collet.server.McpServer;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * MCP over standard input and output, one line of UTF-8 for each message: MCP 2026-07-28,
 * basic/transports/stdio. A process can have one, since it takes both streams for itself: {@code
 * System.out} becomes {@code System.err}, and {@code System.in} is empty.
 *
 * <p>A class of tools may print when it is initialised, which must not reach the client, either. So
 * hand over a recipe for the server, {@link #run(Supplier)}, or call {@link #claim()} first thing
 * in {@code main} and {@link #serve} later. A message is as long as {@link
 * dev.collet.server.Limits#maxMessageBytes} says, in bytes; a longer one gets an error.
 *
 * <p>At the end of the input, calls under way have 5 seconds; then the process ends with status 0.
 * An error of the input ends it with status 1, a client that closed its end with 0.
 */
public final class StdioTransport {
  private final InputStream in;
  private final OutputStream out;
  private Duration drain = Duration.ofSeconds(5);

  StdioTransport(InputStream in, OutputStream out) {
    this.in = in;
    this.out = out;
  }

  /** Serves until the input ends, then ends the process. */
  public static void run(McpServer server) {
    exit(claim().serve(server));
  }

  /** Takes the streams, makes the server, serves until the input ends, and ends the process. */
  public static void run(Supplier<McpServer> server) {
    StdioTransport transport = claim();
    exit(transport.serve(server.get()));
  }

  /** Takes standard input and output away from everybody else. */
  public static StdioTransport claim() {
    return claim(new FileOutputStream(FileDescriptor.out));
  }

  /**
   * Takes standard input away, and writes to another file, usually a descriptor that the program's
   * start script has opened, such as {@code /dev/fd/3}: then not even a child process of a tool can
   * write between the messages. Most systems can open pipes and files this way, but not sockets.
   *
   * @throws UncheckedIOException when the file can't be opened for writing
   */
  public static StdioTransport claim(Path output) {
    try {
      return claim(new FileOutputStream(output.toFile(), true));
    } catch (IOException e) {
      throw new UncheckedIOException(
          "Can't write to " + output + ". The start script must open it as a pipe or a file", e);
    }
  }

  private static StdioTransport claim(OutputStream out) {
    StdioTransport transport = new StdioTransport(new FileInputStream(FileDescriptor.in), out);
    System.setOut(System.err);
    System.setIn(InputStream.nullInputStream());
    return transport;
  }

  /** Sets how long calls under way may take after the end of the input; 5 seconds by default. */
  @CanIgnoreReturnValue
  public StdioTransport drain(Duration time) {
    this.drain = time;
    return this;
  }

  /**
   * Serves until the input ends or the client is gone, and closes the server.
   *
   * @return the status to exit with; use {@link System#exit}, since tools may have left threads
   */
  public int serve(McpServer server) {
    Target target = new Target(server);
    return serve(target, server.limits().maxMessageBytes(), target);
  }

  /** A class, because the first lambda of a fresh JVM costs more than a server's whole start. */
  private record Target(McpServer server) implements MessageHandler, Consumer<Duration> {
    @Override
    public void accept(byte[] body, int offset, int length, Exchange exchange) {
      server.accept(body, offset, length, exchange);
    }

    @Override
    public void accept(Duration deadline) {
      server.close(deadline);
    }
  }

  int serve(MessageHandler handler, int maxMessageBytes, Consumer<Duration> close) {
    return new StdioSession(in, out, handler, maxMessageBytes, drain, close).run();
  }

  /** Ends the process, also when a shutdown hook never ends. */
  private static void exit(int status) {
    Threads.start("collet-stdio-exit", new Halt(status));
    System.exit(status);
  }

  private record Halt(int status) implements Runnable {
    @Override
    public void run() {
      try {
        Thread.sleep(2_000);
      } catch (InterruptedException e) {
        // Then at once.
      }
      Runtime.getRuntime().halt(status);
    }
  }
}
