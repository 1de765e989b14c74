package dev.collet.samples.flights;

/**
 * The weather of one place.
 *
 * @param temperature in degrees Celsius
 * @param conditions in words
 * @param humidity in percent
 */
public record Weather(double temperature, String conditions, int humidity) {}
