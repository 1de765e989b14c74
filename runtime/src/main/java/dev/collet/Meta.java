package dev.collet;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** One entry of a tool's {@code _meta}; see MCP 2026-07-28, basic, "_meta". */
@Retention(RetentionPolicy.CLASS)
@Target({})
public @interface Meta {
  /** {@code [prefix/]name}; checked against the grammar and the reserved prefixes. */
  String key();

  /** The value as JSON text: {@code "500000"}, {@code "true"}, {@code "\"text\""}. */
  String value();
}
