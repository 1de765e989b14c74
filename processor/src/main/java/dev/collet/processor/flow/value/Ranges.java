package dev.collet.processor.flow.value;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A set of whole numbers as intervals, in order and with gaps between them.
 *
 * @param intervals none when no number is possible
 */
public record Ranges(List<Interval> intervals) {
  /** Every number. */
  public static final Ranges ALL = of(Long.MIN_VALUE, Long.MAX_VALUE);

  /** No number. */
  public static final Ranges NONE = new Ranges(List.of());

  /** What a size can be; no collection comes near the largest int, so {@code size() + 1} is one. */
  public static final Ranges SIZE = of(0, Integer.MAX_VALUE - 1_000);

  /** Beyond this many intervals, the gaps are given up. */
  private static final int MOST = 6;

  /** The numbers from the lowest to the highest, both included. */
  public record Interval(long low, long high) {
    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Interval interval && low == interval.low && high == interval.high;
    }

    @Override
    public int hashCode() {
      return Long.hashCode(low) * 31 + Long.hashCode(high);
    }
  }

  /** Copies the intervals. */
  public Ranges {
    intervals = List.copyOf(intervals);
  }

  // Written out, as javac leaves a record's own to method handles that a short run never warms up.
  @Override
  public boolean equals(@Nullable Object other) {
    if (this == other) {
      return true;
    }
    if (!(other instanceof Ranges ranges) || intervals.size() != ranges.intervals.size()) {
      return false;
    }
    for (int i = 0; i < intervals.size(); i++) {
      if (!intervals.get(i).equals(ranges.intervals.get(i))) {
        return false;
      }
    }
    return true;
  }

  @Override
  public int hashCode() {
    return intervals.hashCode();
  }

  /** The numbers from low to high, both included; none when low is greater. */
  public static Ranges of(long low, long high) {
    return new Ranges(low > high ? List.of() : List.of(new Interval(low, high)));
  }

  /** A single number. */
  public static Ranges of(long number) {
    return of(number, number);
  }

  /** Whether no number is left. */
  public boolean isEmpty() {
    return intervals.isEmpty();
  }

  /** Whether nothing is excluded. */
  public boolean isAll() {
    return this == ALL
        || low() == Long.MIN_VALUE && high() == Long.MAX_VALUE && intervals.size() == 1;
  }

  /** Whether it is exactly one number. */
  public boolean isSingle() {
    return !isEmpty() && low() == high();
  }

  /** The lowest number; of no numbers, the highest that there is. */
  public long low() {
    return isEmpty() ? Long.MAX_VALUE : intervals.get(0).low();
  }

  /** The highest number; of no numbers, the lowest that there is. */
  public long high() {
    return isEmpty() ? Long.MIN_VALUE : intervals.get(intervals.size() - 1).high();
  }

  /** The numbers in both. */
  public Ranges and(Ranges other) {
    if (isAll() || equals(other)) {
      return other;
    }
    if (other.isAll()) {
      return this;
    }
    if (intervals.size() == 1 && other.intervals.size() == 1) {
      return of(Math.max(low(), other.low()), Math.min(high(), other.high()));
    }
    List<Interval> both = new ArrayList<>();
    for (Interval one : intervals) {
      for (Interval two : other.intervals) {
        long low = Math.max(one.low(), two.low());
        long high = Math.min(one.high(), two.high());
        if (low <= high) {
          both.add(new Interval(low, high));
        }
      }
    }
    return normal(both);
  }

  /** The numbers in one of them. */
  public Ranges or(Ranges other) {
    if (isAll() || other.isAll()) {
      return ALL;
    }
    List<Interval> all = new ArrayList<>(intervals);
    all.addAll(other.intervals);
    return normal(all);
  }

  /** All but one number. */
  public Ranges without(long number) {
    Ranges below = number == Long.MIN_VALUE ? NONE : of(Long.MIN_VALUE, number - 1);
    Ranges above = number == Long.MAX_VALUE ? NONE : of(number + 1, Long.MAX_VALUE);
    return and(below.or(above));
  }

  private static Ranges normal(List<Interval> intervals) {
    List<Interval> sorted = new ArrayList<>(intervals);
    sorted.sort(Comparator.comparingLong(Interval::low));
    List<Interval> merged = new ArrayList<>();
    for (Interval each : sorted) {
      int last = merged.size() - 1;
      boolean touches =
          last >= 0
              && (merged.get(last).high() == Long.MAX_VALUE
                  || each.low() <= merged.get(last).high() + 1);
      if (touches) {
        Interval before = merged.get(last);
        merged.set(last, new Interval(before.low(), Math.max(before.high(), each.high())));
      } else {
        merged.add(each);
      }
    }
    return merged.size() > MOST
        ? of(merged.get(0).low(), merged.get(merged.size() - 1).high())
        : new Ranges(merged);
  }
}
