package dev.collet;

import org.jspecify.annotations.Nullable;

/**
 * Says that no model can fix this: the call ends in a JSON-RPC error with this code and message.
 * See MCP 2026-07-28, server/tools, "Error Handling".
 */
public class ProtocolError extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** JSON-RPC: the server failed. */
  public static final int INTERNAL_ERROR = -32603;

  /** JSON-RPC: the parameters don't fit the method. */
  public static final int INVALID_PARAMS = -32602;

  private final int code;
  private final transient @Nullable Object data;

  /** An error without data. */
  public ProtocolError(int code, String message) {
    this(code, message, null);
  }

  /**
   * An error with data.
   *
   * @param data a JDK tree (Map, List, String, Number, Boolean) or null
   */
  public ProtocolError(int code, String message, @Nullable Object data) {
    super(message);
    this.code = code;
    this.data = data;
  }

  /** The JSON-RPC error code. */
  public int code() {
    return code;
  }

  /** A JDK tree that goes out as {@code error.data}, or null. */
  public @Nullable Object data() {
    return data;
  }
}
