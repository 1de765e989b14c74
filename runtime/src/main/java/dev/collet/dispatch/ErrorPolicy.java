package dev.collet.dispatch;

/**
 * Which failures of a call are results that the model reads ({@code isError}), and which are
 * JSON-RPC errors. The published specification and SEP-2145 disagree about tools that are not
 * there; everything else is the same. See MCP 2026-07-28, server/tools, "Error Handling".
 */
public enum ErrorPolicy {
  /** What the published revision says: an unknown tool is the JSON-RPC error -32602. */
  MCP_2026_07_28,
  /** What SEP-2145 says: an unknown tool is a result that the model reads. */
  SEP_2145;

  /**
   * The JSON-RPC error code of a failure, or {@link #RESULT} when it is a result with {@code
   * isError}.
   *
   * @param version what the client speaks: until 2025-06-18 bad arguments were protocol errors
   */
  public int code(Failure failure, ProtocolVersion version) {
    return switch (failure) {
      case UNKNOWN_TOOL, TOOL_UNAVAILABLE -> this == SEP_2145 ? RESULT : -32602;
      case MALFORMED_PARAMS -> -32602;
      case INVALID_ARGUMENTS ->
          version.compareTo(ProtocolVersion.V2025_06_18) <= 0 ? -32602 : RESULT;
      case TOOL_ERROR, TOOL_FAILED, TIMED_OUT, INVALID_OUTPUT, RESULT_TOO_LARGE -> RESULT;
      case RATE_LIMITED, BUSY -> RESULT;
      case INTERNAL -> -32603;
    };
  }

  /** What {@link #code} says for a failure that is a result with {@code isError: true}. */
  public static final int RESULT = 0;
}
