package it.one;

import dev.collet.Tool;

/** A tool that another module has, too. */
public final class Tools {
  /** Says hello from one. */
  @Tool(name = "hello")
  public String hello() {
    return "hello";
  }
}
