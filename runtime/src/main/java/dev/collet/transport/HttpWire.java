package dev.collet.transport;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * One HTTP request and its response, as an HTTP server offers them: what {@link HttpReply} needs
 * from the JDK's server, or from a servlet container. Used by one thread at a time.
 */
public interface HttpWire {
  /** The length of a response without a body. */
  long NO_BODY = -1;

  /** The length of a response that is a stream. */
  long STREAM = -2;

  /**
   * A request header's value, trimmed; the values of a repeated header are joined by {@code ", "}.
   * Null when absent. The name is case-insensitive.
   */
  @Nullable String header(String name);

  /** Sets a response header; called before {@link #start} only. */
  void setHeader(String name, String value);

  /**
   * Sends status and headers.
   *
   * @param length the body's length in bytes, {@link #NO_BODY} or {@link #STREAM}
   */
  void start(int status, long length) throws IOException;

  /** Sends a part of the body; may wait for the client. */
  void write(byte[] bytes, int offset, int length) throws IOException;

  /** Sends what is buffered. */
  void flush() throws IOException;

  /** Ends the response. */
  void finish() throws IOException;

  /** Ends the connection: the client is gone, or is too slow. Never waits, never throws. */
  void abort();
}
