package dev.collet;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Turns an exception that leaves a tool into a text that the model can act on.
 *
 * <p>The innermost scope (method, class, package) with a fitting mapping wins, and inside a scope
 * the nearest superclass. {@link ToolError} and {@link ProtocolError} are never mapped.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE, ElementType.PACKAGE})
@Repeatable(MapError.List.class)
public @interface MapError {
  /** The exceptions, subtypes included. */
  Class<? extends Throwable>[] exception();

  /**
   * The text for the model. <code>{name}</code> stands for an argument, <code>{message}</code> for
   * the exception's own text; a doubled brace is a brace. When the exception came from a
   * constructor while the arguments were read, an argument's own name stands for it.
   */
  String message();

  /** Holds several mappings at one place. */
  @Documented
  @Retention(RetentionPolicy.CLASS)
  @Target({ElementType.METHOD, ElementType.TYPE, ElementType.PACKAGE})
  @interface List {
    /** The mappings. */
    MapError[] value();
  }
}
