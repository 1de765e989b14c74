package dev.collet.benchmarks.report;

import java.util.Locale;

/**
 * One ratio beside its target.
 *
 * @param measure what is compared
 * @param value the ratio (or MB for sizes)
 * @param isAtMost whether the target is an upper bound
 * @param target the bound; NaN when there is none and the value is shown for comparison
 * @param detail the figures behind the ratio
 */
public record Measure(
    String measure, double value, boolean isAtMost, double target, String detail) {
  /** A ratio that should not be more. */
  public static Measure atMost(String measure, double value, double target, String detail) {
    return new Measure(measure, value, true, target, detail);
  }

  /** A ratio that should not be less. */
  public static Measure atLeast(String measure, double value, double target, String detail) {
    return new Measure(measure, value, false, target, detail);
  }

  /** A figure shown beside others. */
  public static Measure shown(String measure, double value, String detail) {
    return new Measure(measure, value, true, Double.NaN, detail);
  }

  /** Whether the target is met. */
  public boolean isOk() {
    return Double.isNaN(target) || (isAtMost ? value <= target : value >= target);
  }

  /** The target in words. */
  public String targetText() {
    return Double.isNaN(target)
        ? ""
        : (isAtMost ? "≤ " : "≥ ") + String.format(Locale.ROOT, "%.4g", target);
  }
}
