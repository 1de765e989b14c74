package dev.collet.processor.shape;

/** Which way a value goes: what a type means as JSON depends on it. */
public enum Direction {
  /** From the client to the tool. */
  INPUT,
  /** From the tool to the client. */
  OUTPUT
}
