package dev.collet;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Keeps a parameter's or component's value out of every message, log and error template. */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({
  ElementType.PARAMETER,
  ElementType.RECORD_COMPONENT,
  ElementType.FIELD,
  ElementType.METHOD
})
public @interface Sensitive {}
