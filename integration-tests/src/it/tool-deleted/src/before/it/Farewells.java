package it;

import dev.collet.Tool;

/** A tool that is deleted later. */
public final class Farewells {
  /** Says goodbye. */
  @Tool(name = "goodbye")
  public String goodbye() {
    return "Goodbye";
  }
}
