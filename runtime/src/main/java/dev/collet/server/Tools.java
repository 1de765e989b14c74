package dev.collet.server;

/** The tools of a running server. Safe for use by many threads. */
public final class Tools {
  private final ToolIndex index;
  private final Runnable changed;

  Tools(ToolIndex index, Runnable changed) {
    this.index = index;
    this.changed = changed;
  }

  /**
   * Switches a tool off: it leaves the list, listeners hear of that, and calls of it fail as the
   * error policy says. Calls at work go on.
   *
   * @param reason what a caller may be told; under the default policy nobody is
   * @throws IllegalArgumentException when there is no such tool
   */
  public void disable(String name, String reason) {
    RegisteredTool tool = tool(name);
    boolean wasEnabled = tool.disabledReason == null;
    tool.disabledReason = reason;
    if (wasEnabled) {
      changed.run();
    }
  }

  /**
   * Switches a tool on again.
   *
   * @throws IllegalArgumentException when there is no such tool
   */
  public void enable(String name) {
    RegisteredTool tool = tool(name);
    if (tool.disabledReason != null) {
      tool.disabledReason = null;
      changed.run();
    }
  }

  private RegisteredTool tool(String name) {
    RegisteredTool tool = index.find(name);
    if (tool == null) {
      throw new IllegalArgumentException("This server has no tool '" + name + "'.");
    }
    return tool;
  }
}
