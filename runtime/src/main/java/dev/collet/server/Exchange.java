package dev.collet.server;

import org.jspecify.annotations.Nullable;

/**
 * One message that came in over a transport, and the way back. Transports implement it; {@link
 * McpServer} drives it. All methods may be called from any thread, and none waits for a slow client
 * unless the caller is the thread that brought the request, or a virtual one: timers may use them.
 * After the last message, or once the client is gone, further messages are dropped silently. The
 * bytes of a message that is sent belong to the caller again when the method returns; the bytes
 * that came in belong to the server for good.
 *
 * <p>On HTTP each request comes on a thread of its own, so a call may run on it. On stdio one
 * thread brings all messages in their order, so the server must not run anything long on it. An
 * exchange must come to its end by {@link #respond} or {@link #end}, also when it was cancelled: a
 * transport that shuts down waits for it.
 *
 * <p>Every message is one line of JSON without line breaks; the transport adds its framing (a line
 * feed on stdio, an SSE frame or a JSON body on HTTP).
 */
public interface Exchange {
  /** Whether headers, status codes and response streams exist: true on HTTP, false on stdio. */
  boolean isHttp();

  /**
   * A request header's value, trimmed; the name is case-insensitive. Null on stdio, or when absent.
   */
  @Nullable String header(String name);

  /**
   * The connection that the message came over, when it lasts longer than one request and knows what
   * was said before: stdio. Null on HTTP.
   */
  default @Nullable Connection connection() {
    return null;
  }

  /**
   * Says that all checks with an HTTP status of their own are over and the work begins. From now on
   * an HTTP transport turns an answer that takes longer than a second into an event stream, with
   * comments at most 5 seconds apart, so that {@link #onDisconnect} can be known. Without this call
   * only {@link #event} starts a stream. Nothing happens on stdio.
   */
  default void mayStream() {}

  /**
   * Whether messages before the response can be sent: not on HTTP when the client's {@code Accept}
   * has no event stream. {@link #event} is without effect then.
   */
  default boolean canStream() {
    return true;
  }

  /**
   * Begins an event stream now, for messages that answer nothing: HTTP's GET of older revisions.
   * Nothing happens on stdio.
   */
  default void stream() {}

  /**
   * Sends a message that belongs to this request and is not its response, such as a progress
   * notification. On HTTP the answer becomes an event stream with this.
   */
  void event(byte[] message, int offset, int length);

  /**
   * Sends the response, the last message of this exchange.
   *
   * @param status the HTTP status, when no event has been sent before
   */
  void respond(int status, byte[] message, int offset, int length);

  /** Ends the exchange without a message: 202 for a notification, nothing at all on stdio. */
  void end(int status);

  /** Adds a response header; without effect once something was sent, and on stdio. */
  void setHeader(String name, String value);

  /** Runs the listener, once, when the client has gone before the last message was sent. */
  void onDisconnect(Runnable listener);

  /**
   * Whether the exchange may stay open for as long as its client likes. False when the transport
   * has so many of these that there might be no thread left for a call.
   */
  default boolean canLast() {
    return true;
  }

  /**
   * Has the listener end an exchange that would stay open for ever, when its transport closes: it
   * sends the last message. Nothing happens on stdio, where the server ends with its input.
   */
  default void onClose(Runnable listener) {}
}
