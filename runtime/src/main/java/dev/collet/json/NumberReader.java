package dev.collet.json;

import java.math.BigDecimal;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Reads numbers exactly, whatever their text looks like. */
abstract class NumberReader extends ReaderBase {
  static final NumberRule ANY_NUMBER = NumberRule.any();

  NumberReader(@Nullable ProblemLog log) {
    super(log);
  }

  /**
   * The value as an exact number.
   *
   * @return null when it is none, or too long to convert; that has been noted
   */
  abstract @Nullable BigDecimal number(String form);

  /** Whether the value, a number, is a negative one or -0.0, whose sign no exact number has. */
  abstract boolean isBelowZero();

  /** Reads an integer of any size. */
  public final @Nullable BigInteger readBigInteger() {
    return readBigInteger(ANY_NUMBER);
  }

  /** Reads an integer of any size that fulfils the rule. */
  public final @Nullable BigInteger readBigInteger(NumberRule rule) {
    BigDecimal number = integer();
    if (number == null) {
      return null;
    }
    if (!rule.admits(number)) {
      invalid("an integer" + rule.form());
      return null;
    }
    return number.toBigIntegerExact();
  }

  /** Reads the name that the reader stands before as an integer in its shortest form. */
  public final @Nullable BigInteger readBigIntegerKey() {
    return readBigIntegerKey(ANY_NUMBER);
  }

  /** Reads a name as {@link #readBigIntegerKey()} does; the integer must fulfil the rule. */
  public final @Nullable BigInteger readBigIntegerKey(NumberRule rule) {
    BigInteger key = KeyText.readBigInteger(this, stringValue());
    if (key != null && !rule.admits(new BigDecimal(key))) {
      invalid("an integer" + rule.form());
      return null;
    }
    return key;
  }

  /** Reads a number without loss. */
  public final @Nullable BigDecimal readBigDecimal() {
    return readBigDecimal(ANY_NUMBER);
  }

  /** Reads a number without loss that fulfils the rule. */
  public final @Nullable BigDecimal readBigDecimal(NumberRule rule) {
    BigDecimal number = number("number");
    if (number != null && !rule.admits(number)) {
      invalid("a number" + rule.form());
      return null;
    }
    return number;
  }

  /** Reads a number as the nearest float; the rule is checked on the exact number. */
  public final float readFloat(NumberRule rule) {
    BigDecimal number = number("number");
    if (number == null) {
      return 0;
    }
    float value = isBelowZero() ? -number.abs().floatValue() : number.floatValue();
    if (Float.isInfinite(value)) {
      invalid("a number from -3.4028235E38 to 3.4028235E38");
      return 0;
    }
    if (!rule.admits(number) || !isWithin(rule, Float.toString(value))) {
      invalid("a number" + rule.form());
      return 0;
    }
    return value;
  }

  /** Whether a rounded value is still good, read as the shortest decimal that means it. */
  private static boolean isWithin(NumberRule rule, String shortest) {
    return rule.admits(new BigDecimal(shortest));
  }

  /** A double, the exact way. */
  final double exactDouble(NumberRule rule) {
    BigDecimal number = number("number");
    if (number == null) {
      return 0;
    }
    double value = isBelowZero() ? -number.abs().doubleValue() : number.doubleValue();
    if (Double.isInfinite(value)) {
      invalid("a number from -1.7976931348623157E308 to 1.7976931348623157E308");
      return 0;
    }
    if (!rule.admits(number) || !isWithin(rule, Double.toString(value))) {
      invalid("a number" + rule.form());
      return 0;
    }
    return value;
  }

  /** A long, the exact way. */
  final long exactLong(long min, long max) {
    BigDecimal number = integer();
    if (number == null) {
      return 0;
    }
    if (number.compareTo(BigDecimal.valueOf(min)) < 0
        || number.compareTo(BigDecimal.valueOf(max)) > 0) {
      outOfRange(min, max);
      return 0;
    }
    return number.longValueExact();
  }

  final void outOfRange(long min, long max) {
    if (max == Long.MAX_VALUE && min > Long.MIN_VALUE) {
      invalid("an integer of at least " + min);
    } else if (min == Long.MIN_VALUE && max < Long.MAX_VALUE) {
      invalid("an integer of at most " + max);
    } else {
      invalid("an integer from " + min + " to " + max);
    }
  }

  private @Nullable BigDecimal integer() {
    BigDecimal number = number("integer");
    if (number == null) {
      return null;
    }
    if (number.signum() != 0 && number.stripTrailingZeros().scale() > 0) {
      mismatch("integer");
      return null;
    }
    return number;
  }
}
