package it.m4;

import dev.collet.Tool;

/** A tool of module m4. */
public final class Tools {
  /** Says hello from m4. */
  @Tool(name = "hello_m4")
  public String hello() {
    return new it.m1.Tools().hello();
  }
}
