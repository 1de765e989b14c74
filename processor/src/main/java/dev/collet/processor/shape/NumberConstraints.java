package dev.collet.processor.shape;

import dev.collet.processor.shape.Shape.Bounds;
import java.math.BigDecimal;
import javax.lang.model.element.AnnotationMirror;
import org.jspecify.annotations.Nullable;

/** Jakarta Validation's bounds of numbers. */
final class NumberConstraints {
  private NumberConstraints() {}

  /** The number with the bound added; null when the shape is no number. */
  static @Nullable Shape apply(Shape shape, AnnotationMirror mirror) {
    if (shape instanceof Shape.IntegerShape integer) {
      Bounds bounds = add(integer.bounds(), mirror);
      return new Shape.IntegerShape(integer.type(), integer.kind(), bounds);
    }
    if (shape instanceof Shape.NumberShape number) {
      Bounds bounds = add(number.bounds(), mirror);
      return new Shape.NumberShape(number.type(), number.kind(), bounds);
    }
    return null;
  }

  private static Bounds add(Bounds bounds, AnnotationMirror mirror) {
    return switch (Annotated.simpleNameOf(mirror)) {
      case "Min" -> minimum(bounds, decimal(mirror), false);
      case "Max" -> maximum(bounds, decimal(mirror), false);
      case "DecimalMin" ->
          minimum(bounds, decimal(mirror), !Annotated.flag(mirror, "inclusive", true));
      case "DecimalMax" ->
          maximum(bounds, decimal(mirror), !Annotated.flag(mirror, "inclusive", true));
      case "Positive" -> minimum(bounds, BigDecimal.ZERO, true);
      case "PositiveOrZero" -> minimum(bounds, BigDecimal.ZERO, false);
      case "Negative" -> maximum(bounds, BigDecimal.ZERO, true);
      case "NegativeOrZero" -> maximum(bounds, BigDecimal.ZERO, false);
      case "Digits" -> digits(bounds, mirror);
      default -> bounds;
    };
  }

  private static BigDecimal decimal(AnnotationMirror mirror) {
    var value = Annotated.written(mirror, "value");
    return value == null ? BigDecimal.ZERO : new BigDecimal(value.getValue().toString());
  }

  private static Bounds minimum(Bounds bounds, BigDecimal value, boolean isExclusive) {
    BigDecimal present = bounds.minimum();
    int order = present == null ? 1 : value.compareTo(present);
    boolean isTighter = order > 0 || (order == 0 && isExclusive);
    return isTighter
        ? new Bounds(
            value,
            isExclusive,
            bounds.maximum(),
            bounds.isMaximumExclusive(),
            bounds.integerDigits(),
            bounds.fractionDigits())
        : bounds;
  }

  private static Bounds maximum(Bounds bounds, BigDecimal value, boolean isExclusive) {
    BigDecimal present = bounds.maximum();
    int order = present == null ? -1 : value.compareTo(present);
    boolean isTighter = order < 0 || (order == 0 && isExclusive);
    return isTighter
        ? new Bounds(
            bounds.minimum(),
            bounds.isMinimumExclusive(),
            value,
            isExclusive,
            bounds.integerDigits(),
            bounds.fractionDigits())
        : bounds;
  }

  private static Bounds digits(Bounds bounds, AnnotationMirror mirror) {
    int integer = digits(Annotated.number(mirror, "integer", 0));
    int fraction = digits(Annotated.number(mirror, "fraction", 0));
    return new Bounds(
        bounds.minimum(),
        bounds.isMinimumExclusive(),
        bounds.maximum(),
        bounds.isMaximumExclusive(),
        Constraints.tighter(bounds.integerDigits(), integer),
        Constraints.tighter(bounds.fractionDigits(), fraction));
  }

  /** Longer numbers are refused before anybody counts. */
  private static int digits(long written) {
    return written > 1000 ? -1 : (int) written;
  }
}
