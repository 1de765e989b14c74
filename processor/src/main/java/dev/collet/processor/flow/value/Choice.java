package dev.collet.processor.flow.value;

import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Which of some named values a value can be: texts, booleans, constants of an enum.
 *
 * @param isListed whether it is one of the values, or none of them
 */
public record Choice(boolean isListed, Set<Object> values) {
  /** Anything. */
  public static final Choice ANY = new Choice(false, Set.of());

  /** True or false. */
  public static final Choice BOOLEAN = new Choice(true, Set.of(true, false));

  /** Beyond this many values, exclusions are given up. */
  private static final int MOST = 100;

  // Written out, as javac leaves a record's own to method handles that a short run never warms up.
  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || other instanceof Choice choice
            && isListed == choice.isListed
            && values.equals(choice.values);
  }

  @Override
  public int hashCode() {
    return values.hashCode() * 31 + (isListed ? 1 : 0);
  }

  /** A constant of an enum, by its name. */
  public record Constant(String name) {}

  /** Copies the values. */
  public Choice {
    values = Set.copyOf(values);
  }

  /** Exactly this value. */
  public static Choice of(Object value) {
    return new Choice(true, Set.of(value));
  }

  /** Anything but this value. */
  public static Choice not(Object value) {
    return new Choice(false, Set.of(value));
  }

  /** Whether no value is left. */
  public boolean isEmpty() {
    return isListed && values.isEmpty();
  }

  /** What is possible in both. */
  public Choice and(Choice other) {
    if (this == other || other.equals(ANY)) {
      return this;
    }
    if (equals(ANY)) {
      return other;
    }
    Set<Object> result = new HashSet<>(values);
    if (isListed && other.isListed) {
      result.retainAll(other.values);
      return new Choice(true, result);
    }
    if (isListed) {
      result.removeAll(other.values);
      return new Choice(true, result);
    }
    if (other.isListed) {
      return other.and(this);
    }
    result.addAll(other.values);
    return result.size() > MOST ? this : new Choice(false, result);
  }

  /** What is possible in one of them. */
  public Choice or(Choice other) {
    Set<Object> result = new HashSet<>(values);
    if (isListed && other.isListed) {
      result.addAll(other.values);
      return result.size() > MOST ? ANY : new Choice(true, result);
    }
    if (!isListed && !other.isListed) {
      result.retainAll(other.values);
      return new Choice(false, result);
    }
    if (!isListed) {
      result.removeAll(other.values);
      return new Choice(false, result);
    }
    return other.or(this);
  }
}
