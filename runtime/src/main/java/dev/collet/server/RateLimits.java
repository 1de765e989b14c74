package dev.collet.server;

import com.google.errorprone.annotations.CheckReturnValue;
import dev.collet.Caller;
import io.github.bucket4j.Bandwidth;
import io.github.bucket4j.Bucket;
import java.time.Duration;
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

  /** HTTP's default: 1,000 calls at once, then 100 a second, for each caller and tool. */
  static final RateLimits HTTP_DEFAULT = perCallerAndTool(1_000, 100, Duration.ofSeconds(1));

  private final @Nullable BucketSource source;

  private RateLimits(@Nullable BucketSource source) {
    this.source = source;
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
    return new RateLimits(null);
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
    return new RateLimits(new LocalBuckets(bandwidth, burst));
  }

  /** Limits whose buckets live elsewhere, such as in a store that all replicas share. */
  public static RateLimits of(BucketSource source) {
    return new RateLimits(source);
  }

  /** Takes one call: 0 when it may run, else how many nanoseconds to wait. */
  long take(Caller caller, String tool) {
    if (source == null) {
      return 0;
    }
    Bucket bucket = source.bucket(caller, tool);
    return bucket.tryConsume(1)
        ? 0
        : Math.max(1, bucket.estimateAbilityToConsume(1).getNanosToWaitForRefill());
  }
}
