package dev.collet.server;

import java.time.Instant;

/**
 * Makes a sealed {@code requestState} good for one use. Off by default: it needs a store that all
 * replicas share, and a client that repeats a round, because its connection broke, is then refused.
 */
@FunctionalInterface
public interface SpentStates {
  /**
   * Marks a state as used.
   *
   * @param id the state's random id
   * @param expiry when the state is refused anyway, so that the mark can be forgotten
   * @return whether it was unused
   */
  boolean spend(String id, Instant expiry);
}
