package dev.collet.processor.flow;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An exception that can leave a method.
 *
 * @param place where in the method
 * @param trail how it gets there
 * @param inside for a wrapper, what is known to be in it: the runtime looks there first
 * @param original the same exception in the caller whose function argument raised it
 */
public record Escape(
    ExceptionType type,
    Tier tier,
    Place place,
    Trail trail,
    List<ExceptionType> inside,
    @Nullable Escape original) {

  /**
   * A step of the way from the tool to the throw.
   *
   * @param label what is called; null for the throw statement itself
   * @param place where it is called, or where the throw is
   * @param rest the steps inside what is called
   */
  public record Trail(@Nullable String label, Place place, @Nullable Trail rest) {
    /** How many steps. */
    public int length() {
      int length = 0;
      for (Trail step = this; step != null; step = step.rest) {
        length++;
      }
      return length;
    }
  }

  /**
   * An exception that starts in the method itself.
   *
   * @param label the library method that throws it; null for a throw statement
   */
  public static Escape of(ExceptionType type, Tier tier, Place place, @Nullable String label) {
    return new Escape(type, tier, place, new Trail(label, place, null), List.of(), null);
  }

  /** The same, seen from the caller. */
  public Escape through(String label, Place call) {
    return original != null
        ? original
        : new Escape(type, tier, call, new Trail(label, call, trail), inside, null);
  }

  /** The same, seen from a method that was passed the function. */
  public Escape asArgument() {
    return new Escape(type, tier, place, trail, inside, this);
  }

  /** The part of it that is of a narrower type. */
  public Escape as(ExceptionType narrower) {
    return new Escape(narrower, tier, place, trail, inside, original);
  }

  /** The same, going on from another place of the same method. */
  public Escape at(Place other) {
    return new Escape(type, tier, other, trail, inside, original);
  }
}
