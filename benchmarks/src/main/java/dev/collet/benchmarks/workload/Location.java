package dev.collet.benchmarks.workload;

/**
 * A place.
 *
 * @param city its name
 * @param country its ISO code
 * @param lat degrees north
 * @param lon degrees east
 */
public record Location(String city, String country, double lat, double lon) {}
