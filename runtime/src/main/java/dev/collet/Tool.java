package dev.collet;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes a method a tool: javac checks it, and the processor generates its schemas and its dispatch.
 *
 * <p>See MCP 2026-07-28, server/tools.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Tool {
  /**
   * The tool's name, 1–128 characters of {@code A-Z a-z 0-9 _ - .}; the method's name when empty.
   */
  String name() default "";

  /** A name for people; not published when empty. */
  String title() default "";

  /** What the tool does, for the model; the method's Javadoc when empty. */
  String description() default "";

  /** What a host may assume about the tool's effects. Only the hints given here are published. */
  Hint[] hints() default {};

  /**
   * The input schema, contract first: JSON text when it starts with a brace, else the path of a
   * resource. Published verbatim. From the parameters when empty.
   */
  String inputSchema() default "";

  /**
   * The output schema, contract first: JSON text when it starts with a brace, else the path of a
   * resource. Published verbatim. From the return type when empty.
   */
  String outputSchema() default "";

  /**
   * How long a call may take, as a number with a unit: {@code "500ms"}, {@code "5s"}, {@code "2m"}.
   * The server's default when empty.
   */
  String timeout() default "";

  /** The largest result in bytes of JSON; the server's default when 0. */
  long maxResultBytes() default 0;

  /** Pictures that a host may show. */
  Icon[] icons() default {};

  /** Entries of the published tool's {@code _meta}. */
  Meta[] meta() default {};

  /** The scopes a caller needs to see and to call the tool; none when empty. */
  String[] scopes() default {};

  /**
   * Records that code outside this class's source file asks the user for while the tool runs
   * ({@link ToolContext#ask(String, Class, String)}): their forms are generated with this class's
   * toolset. Records that the file itself asks for are found without it.
   */
  Class<?>[] asks() default {};
}
