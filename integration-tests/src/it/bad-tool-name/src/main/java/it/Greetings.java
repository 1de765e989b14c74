package it;

import dev.collet.Tool;

/** One good tool, one that no client can call. */
public final class Greetings {

  /** Greets. */
  @Tool(name = "greet")
  public String greet() {
    return "Hello";
  }

  /** Greets again. */
  @Tool(name = "greet again")
  public String again() {
    return "Hello";
  }
}
