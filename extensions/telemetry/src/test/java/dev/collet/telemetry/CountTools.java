package dev.collet.telemetry;

import dev.collet.Tool;
import dev.collet.ToolError;
import io.opentelemetry.api.trace.Span;

/** What the tests call. */
public final class CountTools {
  /** Says which trace it is in. */
  @Tool
  public String trace() {
    return Span.current().getSpanContext().getTraceId();
  }

  /** Fails. */
  @Tool
  public String fail() {
    throw new ToolError("hunter2");
  }
}
