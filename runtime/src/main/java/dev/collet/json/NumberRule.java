package dev.collet.json;

import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/** Bounds of a number, compared exactly: what a double can't tell apart is compared as decimals. */
public final class NumberRule {
  /** Decimals of up to this many digits map to different doubles, in the same order. */
  private static final int EXACT_DIGITS = 15;

  private final @Nullable BigDecimal min;
  private final boolean isMinExclusive;
  private final @Nullable BigDecimal max;
  private final boolean isMaxExclusive;
  private final int integerDigits;
  private final int fractionDigits;
  private final boolean isExactAsDouble;

  private NumberRule(
      @Nullable BigDecimal min,
      boolean isMinExclusive,
      @Nullable BigDecimal max,
      boolean isMaxExclusive,
      int integerDigits,
      int fractionDigits) {
    this.min = min;
    this.isMinExclusive = isMinExclusive;
    this.max = max;
    this.isMaxExclusive = isMaxExclusive;
    this.integerDigits = integerDigits;
    this.fractionDigits = fractionDigits;
    isExactAsDouble =
        (min == null || min.precision() <= EXACT_DIGITS)
            && (max == null || max.precision() <= EXACT_DIGITS)
            && integerDigits < 0
            && fractionDigits < 0;
  }

  /** A rule that any number fulfils. */
  public static NumberRule any() {
    return new NumberRule(null, false, null, false, -1, -1);
  }

  /** The same with an inclusive lower bound. */
  public NumberRule atLeast(String bound) {
    return new NumberRule(
        new BigDecimal(bound), false, max, isMaxExclusive, integerDigits, fractionDigits);
  }

  /** The same with an exclusive lower bound. */
  public NumberRule above(String bound) {
    return new NumberRule(
        new BigDecimal(bound), true, max, isMaxExclusive, integerDigits, fractionDigits);
  }

  /** The same with an inclusive upper bound. */
  public NumberRule atMost(String bound) {
    return new NumberRule(
        min, isMinExclusive, new BigDecimal(bound), false, integerDigits, fractionDigits);
  }

  /** The same with an exclusive upper bound. */
  public NumberRule below(String bound) {
    return new NumberRule(
        min, isMinExclusive, new BigDecimal(bound), true, integerDigits, fractionDigits);
  }

  /**
   * The same with limits on the digits, counted without trailing zeros after the point.
   *
   * @param integer the most digits before the point, or -1
   * @param fraction the most digits after the point, or -1
   */
  public NumberRule digits(int integer, int fraction) {
    return new NumberRule(min, isMinExclusive, max, isMaxExclusive, integer, fraction);
  }

  /** Whether comparing doubles gives the same answer as comparing decimals of few digits. */
  boolean isExactAsDouble() {
    return isExactAsDouble;
  }

  boolean admits(double value) {
    return (min == null
            || (isMinExclusive ? value > min.doubleValue() : value >= min.doubleValue()))
        && (max == null
            || (isMaxExclusive ? value < max.doubleValue() : value <= max.doubleValue()));
  }

  boolean admits(BigDecimal value) {
    if (min != null) {
      int order = value.compareTo(min);
      if (order < 0 || (order == 0 && isMinExclusive)) {
        return false;
      }
    }
    if (max != null) {
      int order = value.compareTo(max);
      if (order > 0 || (order == 0 && isMaxExclusive)) {
        return false;
      }
    }
    if (integerDigits < 0 && fractionDigits < 0) {
      return true;
    }
    BigDecimal plain = value.stripTrailingZeros();
    return (fractionDigits < 0 || plain.scale() <= fractionDigits)
        && (integerDigits < 0
            || plain.signum() == 0
            || plain.precision() - plain.scale() <= integerDigits);
  }

  /** The rule in words, after "a number" or "an integer". */
  String form() {
    StringBuilder form = new StringBuilder();
    if (min != null && max != null && !isMinExclusive && !isMaxExclusive) {
      form.append(" from ").append(text(min)).append(" to ").append(text(max));
    } else {
      if (min != null) {
        form.append(isMinExclusive ? " above " : " of at least ").append(text(min));
      }
      if (max != null) {
        form.append(min == null ? " " : " and ");
        form.append(isMaxExclusive ? "below " : "of at most ").append(text(max));
      }
    }
    if (integerDigits >= 0) {
      form.append(" with at most ").append(Count.of(integerDigits, "digit"));
      form.append(" before the point");
    }
    if (fractionDigits >= 0) {
      form.append(integerDigits >= 0 ? " and at most " : " with at most ");
      form.append(Count.of(fractionDigits, "digit")).append(" after the point");
    }
    return form.toString();
  }

  private static String text(BigDecimal bound) {
    return Math.abs(bound.scale()) > 30 ? bound.toString() : bound.toPlainString();
  }
}
