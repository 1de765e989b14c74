package dev.collet.benchmarks.workload;

/** The unit of a temperature. */
public enum Unit {
  CELSIUS,
  FAHRENHEIT
}
