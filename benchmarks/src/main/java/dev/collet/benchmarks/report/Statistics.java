package dev.collet.benchmarks.report;

import java.util.List;

/** Medians: what noisy machines leave standing. */
public final class Statistics {
  private Statistics() {}

  /** The median; NaN of nothing. */
  public static double median(List<Double> values) {
    if (values.isEmpty()) {
      return Double.NaN;
    }
    List<Double> sorted = values.stream().sorted().toList();
    int middle = sorted.size() / 2;
    return sorted.size() % 2 == 1
        ? sorted.get(middle)
        : (sorted.get(middle - 1) + sorted.get(middle)) / 2;
  }
}
