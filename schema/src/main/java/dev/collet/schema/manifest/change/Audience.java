package dev.collet.schema.manifest.change;

/** Whom a change can break, because the three rely on different parts of a tool. */
public enum Audience {
  /** Who calls the tool: a model, or a program with arguments it has sent before. */
  CALLER,
  /** Who reads the result: a host that validates it, a program that takes members out of it. */
  READER,
  /** A person who agreed to the tool by what its title, description and hints said. */
  APPROVER
}
