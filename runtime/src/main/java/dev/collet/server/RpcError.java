package dev.collet.server;

import org.jspecify.annotations.Nullable;

/**
 * A JSON-RPC error to be sent.
 *
 * @param code the code of JSON-RPC or MCP
 * @param message one sentence for the developer of the client
 * @param status the HTTP status that goes with it
 * @param data a JDK tree for {@code error.data}, or null
 */
record RpcError(int code, String message, int status, @Nullable Object data) {
  static final int PARSE_ERROR = -32700;
  static final int INVALID_REQUEST = -32600;
  static final int METHOD_NOT_FOUND = -32601;
  static final int INVALID_PARAMS = -32602;
  static final int INTERNAL = -32603;
  static final int HEADER_MISMATCH = -32020;
  static final int MISSING_CAPABILITY = -32021;
  static final int UNSUPPORTED_VERSION = -32022;

  RpcError(int code, String message, int status) {
    this(code, message, status, null);
  }

  static RpcError parse(String message) {
    return new RpcError(PARSE_ERROR, message, 400);
  }

  static RpcError invalidRequest(String message) {
    return new RpcError(INVALID_REQUEST, message, 400);
  }

  static RpcError invalidParams(String message) {
    return new RpcError(INVALID_PARAMS, message, 400);
  }

  static RpcError headerMismatch(String message) {
    return new RpcError(HEADER_MISMATCH, message, 400);
  }
}
