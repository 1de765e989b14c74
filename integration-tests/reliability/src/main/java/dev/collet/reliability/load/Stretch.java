package dev.collet.reliability.load;

/** The time in which clients call: one stretch to warm up, one that is measured. */
final class Stretch {
  /** How many there are. */
  static final int COUNT = 2;

  private volatile long end;

  void begin(double seconds) {
    end = System.nanoTime() + (long) (seconds * 1e9);
  }

  boolean goesOn() {
    return System.nanoTime() - end < 0;
  }
}
