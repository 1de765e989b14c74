package it.m6;

import dev.collet.Tool;

/** A tool of module m6. */
public final class Tools {
  /** Says hello from m6. */
  @Tool(name = "hello_m6")
  public String hello() {
    return new it.m1.Tools().hello();
  }
}
