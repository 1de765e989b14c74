package dev.collet.processor.shape;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import org.jspecify.annotations.Nullable;

/** Finds constraints that leave a type no value: a tool with such an argument can't be called. */
final class Emptiness {
  private Emptiness() {}

  /** What no value can be; null when there are values. */
  static @Nullable String of(Shape shape) {
    if (shape instanceof Shape.OptionalShape optional) {
      return of(optional.value());
    }
    if (shape instanceof Shape.IntegerShape integer) {
      return integer(integer);
    }
    if (shape instanceof Shape.NumberShape number) {
      return number(number.bounds());
    }
    if (shape instanceof Shape.TextShape text) {
      return range("of a length", text.bounds().minLength(), text.bounds().maxLength());
    }
    if (shape instanceof Shape.ArrayShape array) {
      return range("of a size", array.size().min(), array.size().max());
    }
    return shape instanceof Shape.MapShape map
        ? range("of a size", map.size().min(), map.size().max())
        : null;
  }

  private static @Nullable String range(String what, int min, int max) {
    return max >= 0 && min > max ? what + " of at least " + min + " and at most " + max : null;
  }

  private static @Nullable String number(Shape.Bounds bounds) {
    BigDecimal least = bounds.minimum();
    BigDecimal most = bounds.maximum();
    if (least == null || most == null) {
      return null;
    }
    int order = least.compareTo(most);
    boolean isExcluded = bounds.isMinimumExclusive() || bounds.isMaximumExclusive();
    return order > 0 || (order == 0 && isExcluded)
        ? (bounds.isMinimumExclusive() ? "above " : "at least ")
            + least
            + (bounds.isMaximumExclusive() ? " and below " : " and at most ")
            + most
        : null;
  }

  private static @Nullable String integer(Shape.IntegerShape shape) {
    BigInteger least = Shape.minimum(shape.kind());
    BigInteger most = Shape.maximum(shape.kind());
    BigDecimal minimum = shape.bounds().minimum();
    BigDecimal maximum = shape.bounds().maximum();
    if (minimum != null) {
      RoundingMode up =
          shape.bounds().isMinimumExclusive() ? RoundingMode.FLOOR : RoundingMode.CEILING;
      BigInteger bound = minimum.setScale(0, up).toBigIntegerExact();
      bound = shape.bounds().isMinimumExclusive() ? bound.add(BigInteger.ONE) : bound;
      least = least == null ? bound : least.max(bound);
    }
    if (maximum != null) {
      RoundingMode down =
          shape.bounds().isMaximumExclusive() ? RoundingMode.CEILING : RoundingMode.FLOOR;
      BigInteger bound = maximum.setScale(0, down).toBigIntegerExact();
      bound = shape.bounds().isMaximumExclusive() ? bound.subtract(BigInteger.ONE) : bound;
      most = most == null ? bound : most.min(bound);
    }
    return least != null && most != null && least.compareTo(most) > 0
        ? "at least " + least + " and at most " + most
        : null;
  }
}
