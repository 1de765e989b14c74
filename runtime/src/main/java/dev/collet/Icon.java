package dev.collet;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A picture of a tool; see MCP 2026-07-28, basic, "Icons". */
@Retention(RetentionPolicy.CLASS)
@Target({})
public @interface Icon {
  /** An {@code https:} or {@code data:} URI. */
  String src();

  /** The media type; not published when empty. */
  String mimeType() default "";

  /** Sizes such as {@code "48x48"}, or {@code "any"}. */
  String[] sizes() default {};

  /** {@code "light"}, {@code "dark"}, or empty for both. */
  String theme() default "";
}
