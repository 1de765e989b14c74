package dev.collet.reliability.load;

import dev.collet.reliability.load.LoadRun.Settings;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What came of a run.
 *
 * @param settings what was run
 * @param tally what the clients saw
 * @param elapsedSeconds from the first call to the last
 * @param heapBefore live bytes after the warm-up
 * @param heapAfter live bytes at the end
 * @param counts what the tools counted: echoed, interrupted, cancelled, spinning
 * @param stuck calls that were answered and whose tools still ran, at the end
 * @param log what the server wrote
 */
public record Outcome(
    Settings settings,
    Tally tally,
    double elapsedSeconds,
    long heapBefore,
    long heapAfter,
    List<Long> counts,
    int stuck,
    String log) {

  /** How much the live heap may grow. */
  private static final double HEAP_GROWTH = 1.10;

  /** The rate limit's own numbers: 1,000 calls at once, then 100 a second, for each caller. */
  private static final long BURST = 1_000;

  private static final long PER_SECOND = 100;
  private static final int CALLERS = 8;

  /**
   * What must hold and does not.
   *
   * @param isLong whether the run was long enough to say something of the heap and of all kinds
   */
  public List<String> violations(boolean isLong) {
    List<String> all = new ArrayList<>();
    check(all, tally.lost == 0, "lost answers: " + tally.lost);
    check(all, tally.doubled == 0, "doubled answers: " + tally.doubled);
    check(all, tally.crossed == 0, "crossed or wrong answers: " + tally.crossed);
    same(all, "echo", tally.count(Kind.ECHO), counts.get(0));
    same(all, "interruptions", tally.count(Kind.TIMED_OUT), counts.get(1));
    same(all, "cancellations", tally.count(Kind.CANCELLED), counts.get(2));
    check(all, stuck == 0, "stuck calls: " + stuck);
    check(all, !log.contains("OutOfMemoryError"), "out of memory");
    if (settings.isLimited()) {
      long most = (long) (CALLERS * (BURST + PER_SECOND * elapsedSeconds));
      check(all, tally.count(Kind.ECHO) <= most, "more calls than the rate limit allows: " + most);
    } else {
      check(all, tally.refused == 0, "refused without a rate limit: " + tally.refused);
    }
    if (isLong) {
      for (Kind kind : Kind.values()) {
        check(all, tally.count(kind) > 0, "no calls of the kind " + kind);
      }
      check(all, heapAfter <= heapBefore * HEAP_GROWTH, "the heap grew over a tenth");
    }
    all.addAll(tally.examples);
    return all;
  }

  private static void check(List<String> violations, boolean holds, String otherwise) {
    if (!holds) {
      violations.add(otherwise);
    }
  }

  /** Each call reached its tool once. */
  private static void same(List<String> violations, String what, long clients, long tools) {
    check(
        violations,
        clients == tools,
        what + ": " + clients + " by clients, " + tools + " by tools");
  }

  /** The numbers, by name. */
  public Map<String, Object> numbers() {
    Map<String, Object> numbers = new LinkedHashMap<>();
    numbers.put("server", settings.isJetty() ? "Jetty" : "JDK");
    numbers.put("rateLimit", settings.isLimited());
    numbers.put("connections", settings.connections());
    numbers.put("seconds", settings.seconds());
    numbers.put("requests", tally.total());
    numbers.put(
        "requestsPerSecond",
        Math.round(tally.total() / (settings.seconds() + settings.warmUpSeconds())));
    numbers.put("p50Millis", tally.percentile(50));
    numbers.put("p99Millis", tally.percentile(99));
    numbers.put("echoed", tally.count(Kind.ECHO));
    numbers.put("thrown", tally.count(Kind.THROWN));
    numbers.put("timedOut", tally.count(Kind.TIMED_OUT));
    numbers.put("cancelled", tally.count(Kind.CANCELLED));
    numbers.put("malformed", tally.count(Kind.MALFORMED));
    numbers.put("refused", tally.refused);
    numbers.put("lost", tally.lost);
    numbers.put("doubled", tally.doubled);
    numbers.put("crossed", tally.crossed);
    numbers.put("heapAfterWarmUpBytes", heapBefore);
    numbers.put("heapAtEndBytes", heapAfter);
    return numbers;
  }
}
