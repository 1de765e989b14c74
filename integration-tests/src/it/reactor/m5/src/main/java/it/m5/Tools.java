package it.m5;

import dev.collet.Tool;

/** A tool of module m5. */
public final class Tools {
  /** Says hello from m5. */
  @Tool(name = "hello_m5")
  public String hello() {
    return new it.m1.Tools().hello();
  }
}
