package dev.collet.server;

/** The tools of a running server. Safe for use by many threads. */
public final class Tools {
  private final Parts parts;

  Tools(Parts parts) {
    this.parts = parts;
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
      changed();
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
      changed();
    }
  }

  private void changed() {
    parts.access.changed();
    parts.list.changed();
    Subscriptions subscriptions = parts.subscriptionsSoFar();
    if (subscriptions != null) {
      subscriptions.toolsChanged();
    }
    LegacyRouter legacy = parts.legacySoFar();
    if (legacy != null) {
      legacy.connections().toolsChanged();
    }
  }

  private RegisteredTool tool(String name) {
    RegisteredTool tool = parts.index.find(name);
    if (tool == null) {
      throw new IllegalArgumentException("This server has no tool '" + name + "'.");
    }
    return tool;
  }
}
