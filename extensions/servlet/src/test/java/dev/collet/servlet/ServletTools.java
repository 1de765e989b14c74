package dev.collet.servlet;

import dev.collet.Tool;
import dev.collet.ToolContext;
import dev.collet.ToolError;
import java.util.concurrent.CountDownLatch;

/** What the tests call. */
public final class ServletTools {
  static final CountDownLatch INTERRUPTED = new CountDownLatch(1);

  /**
   * Says it again.
   *
   * @param text what to say
   */
  @Tool
  public String echo(String text) {
    return text;
  }

  /** Reports progress, then returns. */
  @Tool
  public String progress(ToolContext context) {
    context.progress(1, 2.0, "half");
    return "done";
  }

  /**
   * Sleeps.
   *
   * @param millis how long
   */
  @Tool
  public String nap(int millis) {
    try {
      Thread.sleep(millis);
      return "slept";
    } catch (InterruptedException e) {
      INTERRUPTED.countDown();
      throw new ToolError("Woken up.");
    }
  }

  /**
   * Returns a large text.
   *
   * @param size how many characters
   */
  @Tool
  public String large(int size) {
    return "x".repeat(size);
  }
}
