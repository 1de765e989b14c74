package dev.collet.transport;

import org.jspecify.annotations.Nullable;

/**
 * Why an HTTP request is turned away before it is read.
 *
 * @param status the HTTP status
 * @param message for the reader of the answer
 * @param header a response header that goes with it, or null
 * @param value the value of that header, or null
 */
public record Refusal(int status, String message, @Nullable String header, @Nullable String value) {
  /** A refusal without a header. */
  public static Refusal of(int status, String message) {
    return new Refusal(status, message, null, null);
  }

  /** The body of the answer: a JSON-RPC error without an id. */
  public byte[] body() {
    int code = status >= 500 ? ErrorBody.INTERNAL_ERROR : ErrorBody.INVALID_REQUEST;
    return ErrorBody.of(code, message);
  }
}
