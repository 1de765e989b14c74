package dev.collet.benchmarks.hand;

/** The headers of a call, checked before its body is looked at. */
final class HandHeaders {
  private HandHeaders() {}

  static boolean fit(String origin, String version, String method, String name) {
    return (origin == null || origin.startsWith("http://localhost"))
        && "2026-07-28".equals(version)
        && "tools/call".equals(method)
        && "get_weather_data".equals(name);
  }
}
