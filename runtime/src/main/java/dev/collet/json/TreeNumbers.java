package dev.collet.json;

import java.math.BigDecimal;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** The numbers of JDK trees. */
final class TreeNumbers {
  private static final BigDecimal LEAST_LONG = BigDecimal.valueOf(Long.MIN_VALUE);
  private static final BigDecimal GREATEST_LONG = BigDecimal.valueOf(Long.MAX_VALUE);

  private TreeNumbers() {}

  /** A whole number as a Long, or as a BigInteger when it is larger. */
  static Number integer(BigDecimal number) {
    boolean isLong = number.compareTo(LEAST_LONG) >= 0 && number.compareTo(GREATEST_LONG) <= 0;
    return isLong ? (Number) number.longValueExact() : number.toBigIntegerExact();
  }

  /** The exact value of a number; null for NaN and infinities, and for kinds that are not known. */
  static @Nullable BigDecimal decimal(Number number) {
    if (number instanceof Integer
        || number instanceof Long
        || number instanceof Short
        || number instanceof Byte) {
      return BigDecimal.valueOf(number.longValue());
    }
    if (number instanceof BigDecimal decimal) {
      return decimal;
    }
    if (number instanceof BigInteger integer) {
      return new BigDecimal(integer);
    }
    if (number instanceof Double || number instanceof Float) {
      // The shortest decimal that means the number: what a person wrote.
      return Double.isFinite(number.doubleValue()) ? new BigDecimal(number.toString()) : null;
    }
    return null;
  }

  /** Whether a number is negative, -0.0 included. */
  static boolean isBelowZero(Number number) {
    if (number instanceof Double || number instanceof Float) {
      return Math.copySign(1, number.doubleValue()) < 0;
    }
    BigDecimal exact = decimal(number);
    return exact != null && exact.signum() < 0;
  }

  /** Whether a number can be one of JSON's. */
  static boolean isFinite(Number number) {
    return decimal(number) != null;
  }
}
