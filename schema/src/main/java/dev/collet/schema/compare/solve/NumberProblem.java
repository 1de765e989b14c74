package dev.collet.schema.compare.solve;

import dev.collet.schema.JsonNumbers;
import dev.collet.schema.compare.logic.Constraint;
import dev.collet.schema.load.UnsupportedSchemaException;
import dev.collet.schema.pattern.Steps;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.JsonNodeFactory;

/** Finds a number within bounds that is a multiple of some numbers and not of others, exactly. */
final class NumberProblem {

  private static final int MAX_DIGITS = 4_000;

  private final Steps steps;
  private @Nullable BigDecimal low;
  private boolean aboveLow;
  private @Nullable BigDecimal high;
  private boolean belowHigh;
  private @Nullable BigDecimal step;
  private final List<BigDecimal> noMultiples = new ArrayList<>();
  private @Nullable NavigableSet<BigDecimal> listed;
  private final NavigableSet<BigDecimal> excluded = new TreeSet<>();

  NumberProblem(List<Constraint> constraints, Steps steps) {
    this.steps = steps;
    constraints.forEach(this::add);
  }

  private void add(Constraint constraint) {
    if (constraint instanceof Constraint.AtLeast least) {
      int order = low == null ? 1 : least.bound().compareTo(low);
      aboveLow = order > 0 ? least.exclusive() : aboveLow || (order == 0 && least.exclusive());
      low = order > 0 ? least.bound() : low;
    } else if (constraint instanceof Constraint.AtMost most) {
      int order = high == null ? -1 : most.bound().compareTo(high);
      belowHigh = order < 0 ? most.exclusive() : belowHigh || (order == 0 && most.exclusive());
      high = order < 0 ? most.bound() : high;
    } else if (constraint instanceof Constraint.MultipleOf multiple) {
      if (multiple.positive()) {
        step = step == null ? multiple.divisor() : commonMultiple(step, multiple.divisor());
      } else {
        noMultiples.add(multiple.divisor());
      }
    } else if (constraint instanceof Constraint.NumberIn in) {
      if (!in.positive()) {
        excluded.addAll(in.numbers());
      } else if (listed == null) {
        listed = new TreeSet<>(in.numbers());
      } else {
        listed.retainAll(in.numbers());
      }
    }
  }

  Result solve() {
    if (listed != null) {
      for (BigDecimal number : listed) {
        if (allowed(number)) {
          return found(number);
        }
      }
      return Result.EMPTY;
    }
    if (low != null && high != null) {
      int order = low.compareTo(high);
      if (order > 0 || (order == 0 && (aboveLow || belowHigh))) {
        return Result.EMPTY;
      }
      if (order == 0) {
        return allowed(low) ? found(low) : Result.EMPTY;
      }
    }
    return step != null ? multiples(step) : decimals();
  }

  private static Result found(BigDecimal number) {
    boolean plain = number.signum() == 0 || (number.scale() <= 0 && number.scale() > -20);
    return Result.found(
        plain
            ? JsonNodeFactory.instance.numberNode(number.toBigIntegerExact())
            : JsonNodeFactory.instance.numberNode(number));
  }

  private boolean allowed(BigDecimal number) {
    steps.spend(1 + noMultiples.size());
    return within(number)
        && !excluded.contains(normal(number))
        && (step == null || JsonNumbers.isMultiple(number, step))
        && noMultiples.stream().noneMatch(divisor -> JsonNumbers.isMultiple(number, divisor));
  }

  private static BigDecimal normal(BigDecimal number) {
    return number.signum() == 0 ? BigDecimal.ZERO : number.stripTrailingZeros();
  }

  private boolean within(BigDecimal number) {
    if (low != null && number.compareTo(low) < (aboveLow ? 1 : 0)) {
      return false;
    }
    return high == null || number.compareTo(high) <= (belowHigh ? -1 : 0);
  }

  /**
   * Of multiples k·step, those with k ≡ 1 modulo every k that would be a multiple of what is ruled
   * out are allowed, so an unbounded range has one unless every multiple is ruled out.
   */
  private Result multiples(BigDecimal unit) {
    for (BigDecimal divisor : noMultiples) {
      if (JsonNumbers.isMultiple(unit, divisor)) {
        return Result.EMPTY;
      }
    }
    BigInteger first =
        low == null ? null : low.divide(unit, 0, RoundingMode.CEILING).toBigInteger();
    BigInteger last = high == null ? null : high.divide(unit, 0, RoundingMode.FLOOR).toBigInteger();
    BigInteger k = first != null ? first : last != null ? last : BigInteger.ZERO;
    if (k.signum() < 0 && first != null && (last == null || last.signum() >= 0)) {
      k = BigInteger.ZERO;
      Result upwards = walk(unit, k, BigInteger.ONE, last);
      return upwards instanceof Result.Found
          ? upwards
          : walk(unit, BigInteger.ONE.negate(), BigInteger.ONE.negate(), first);
    }
    boolean down = first == null && last != null;
    return walk(unit, k, down ? BigInteger.ONE.negate() : BigInteger.ONE, down ? null : last);
  }

  private Result walk(BigDecimal unit, BigInteger from, BigInteger by, @Nullable BigInteger to) {
    for (BigInteger k = from; ; k = k.add(by)) {
      if (to != null && k.compareTo(to) * by.signum() > 0) {
        return Result.EMPTY;
      }
      BigDecimal number = unit.multiply(new BigDecimal(k));
      if (allowed(number)) {
        return found(number);
      }
    }
  }

  /**
   * Between two different bounds lie infinitely many decimals, and only multiples are ruled out.
   */
  private Result decimals() {
    BigDecimal at = low != null ? low : high != null ? high : BigDecimal.ZERO;
    if ((low == null && high == null) || within(BigDecimal.ZERO)) {
      at = BigDecimal.ZERO;
    }
    BigDecimal direction = BigDecimal.ONE;
    if (high != null && (low == null || at.compareTo(high) >= 0)) {
      direction = direction.negate();
    }
    BigDecimal stride = direction;
    if (low != null && high != null) {
      BigDecimal width = high.subtract(low);
      while (stride.abs().compareTo(width) >= 0) {
        stride = stride.movePointLeft(1);
      }
    }
    while (true) {
      if (stride.scale() > MAX_DIGITS) {
        throw new UnsupportedSchemaException("a number would need too many digits");
      }
      for (int i = 0; i < 10; i++) {
        BigDecimal number = at.add(stride.multiply(BigDecimal.valueOf(i)));
        if (allowed(number)) {
          return found(number);
        }
        BigDecimal back = at.subtract(stride.multiply(BigDecimal.valueOf(i)));
        if (allowed(back)) {
          return found(back);
        }
      }
      stride = stride.movePointLeft(1);
    }
  }

  private static BigDecimal commonMultiple(BigDecimal one, BigDecimal other) {
    int scale = Math.max(one.scale(), other.scale());
    BigInteger left = one.setScale(scale).unscaledValue();
    BigInteger right = other.setScale(scale).unscaledValue();
    BigInteger multiple = left.divide(left.gcd(right)).multiply(right);
    if (multiple.bitLength() > MAX_DIGITS * 4) {
      throw new UnsupportedSchemaException("the common multiple has too many digits");
    }
    return new BigDecimal(multiple, scale);
  }
}
