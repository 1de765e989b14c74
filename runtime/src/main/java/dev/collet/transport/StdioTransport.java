package dev.collet.transport;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;

/**
 * MCP over standard input and output, one line of UTF-8 for each message: MCP 2026-07-28,
 * basic/transports/stdio. A process can have one, since it takes both streams for itself: {@code
 * System.out} becomes {@code System.err}, and {@code System.in} is empty.
 *
 * <p>{@link #claim()} takes the streams. Call it first thing in {@code main}, before a class of
 * your tools is used, since their static initialisers may print, too; then hand the server to
 * {@link #run}.
 *
 * <p>At the end of the input, calls under way have 5 seconds; then the process ends with status 0.
 * An error of the input ends it with status 1, a client that closed its end with 0.
 */
public final class StdioTransport {
  private final InputStream in;
  private final OutputStream out;
  private int maxMessageBytes = 4 << 20;
  private Duration drain = Duration.ofSeconds(5);

  StdioTransport(InputStream in, OutputStream out) {
    this.in = in;
    this.out = out;
  }

  /** Takes standard input and output away from everybody else. */
  public static StdioTransport claim() {
    return claim(new FileOutputStream(FileDescriptor.out));
  }

  /**
   * Takes standard input away, and writes to another file, usually a descriptor that the program's
   * start script has opened, such as {@code /dev/fd/3}: then not even a child process of a tool can
   * write between the messages. Most systems can't open a socket this way, only pipes and files.
   *
   * @throws UncheckedIOException when the file can't be opened for writing
   */
  public static StdioTransport claim(Path output) {
    try {
      return claim(new FileOutputStream(output.toFile(), true));
    } catch (IOException e) {
      throw new UncheckedIOException(
          "Can't write to " + output + ". Its start script must open it as a pipe or a file", e);
    }
  }

  private static StdioTransport claim(OutputStream out) {
    StdioTransport transport = new StdioTransport(new FileInputStream(FileDescriptor.in), out);
    System.setOut(System.err);
    System.setIn(InputStream.nullInputStream());
    return transport;
  }

  /**
   * Sets the longest message, in bytes up to 1 GiB; 4 MiB by default. A longer one gets an error.
   */
  public StdioTransport maxMessageBytes(int bytes) {
    if (bytes <= 0) {
      throw new IllegalArgumentException("maxMessageBytes must be positive: " + bytes);
    }
    this.maxMessageBytes = Math.min(bytes, 1 << 30);
    return this;
  }

  /** Sets how long calls under way may take after the end of the input; 5 seconds by default. */
  public StdioTransport drain(Duration time) {
    this.drain = time;
    return this;
  }

  /** Serves until the input ends, or the client is gone; returns the status to exit with. */
  int serve(MessageHandler handler) {
    return new StdioSession(in, out, handler, maxMessageBytes, drain).run();
  }

  /** Ends the process, also when a thread of a tool or a shutdown hook never ends. */
  static void exit(int status) {
    Thread last =
        new Thread(
            () -> {
              try {
                Thread.sleep(2_000);
              } catch (InterruptedException e) {
                // Then at once.
              }
              Runtime.getRuntime().halt(status);
            });
    last.setDaemon(true);
    last.start();
    System.exit(status);
  }
}
