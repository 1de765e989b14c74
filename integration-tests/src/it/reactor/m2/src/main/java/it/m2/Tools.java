package it.m2;

import dev.collet.Tool;

/** A tool of module m2. */
public final class Tools {
  /** Says hello from m2. */
  @Tool(name = "hello_m2")
  public String hello() {
    return new it.m1.Tools().hello();
  }
}
