package it.m1;

import dev.collet.Tool;

/** A tool of module m1. */
public final class Tools {
  /** Says hello from m1. */
  @Tool(name = "hello_m1")
  public String hello() {
    return "hello";
  }
}
