package dev.collet.processor.model;

import java.util.Objects;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/** Finds the type that a member stands in; the compiler's model has one for every member. */
public final class Enclosing {
  private Enclosing() {}

  /** The type around a method, a constructor, a field or a nested type. */
  public static TypeElement type(Element member) {
    return (TypeElement) Objects.requireNonNull(member.getEnclosingElement());
  }
}
