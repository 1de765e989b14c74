package dev.collet.benchmarks.workload;

/**
 * The weather of one place.
 *
 * @param temperature in the unit
 * @param conditions in words
 * @param humidity in percent
 * @param unit of the temperature
 */
public record Weather(double temperature, String conditions, int humidity, Unit unit) {}
