package dev.collet.server;

import com.google.errorprone.annotations.CheckReturnValue;
import dev.collet.Caller;
import io.github.bucket4j.Bandwidth;
import io.github.bucket4j.Bucket;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * How often a caller may call a tool; see MCP 2026-07-28, server/tools, "Security Considerations".
 * A call over the limit ends in a result that says when to try again.
 */
@CheckReturnValue
public final class RateLimits {
  /**
   * Where the buckets of callers and tools are. Buckets that several replicas share come from one
   * of Bucket4j's distributed back ends: {@code proxies.builder().build(key, configuration)}.
   */
  @FunctionalInterface
  public interface BucketSource {
    /** The bucket that a call takes one token from. Called for each call, by many threads. */
    Bucket bucket(Caller caller, String tool);
  }

  /**
   * HTTP's default: 1,000 calls at once, then 100 a second, for each caller and tool. Each server
   * has its own: two may have tools of the same name.
   */
  static RateLimits httpDefault() {
    return perCallerAndTool(1_000, 100, Duration.ofSeconds(1));
  }

  /** A source that fails is told of once in so long. */
  private static final long QUIET_NANOS = Duration.ofSeconds(30).toNanos();

  private final @Nullable BucketSource source;
  private final @Nullable RateLimits otherwise;
  private final AtomicLong quietUntil = new AtomicLong(System.nanoTime());

  private RateLimits(@Nullable BucketSource source, @Nullable RateLimits otherwise) {
    this.source = source;
    this.otherwise = otherwise;
  }

  /**
   * No limits.
   *
   * @param why for whoever reads the code: the specification demands limits
   * @throws IllegalArgumentException when the reason is blank
   */
  public static RateLimits none(String why) {
    if (why.isBlank()) {
      throw new IllegalArgumentException("Say why this server needs no rate limits.");
    }
    return new RateLimits(null, null);
  }

  /**
   * The same limit for each caller and tool, kept in this process.
   *
   * @param burst how many calls may come at once
   * @param calls how many more become possible in each period
   * @throws IllegalArgumentException when a number is not positive
   */
  public static RateLimits perCallerAndTool(int burst, int calls, Duration period) {
    Bandwidth bandwidth = Bandwidth.builder().capacity(burst).refillGreedy(calls, period).build();
    return new RateLimits(new LocalBuckets(bandwidth, burst), null);
  }

  /**
   * Limits whose buckets live elsewhere, such as in a store that all replicas share. While the
   * store fails, each replica keeps limits of its own: 1,000 calls at once, then 100 a second, for
   * each caller and tool.
   */
  public static RateLimits of(BucketSource source) {
    return of(source, httpDefault());
  }

  /**
   * Limits whose buckets live elsewhere.
   *
   * @param otherwise the limits while the source throws; the log says so, at most twice a minute. A
   *     source that hangs holds calls up: give the store's client a time limit of its own
   */
  public static RateLimits of(BucketSource source, RateLimits otherwise) {
    return new RateLimits(source, otherwise);
  }

  /** Takes one call: 0 when it may run, else how many nanoseconds to wait. */
  long take(Caller caller, String tool) {
    BucketSource from = source;
    if (from == null) {
      return 0;
    }
    RateLimits instead = otherwise;
    if (instead == null) {
      return take(from, caller, tool);
    }
    try {
      return take(from, caller, tool);
    } catch (RuntimeException e) {
      tell(e);
      return instead.take(caller, tool);
    }
  }

  private static long take(BucketSource source, Caller caller, String tool) {
    Bucket bucket = source.bucket(caller, tool);
    return bucket.tryConsume(1)
        ? 0
        : Math.max(1, bucket.estimateAbilityToConsume(1).getNanosToWaitForRefill());
  }

  private void tell(RuntimeException e) {
    long now = System.nanoTime();
    long until = quietUntil.get();
    if (now - until >= 0 && quietUntil.compareAndSet(until, now + QUIET_NANOS)) {
      Log.warning("The source of rate limits fails; this replica limits by itself", e);
    }
  }
}
