package dev.collet.reliability.load;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** What one client has seen; the sum of all is what a run has seen. */
final class Tally {
  private static final int MAX_EXAMPLES = 5;

  /** Calls by what was asked for, refused ones aside. */
  final Map<Kind, Long> calls = new EnumMap<>(Kind.class);

  /** Calls that the rate limit refused, by tool. */
  long refused;

  /** Requests without an answer. */
  long lost;

  /** Bytes that no request asked for. */
  long doubled;

  /** Answers that are not what this request must get: another's, or wrong. */
  long crossed;

  /** The first of them, in words. */
  final List<String> examples = new ArrayList<>();

  private int[] micros = new int[1 << 10];
  private int measured;

  void took(long nanos) {
    if (measured == micros.length) {
      micros = Arrays.copyOf(micros, measured * 2);
    }
    micros[measured++] = (int) Math.min(Integer.MAX_VALUE, nanos / 1_000);
  }

  void example(String what) {
    if (examples.size() < MAX_EXAMPLES) {
      examples.add(what.length() > 400 ? what.substring(0, 400) : what);
    }
  }

  void add(Tally other) {
    other.calls.forEach((kind, count) -> calls.merge(kind, count, Long::sum));
    refused += other.refused;
    lost += other.lost;
    doubled += other.doubled;
    crossed += other.crossed;
    other.examples.forEach(this::example);
    int[] all = Arrays.copyOf(micros, measured + other.measured);
    System.arraycopy(other.micros, 0, all, measured, other.measured);
    micros = all;
    measured = all.length;
  }

  long count(Kind kind) {
    return calls.getOrDefault(kind, 0L);
  }

  /** All requests that were answered as they must be. */
  long total() {
    return calls.values().stream().mapToLong(Long::longValue).sum() + refused;
  }

  /** The time that so many percent of the echoes took no longer than, in milliseconds. */
  double percentile(double percent) {
    if (measured == 0) {
      return 0;
    }
    int[] sorted = Arrays.copyOf(micros, measured);
    Arrays.sort(sorted);
    return sorted[(int) Math.min(measured - 1L, (long) (measured * percent / 100))] / 1_000.0;
  }
}
