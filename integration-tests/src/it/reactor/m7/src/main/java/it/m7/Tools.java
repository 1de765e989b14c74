package it.m7;

import dev.collet.Tool;

/** A tool of module m7. */
public final class Tools {
  /** Says hello from m7. */
  @Tool(name = "hello_m7")
  public String hello() {
    return new it.m1.Tools().hello();
  }
}
