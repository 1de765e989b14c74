package dev.collet.processor.drift;

import com.palantir.javapoet.TypeName;
import dev.collet.processor.shape.Member;
import dev.collet.processor.shape.Shape;
import dev.collet.processor.shape.TextKind;
import java.util.List;

/**
 * What only a Java type refuses: a number outside the type's range (2^31 for an int), a text that
 * is not of the type's form ("banana" for a date). An author's own schema may accept these; that is
 * a note when the tool is compiled, and an error result of the call at run time. Every other value
 * that a declared input schema accepts must bind.
 */
final class Tolerance {
  private Tolerance() {}

  /** The members with the limits of Java's types taken away; limits that were written stay. */
  static List<Member> of(List<Member> members) {
    return members.stream().map(member -> member.withShape(of(member.shape()))).toList();
  }

  private static Shape of(Shape shape) {
    TypeName type = shape.type();
    if (shape instanceof Shape.IntegerShape integer) {
      return new Shape.IntegerShape(type, Shape.IntegerKind.BIG_INTEGER, integer.bounds());
    }
    if (shape instanceof Shape.NumberShape number) {
      return new Shape.NumberShape(type, Shape.NumberKind.BIG_DECIMAL, number.bounds());
    }
    if (shape instanceof Shape.TextShape text) {
      return new Shape.TextShape(type, TextKind.STRING, text.bounds());
    }
    if (shape instanceof Shape.ArrayShape array) {
      return new Shape.ArrayShape(
          type,
          array.kind(),
          of(array.element()),
          array.isElementNullable(),
          array.isUnique(),
          array.size());
    }
    if (shape instanceof Shape.MapShape map) {
      return new Shape.MapShape(
          type, map.kind(), of(map.key()), of(map.value()), map.isValueNullable(), map.size());
    }
    if (shape instanceof Shape.OptionalShape optional) {
      return new Shape.OptionalShape(type, optional.kind(), of(optional.value()));
    }
    if (shape instanceof Shape.ValueShape value) {
      return new Shape.ValueShape(type, of(value.value()), value.accessor(), value.construction());
    }
    if (shape instanceof Shape.ObjectShape object) {
      return of(object);
    }
    if (shape instanceof Shape.UnionShape union) {
      return new Shape.UnionShape(
          type,
          union.key(),
          union.description(),
          union.discriminator(),
          union.alternatives().stream()
              .map(each -> new Shape.UnionShape.Alternative(each.tag(), of(each.shape())))
              .toList(),
          union.isRecursive());
    }
    return shape;
  }

  private static Shape.ObjectShape of(Shape.ObjectShape object) {
    return new Shape.ObjectShape(
        object.type(),
        object.key(),
        object.description(),
        of(object.members()),
        object.construction(),
        object.isOpen(),
        object.isRecursive());
  }
}
