package dev.collet.server;

import dev.collet.Caller;
import io.github.bucket4j.Bandwidth;
import io.github.bucket4j.Bucket;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The buckets of one process, one for each caller and tool. */
final class LocalBuckets implements RateLimits.BucketSource {
  /** Buckets of callers who did not call lately are thrown away beyond this, for each tool. */
  private static final int MAX_KEPT = 50_000;

  private final Bandwidth bandwidth;
  private final long burst;
  private final Map<String, Map<String, Bucket>> byTool = new ConcurrentHashMap<>();

  LocalBuckets(Bandwidth bandwidth, long burst) {
    this.bandwidth = bandwidth;
    this.burst = burst;
  }

  @Override
  public Bucket bucket(Caller caller, String tool) {
    Map<String, Bucket> byCaller = byTool.get(tool);
    if (byCaller == null) {
      Map<String, Bucket> made = new ConcurrentHashMap<>();
      Map<String, Bucket> known = byTool.putIfAbsent(tool, made);
      byCaller = known == null ? made : known;
    }
    Bucket bucket = byCaller.get(caller.id());
    if (bucket == null) {
      if (byCaller.size() >= MAX_KEPT) {
        // Full buckets say nothing that a new one would not.
        byCaller.values().removeIf(full -> full.getAvailableTokens() >= burst);
      }
      Bucket made = Bucket.builder().addLimit(bandwidth).withNanosecondPrecision().build();
      Bucket known = byCaller.putIfAbsent(caller.id(), made);
      bucket = known == null ? made : known;
    }
    return bucket;
  }
}
