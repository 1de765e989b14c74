package it.m8;

import dev.collet.Tool;

/** A tool of module m8. */
public final class Tools {
  /** Says hello from m8. */
  @Tool(name = "hello_m8")
  public String hello() {
    return new it.m1.Tools().hello();
  }
}
