package dev.collet.processor.rule.error;

import dev.collet.processor.shape.Shape;

/** Tells whether a value has a part that must not show in any text. */
final class Secrets {
  private Secrets() {}

  static boolean isIn(Shape shape) {
    if (shape instanceof Shape.ObjectShape object) {
      return object.members().stream()
          .anyMatch(member -> member.isSensitive() || isIn(member.shape()));
    }
    if (shape instanceof Shape.UnionShape union) {
      return union.alternatives().stream().anyMatch(each -> isIn(each.shape()));
    }
    if (shape instanceof Shape.ArrayShape array) {
      return isIn(array.element());
    }
    if (shape instanceof Shape.MapShape map) {
      return isIn(map.value());
    }
    if (shape instanceof Shape.OptionalShape optional) {
      return isIn(optional.value());
    }
    return shape instanceof Shape.ValueShape value && isIn(value.value());
  }
}
