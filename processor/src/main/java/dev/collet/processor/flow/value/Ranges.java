package dev.collet.processor.flow.value;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A set of whole numbers as intervals, in order and with gaps between them. */
public final class Ranges {
  /** Every number. */
  public static final Ranges ALL = of(Long.MIN_VALUE, Long.MAX_VALUE);

  /** No number. */
  public static final Ranges NONE = new Ranges(Long.MAX_VALUE, Long.MIN_VALUE, List.of());

  /** What a size can be; no collection comes near the largest int, so {@code size() + 1} is one. */
  public static final Ranges SIZE = of(0, Integer.MAX_VALUE - 1_000);

  /** Beyond this many intervals, the gaps are given up. */
  private static final int MOST = 6;

  private final long low;
  private final long high;

  // Most have one, which the limits say.
  private final List<Interval> several;

  private Ranges(long low, long high, List<Interval> several) {
    this.low = low;
    this.high = high;
    this.several = several;
  }

  /** The numbers from the lowest to the highest, both included. */
  public record Interval(long low, long high) {
    // Written out, as javac leaves a record's own to method handles that a short run never warms up
    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Interval interval && low == interval.low && high == interval.high;
    }

    @Override
    public int hashCode() {
      return Long.hashCode(low) * 31 + Long.hashCode(high);
    }
  }

  /** The intervals; none when no number is possible. */
  public List<Interval> intervals() {
    return isEmpty() || !several.isEmpty() ? several : List.of(new Interval(low, high));
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || other instanceof Ranges ranges
            && low == ranges.low
            && high == ranges.high
            && several.equals(ranges.several);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(low) * 31 + Long.hashCode(high);
  }

  @Override
  public String toString() {
    return intervals().toString();
  }

  /** The numbers from low to high, both included; none when low is greater. */
  public static Ranges of(long low, long high) {
    return low > high ? NONE : new Ranges(low, high, List.of());
  }

  /** A single number. */
  public static Ranges of(long number) {
    return of(number, number);
  }

  /** Whether no number is left. */
  public boolean isEmpty() {
    return low > high;
  }

  /** Whether nothing is excluded. */
  public boolean isAll() {
    return this == ALL || low == Long.MIN_VALUE && high == Long.MAX_VALUE && several.isEmpty();
  }

  /** Whether it is exactly one number. */
  public boolean isSingle() {
    return low == high;
  }

  /** The lowest number; of no numbers, the highest that there is. */
  public long low() {
    return low;
  }

  /** The highest number; of no numbers, the lowest that there is. */
  public long high() {
    return high;
  }

  /** The numbers in both. */
  public Ranges and(Ranges other) {
    if (this == other || other.isAll()) {
      return this;
    }
    if (isAll()) {
      return other;
    }
    if (several.isEmpty() && other.several.isEmpty()) {
      long least = Math.max(low, other.low);
      long most = Math.min(high, other.high);
      if (least == low && most == high) {
        return this;
      }
      return least == other.low && most == other.high ? other : of(least, most);
    }
    List<Interval> both = new ArrayList<>();
    for (Interval one : intervals()) {
      for (Interval two : other.intervals()) {
        long least = Math.max(one.low(), two.low());
        long most = Math.min(one.high(), two.high());
        if (least <= most) {
          both.add(new Interval(least, most));
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
    List<Interval> all = new ArrayList<>(intervals());
    all.addAll(other.intervals());
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
    if (merged.isEmpty()) {
      return NONE;
    }
    long least = merged.get(0).low();
    long most = merged.get(merged.size() - 1).high();
    return merged.size() == 1 || merged.size() > MOST
        ? of(least, most)
        : new Ranges(least, most, List.copyOf(merged));
  }
}
