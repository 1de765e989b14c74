package dev.collet.dispatch;

/** The ways in which a {@code tools/call} fails, as far as an error policy tells them apart. */
public enum Failure {
  /** No tool has this name, or none that this caller may see. */
  UNKNOWN_TOOL,
  /** The tool is there and switched off at the moment. */
  TOOL_UNAVAILABLE,
  /** The request breaks the shape of {@code tools/call}: no name, arguments that are no object. */
  MALFORMED_PARAMS,
  /** The arguments break the tool's input schema. */
  INVALID_ARGUMENTS,
  /** The tool said no: {@code ToolError}, a mapped exception. */
  TOOL_ERROR,
  /** The tool threw what nobody planned for. */
  TOOL_FAILED,
  /** The call's time is over. */
  TIMED_OUT,
  /** The result breaks the published output schema, or is missing although one is published. */
  INVALID_OUTPUT,
  /** The result is larger than the limit. */
  RESULT_TOO_LARGE,
  /** The caller calls too often. */
  RATE_LIMITED,
  /** The server has too many calls at work. */
  BUSY,
  /** No result can be built. */
  INTERNAL
}
