package dev.collet;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The call that a tool runs in. As a parameter of a tool it is injected and never in the schema.
 */
public interface ToolContext {
  /** Who calls. */
  Caller caller();

  /** The request's {@code _meta} as a JDK tree; empty when there is none. */
  Map<String, Object> meta();

  /** Whether the client has cancelled the call or its time is over. */
  boolean isCancelled();

  /**
   * Tells the client how far the work is; does nothing when the client didn't ask.
   *
   * @param progress must grow from call to call; others are dropped
   * @param total the value at the end, or null when unknown
   * @param message for people, or null
   */
  void progress(double progress, @Nullable Double total, @Nullable String message);
}
