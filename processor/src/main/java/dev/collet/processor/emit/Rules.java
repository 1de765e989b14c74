package dev.collet.processor.emit;

import dev.collet.processor.code.CodeBlock;
import dev.collet.processor.shape.Shape;
import dev.collet.processor.shape.Shape.Bounds;
import dev.collet.processor.shape.Shape.IntegerKind;
import dev.collet.processor.shape.Shape.TextBounds;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;

/** Writes bounds as the runtime's rules, and the bounds of integers as plain arguments. */
final class Rules {
  private Rules() {}

  /** The value of a constant that checks texts. */
  static CodeBlock text(TextBounds bounds) {
    CodeBlock.Builder code = CodeBlock.builder();
    if (bounds.minLength() > 0 || bounds.maxLength() >= 0) {
      code.add("$T.length($L, $L)", Platform.TEXT_RULE, bounds.minLength(), bounds.maxLength());
    } else {
      code.add("$T.any()", Platform.TEXT_RULE);
    }
    for (TextBounds.Pattern pattern : bounds.patterns()) {
      String form =
          pattern.expectation() == null
              ? "a text that matches " + pattern.regex()
              : pattern.expectation();
      code.add(".matching($S, $S)", javaRegex(pattern.regex()), form);
    }
    return code.build();
  }

  /** Whether there is anything to check. */
  static boolean isBound(TextBounds bounds) {
    return bounds.minLength() > 0 || bounds.maxLength() >= 0 || !bounds.patterns().isEmpty();
  }

  /**
   * The expression for java.util.regex, given that it is the same in ECMA 262 otherwise: there, $
   * is the very end, in Java it may stand before a line break.
   */
  static String javaRegex(String regex) {
    StringBuilder java = new StringBuilder();
    boolean isInClass = false;
    for (int i = 0; i < regex.length(); i++) {
      char c = regex.charAt(i);
      if (c == '\\' && i + 1 < regex.length()) {
        java.append(c).append(regex.charAt(++i));
      } else if (c == '$' && !isInClass) {
        java.append("\\z");
      } else {
        isInClass = c == '[' || (isInClass && c != ']');
        java.append(c);
      }
    }
    return java.toString();
  }

  /** The value of a constant that checks numbers. */
  static CodeBlock number(Bounds bounds) {
    CodeBlock.Builder code = CodeBlock.builder().add("$T.any()", Platform.NUMBER_RULE);
    BigDecimal minimum = bounds.minimum();
    if (minimum != null) {
      String method = bounds.isMinimumExclusive() ? "above" : "atLeast";
      code.add(".$L($S)", method, minimum.toString());
    }
    BigDecimal maximum = bounds.maximum();
    if (maximum != null) {
      String method = bounds.isMaximumExclusive() ? "below" : "atMost";
      code.add(".$L($S)", method, maximum.toString());
    }
    if (bounds.integerDigits() >= 0 || bounds.fractionDigits() >= 0) {
      code.add(".digits($L, $L)", bounds.integerDigits(), bounds.fractionDigits());
    }
    return code.build();
  }

  /** Whether there is anything to check. */
  static boolean isBound(Bounds bounds) {
    return bounds.minimum() != null
        || bounds.maximum() != null
        || bounds.integerDigits() >= 0
        || bounds.fractionDigits() >= 0;
  }

  /** The least integer that is allowed, within the Java type. */
  static BigInteger least(Shape.IntegerShape shape) {
    BigInteger least = lowest(shape.kind());
    BigDecimal minimum = shape.bounds().minimum();
    if (minimum != null) {
      BigInteger bound = minimum.setScale(0, RoundingMode.CEILING).toBigIntegerExact();
      boolean isExcluded =
          shape.bounds().isMinimumExclusive() && new BigDecimal(bound).compareTo(minimum) == 0;
      least = least.max(isExcluded ? bound.add(BigInteger.ONE) : bound);
    }
    int digits = shape.bounds().integerDigits();
    return digits < 0
        ? least
        : least.max(BigInteger.TEN.pow(digits).subtract(BigInteger.ONE).negate());
  }

  /** The greatest integer that is allowed, within the Java type. */
  static BigInteger greatest(Shape.IntegerShape shape) {
    BigInteger greatest = highest(shape.kind());
    BigDecimal maximum = shape.bounds().maximum();
    if (maximum != null) {
      BigInteger bound = maximum.setScale(0, RoundingMode.FLOOR).toBigIntegerExact();
      boolean isExcluded =
          shape.bounds().isMaximumExclusive() && new BigDecimal(bound).compareTo(maximum) == 0;
      greatest = greatest.min(isExcluded ? bound.subtract(BigInteger.ONE) : bound);
    }
    int digits = shape.bounds().integerDigits();
    return digits < 0
        ? greatest
        : greatest.min(BigInteger.TEN.pow(digits).subtract(BigInteger.ONE));
  }

  private static BigInteger lowest(IntegerKind kind) {
    BigInteger lowest = Shape.minimum(kind);
    return lowest == null ? BigInteger.valueOf(Long.MIN_VALUE) : lowest;
  }

  private static BigInteger highest(IntegerKind kind) {
    BigInteger highest = Shape.maximum(kind);
    return highest == null ? BigInteger.valueOf(Long.MAX_VALUE) : highest;
  }

  /** "1, 100" for int methods, "1L, 100L" for long ones. */
  static CodeBlock range(Shape.IntegerShape shape) {
    String suffix = shape.kind() == IntegerKind.LONG ? "L" : "";
    // An empty range stays within the type, so that the code compiles; nothing fits it.
    BigInteger low = lowest(shape.kind());
    BigInteger high = highest(shape.kind());
    BigInteger least = least(shape).min(high);
    BigInteger greatest = greatest(shape).max(low);
    return CodeBlock.of("$L$L, $L$L", least, suffix, greatest, suffix);
  }
}
