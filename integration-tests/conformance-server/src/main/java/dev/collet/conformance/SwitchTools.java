package dev.collet.conformance;

import dev.collet.Tool;

/** A tool that comes and goes, and one that makes it do so. */
public final class SwitchTools {
  private final Runnable onSwitch;

  SwitchTools(Runnable onSwitch) {
    this.onSwitch = onSwitch;
  }

  /** Switches another tool off, or on again, as an administrator would. */
  @Tool(name = "test_trigger_tool_change")
  public String triggerToolChange() {
    onSwitch.run();
    return "The list of tools has changed.";
  }

  /** Is there now and then. */
  @Tool(name = "test_switched")
  public String switched() {
    return "I am here.";
  }
}
