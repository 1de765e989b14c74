package dev.collet.benchmarks.workload;

import java.util.List;

/**
 * What every contender calls: trivial, and dependent on its arguments so that nothing is folded
 * away.
 */
public final class Body {
  private Body() {}

  /** The weather, made up. */
  public static Weather weather(
      Location location, Unit unit, int days, List<String> metrics, String locale) {
    return new Weather(
        location.lat() + days, "Partly \"cloudy\"", 50 + metrics.size() + locale.length(), unit);
  }
}
