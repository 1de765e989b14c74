package it.m3;

import dev.collet.Tool;

/** A tool of module m3. */
public final class Tools {
  /** Says hello from m3. */
  @Tool(name = "hello_m3")
  public String hello() {
    return new it.m1.Tools().hello();
  }
}
