package dev.collet;

import org.jspecify.annotations.Nullable;

/**
 * Says to the model what went wrong and what it can do about it: the call ends in a result with
 * {@code isError: true} and this message. See MCP 2026-07-28, server/tools, "Error Handling".
 */
public class ToolError extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** An error with the text that the model reads. */
  public ToolError(@Nullable String message) {
    super(message);
  }

  /** An error with the text that the model reads; the cause goes to the log only. */
  public ToolError(@Nullable String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
