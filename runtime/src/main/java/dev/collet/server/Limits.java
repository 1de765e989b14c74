package dev.collet.server;

import com.google.errorprone.annotations.Immutable;
import java.time.Duration;

/**
 * How much of anything one request may ask for. A number's text has a limit that is not to be
 * chosen: 1,000 characters, and an exponent of 1,000 in either direction.
 *
 * @param maxMessageBytes the longest message that is read (default 4 MiB)
 * @param maxResultBytes the largest result in bytes of JSON, its copy as text not counted (default
 *     4 MiB); a tool's own limit goes first
 * @param maxNesting how deep objects and arrays of a message may be nested (default 1,000)
 * @param callTimeout how long a call may take (default 60 s); a tool's own limit goes first
 * @param maxConcurrentCalls how many calls may be at work at the same time (default 1,024); more
 *     are refused as busy
 * @param maxStuckCalls how many calls may be at work although they were answered already, because
 *     they ignored their interruption (default 256); beyond, calls are refused as busy
 */
@Immutable
public record Limits(
    int maxMessageBytes,
    int maxResultBytes,
    int maxNesting,
    Duration callTimeout,
    int maxConcurrentCalls,
    int maxStuckCalls) {

  /** The defaults. */
  public static final Limits DEFAULT =
      new Limits(4 << 20, 4 << 20, 1_000, Duration.ofSeconds(60), 1_024, 256);

  /**
   * Refuses what can't be a limit.
   *
   * @throws IllegalArgumentException when a limit is not positive, or the timeout is over a day
   */
  public Limits {
    positive("maxMessageBytes", maxMessageBytes);
    positive("maxResultBytes", maxResultBytes);
    positive("maxNesting", maxNesting);
    positive("maxConcurrentCalls", maxConcurrentCalls);
    positive("maxStuckCalls", maxStuckCalls);
    if (callTimeout.compareTo(Duration.ofMillis(1)) < 0
        || callTimeout.compareTo(Duration.ofDays(1)) > 0) {
      throw new IllegalArgumentException(
          "callTimeout must be between 1 ms and 1 day, but is " + callTimeout);
    }
  }

  private static void positive(String name, int value) {
    if (value <= 0) {
      throw new IllegalArgumentException(name + " must be positive, but is " + value);
    }
  }

  /** The same with another longest message. */
  public Limits withMaxMessageBytes(int bytes) {
    return new Limits(
        bytes, maxResultBytes, maxNesting, callTimeout, maxConcurrentCalls, maxStuckCalls);
  }

  /** The same with another largest result. */
  public Limits withMaxResultBytes(int bytes) {
    return new Limits(
        maxMessageBytes, bytes, maxNesting, callTimeout, maxConcurrentCalls, maxStuckCalls);
  }

  /** The same with another depth of nesting. */
  public Limits withMaxNesting(int depth) {
    return new Limits(
        maxMessageBytes, maxResultBytes, depth, callTimeout, maxConcurrentCalls, maxStuckCalls);
  }

  /** The same with another time for calls. */
  public Limits withCallTimeout(Duration timeout) {
    return new Limits(
        maxMessageBytes, maxResultBytes, maxNesting, timeout, maxConcurrentCalls, maxStuckCalls);
  }

  /** The same with another number of calls at work, and of stuck ones. */
  public Limits withMaxCalls(int concurrent, int stuck) {
    return new Limits(maxMessageBytes, maxResultBytes, maxNesting, callTimeout, concurrent, stuck);
  }
}
