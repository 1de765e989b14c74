package dev.collet;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Says what a parameter's, or a record component's, type can't say about it. */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({
  ElementType.PARAMETER,
  ElementType.RECORD_COMPONENT,
  ElementType.FIELD,
  ElementType.METHOD
})
public @interface ToolParam {
  /** The member's name in JSON; the Java name when empty. */
  String name() default "";

  /** What the member means, for the model; the Javadoc's {@code @param} when empty. */
  String description() default "";

  /** Whether the member must be there; when not written, the type decides. */
  boolean required() default true;

  /**
   * The value that stands for an absent argument: JSON for everything but text, which is written
   * plainly. Checked against the type by javac; an argument with a default is not required.
   */
  String defaultValue() default "";

  /** A value that shows the form, written like {@link #defaultValue()} and checked like it. */
  String example() default "";

  /**
   * The {@code x-mcp-header} of the argument: clients repeat it in the HTTP header {@code
   * Mcp-Param-<header>}. See MCP 2026-07-28, basic/transports/streamable-http.
   */
  String header() default "";
}
