package dev.collet.processor.flow.value;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What is known about a value: it is null, or something that fits all the rest.
 *
 * @param isNullable whether it can be null
 * @param isObject whether it can be something else
 * @param number the value of a whole number, or what a text spells that is known to be one
 * @param size of a text, an array or a collection
 * @param choice the value of a text, a boolean or an enum
 * @param traits what else holds or does not, by name: {@link #BLANK}, {@link #INFALLIBLE}
 * @param bound the class, when more is known than the type says
 */
public record Fact(
    boolean isNullable,
    boolean isObject,
    Ranges number,
    Ranges size,
    Choice choice,
    Map<String, Boolean> traits,
    @Nullable Bound bound)
    implements Supplier<Fact> {

  // Written out, as javac leaves a record's own to method handles that a short run never warms up.
  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || other instanceof Fact fact
            && isNullable == fact.isNullable
            && isObject == fact.isObject
            && number.equals(fact.number)
            && size.equals(fact.size)
            && choice.equals(fact.choice)
            && traits.equals(fact.traits)
            && Objects.equals(bound, fact.bound);
  }

  @Override
  public int hashCode() {
    int flags = (isNullable ? 2 : 0) + (isObject ? 1 : 0);
    return ((flags * 31 + number.hashCode()) * 31 + size.hashCode()) * 31 + traits.hashCode();
  }

  /** The trait of a text that has nothing but white space. */
  public static final String BLANK = "blank";

  /**
   * The trait of a stream, reader or writer that never throws IOException, as it reads or writes
   * memory.
   */
  public static final String INFALLIBLE = "infallible";

  /** The trait of a text that is a constant, so that its author knows whether it can be read. */
  public static final String CONSTANT = "constant";

  /**
   * The trait of a text that is made of constants, numbers and encoded parts, so that it can be
   * read as an address or a path.
   */
  public static final String ADDRESS = "address";

  private static final String IS = "is ";

  private static final Map<String, Boolean> BLANK_CONSTANT =
      Map.of(BLANK, true, CONSTANT, true, ADDRESS, true);
  private static final Map<String, Boolean> WRITTEN_CONSTANT =
      Map.of(BLANK, false, CONSTANT, true, ADDRESS, true);

  /** The trait of a text that an object of that class has written, or its encoder. */
  public static String writtenBy(String reader) {
    return "written by " + reader;
  }

  /** The trait of an object of that class, or of a subclass. */
  public static String is(String type) {
    return IS + type;
  }

  /** The class that a trait of classes names; null for other traits. */
  public static @Nullable String classOf(String trait) {
    return trait.startsWith(IS) ? trait.substring(IS.length()) : null;
  }

  /** Nothing is known. */
  public static final Fact ANY =
      new Fact(true, true, Ranges.ALL, Ranges.SIZE, Choice.ANY, Map.of(), null);

  /** It is null. */
  public static final Fact NULL =
      new Fact(true, false, Ranges.ALL, Ranges.SIZE, Choice.ANY, Map.of(), null);

  /** It is not null. */
  public static final Fact OBJECT =
      new Fact(false, true, Ranges.ALL, Ranges.SIZE, Choice.ANY, Map.of(), null);

  /** Copies the traits, and gives up the object that nothing can be. */
  public Fact {
    traits = Map.copyOf(traits);
    isObject &= !number.isEmpty() && !size.isEmpty() && !choice.isEmpty();
  }

  /** This, for whoever takes what may have to be found out first. */
  @Override
  public Fact get() {
    return this;
  }

  /** What many values have in common: traits, a truth value, and whether it is null. */
  public Fact coarse() {
    // Of two values, one is not many.
    Choice kept =
        choice.isListed() && Choice.BOOLEAN.values().containsAll(choice.values())
            ? choice
            : Choice.ANY;
    return isObject
        ? new Fact(isNullable, true, Ranges.ALL, Ranges.SIZE, kept, traits, null)
        : this;
  }

  /** A number. */
  public static Fact number(Ranges number) {
    return new Fact(false, true, number, Ranges.SIZE, Choice.ANY, Map.of(), null);
  }

  /** Something of that size. */
  public static Fact size(Ranges size) {
    return new Fact(false, true, Ranges.ALL, size, Choice.ANY, Map.of(), null);
  }

  /** One of these values. */
  public static Fact choice(Choice choice) {
    return new Fact(false, true, Ranges.ALL, Ranges.SIZE, choice, Map.of(), null);
  }

  /** A constant text. */
  public static Fact text(String text) {
    Map<String, Boolean> traits = text.isBlank() ? BLANK_CONSTANT : WRITTEN_CONSTANT;
    return new Fact(
        false, true, Ranges.ALL, Ranges.of(text.length()), Choice.of(text), traits, null);
  }

  /** Something that has the trait, or is sure not to have it. */
  public static Fact trait(String name, boolean holds) {
    return new Fact(false, true, Ranges.ALL, Ranges.SIZE, Choice.ANY, Map.of(name, holds), null);
  }

  /** An object of that class. */
  public static Fact bound(Bound bound) {
    return new Fact(false, true, Ranges.ALL, Ranges.SIZE, Choice.ANY, Map.of(), bound);
  }

  /** An object that has these traits, and no others of classes when its class is known. */
  public Fact having(Map<String, Boolean> these) {
    return new Fact(isNullable, isObject, number, size, choice, these, bound);
  }

  /** The same, or null. */
  public Fact orNull() {
    return new Fact(true, isObject, number, size, choice, traits, bound);
  }

  /** The same without what can change while the object stays the same. */
  public Fact lasting() {
    return new Fact(isNullable, isObject, number, Ranges.SIZE, choice, traits, bound);
  }

  /** Whether no value fits. */
  public boolean isImpossible() {
    return !isNullable && !isObject;
  }

  /** What holds when both do. */
  public Fact and(Fact other) {
    if (equals(ANY)) {
      return other;
    }
    if (other.equals(ANY) || equals(other)) {
      return this;
    }
    Choice chosen = choice.and(other.choice);
    Map<String, Boolean> both = both(other);
    return new Fact(
        isNullable && other.isNullable,
        isObject && other.isObject && agrees(other),
        number.and(other.number),
        size.and(other.size),
        chosen.isListed() && !both.isEmpty() ? TextTraits.fitting(chosen, both) : chosen,
        both,
        narrower(bound, other.bound));
  }

  /** Whether some value fits both: asked more often than what holds when both do. */
  public boolean isPossibleWith(Fact other) {
    if (isNullable && other.isNullable) {
      return true;
    }
    if (!isObject || !other.isObject || !agrees(other)) {
      return false;
    }
    if (number.and(other.number).isEmpty() || size.and(other.size).isEmpty()) {
      return false;
    }
    return choice.equals(Choice.ANY) && other.choice.equals(Choice.ANY)
        || !and(other).isImpossible();
  }

  private boolean agrees(Fact other) {
    return accepts(other.traits) && (traits.isEmpty() || other.accepts(traits));
  }

  private boolean accepts(Map<String, Boolean> others) {
    for (Map.Entry<String, Boolean> trait : others.entrySet()) {
      Boolean own = traits.get(trait.getKey());
      if (own == null ? trait.getValue() && isNot(trait.getKey()) : !own.equals(trait.getValue())) {
        return false;
      }
    }
    return true;
  }

  /** Whether the trait is of a class, and all that this object is is known not to be it. */
  private boolean isNot(String trait) {
    return bound != null
        && bound.isExact()
        && trait.startsWith(IS)
        && Boolean.TRUE.equals(traits.get(is("java.lang.Object")));
  }

  private Map<String, Boolean> both(Fact other) {
    if (traits.isEmpty() || other.traits.isEmpty()) {
      return traits.isEmpty() ? other.traits : traits;
    }
    if (traits.entrySet().containsAll(other.traits.entrySet())) {
      return traits;
    }
    Map<String, Boolean> both = new HashMap<>(traits);
    both.putAll(other.traits);
    return both;
  }

  private static @Nullable Bound narrower(@Nullable Bound one, @Nullable Bound other) {
    return one == null || (other != null && other.isExact()) ? other : one;
  }

  /** Whether what holds when one of them does says no less about traits than both. */
  public boolean isOneWith(Fact other) {
    return !isObject || !other.isObject || traits.equals(other.traits);
  }

  /** What holds when one of them does. */
  public Fact or(Fact other) {
    if (!isObject || !other.isObject) {
      Fact some = isObject ? this : other;
      return new Fact(
          isNullable || other.isNullable,
          some.isObject,
          some.number,
          some.size,
          some.choice,
          some.traits,
          some.bound);
    }
    Map<String, Boolean> both = new HashMap<>(traits);
    both.entrySet().retainAll(other.traits.entrySet());
    return new Fact(
        isNullable || other.isNullable,
        true,
        number.or(other.number),
        size.or(other.size),
        choice.or(other.choice),
        both,
        bound != null && bound.equals(other.bound) ? bound : null);
  }
}
