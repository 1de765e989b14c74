package dev.collet.transport;

import java.nio.charset.StandardCharsets;

/**
 * Writes the JSON-RPC errors that a transport answers by itself, before a request was read: they
 * have no id.
 */
final class ErrorBody {
  /** JSON-RPC: the message is not a request that this server takes. */
  static final int INVALID_REQUEST = -32600;

  /** JSON-RPC: the server failed. */
  static final int INTERNAL_ERROR = -32603;

  private static final int MAX_MESSAGE = 300;

  private ErrorBody() {}

  /** One line of JSON. Of a message only the first 300 characters are kept. */
  static byte[] of(int code, String message) {
    StringBuilder json = new StringBuilder(96 + message.length());
    json.append("{\"jsonrpc\":\"2.0\",\"error\":{\"code\":").append(code).append(",\"message\":\"");
    int end = Math.min(message.length(), MAX_MESSAGE);
    for (int i = 0; i < end; i++) {
      append(json, message.charAt(i));
    }
    return json.append("\"}}").toString().getBytes(StandardCharsets.US_ASCII);
  }

  /** Everything but printable ASCII is escaped, so that nothing a client sent can do harm. */
  private static void append(StringBuilder json, char c) {
    if (c == '"' || c == '\\') {
      json.append('\\').append(c);
    } else if (c >= ' ' && c < 0x7f) {
      json.append(c);
    } else {
      json.append("\\u");
      for (int shift = 12; shift >= 0; shift -= 4) {
        json.append(Character.forDigit((c >> shift) & 0xf, 16));
      }
    }
  }
}
