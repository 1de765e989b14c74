package dev.collet.conformance;

import dev.collet.ToolError;

/** Waits, as a tool must that can be cancelled. */
final class Pause {
  private Pause() {}

  static void millis(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ToolError("The call was cancelled.");
    }
  }
}
