package dev.collet.schema.compare.logic;

import dev.collet.schema.compare.language.Language;
import dev.collet.schema.pattern.Pattern262;
import java.math.BigDecimal;
import java.util.NavigableSet;

/** What can be asked of a value of one type; each can be negated within the type. */
public sealed interface Constraint {

  /** No upper limit of a count. */
  long UNLIMITED = Long.MAX_VALUE;

  /** A boolean with this value. */
  record BooleanIs(boolean value) implements Constraint {}

  /** A number no less than, or greater than, a bound. */
  record AtLeast(BigDecimal bound, boolean exclusive) implements Constraint {}

  /** A number no greater than, or less than, a bound. */
  record AtMost(BigDecimal bound, boolean exclusive) implements Constraint {}

  /** A number that is, or is not, a multiple. */
  record MultipleOf(BigDecimal divisor, boolean positive) implements Constraint {}

  /** A number that is, or is not, one of several; they have no trailing zeros. */
  record NumberIn(NavigableSet<BigDecimal> numbers, boolean positive) implements Constraint {}

  /** A string of so many code points or more. */
  record LengthAtLeast(long length) implements Constraint {}

  /** A string of so many code points or less. */
  record LengthAtMost(long length) implements Constraint {}

  /** A string of a language. */
  record StringIn(Language language) implements Constraint {}

  /** A string in which a pattern is, or is not, found that no automaton can tell. */
  record Matches(String text, Pattern262 pattern, boolean positive) implements Constraint {

    @Override
    public boolean equals(Object other) {
      return other instanceof Matches that && text.equals(that.text) && positive == that.positive;
    }

    @Override
    public int hashCode() {
      return text.hashCode() + (positive ? 1 : 0);
    }
  }

  /** An array or object with so many elements or members, or more. */
  record SizeAtLeast(long size) implements Constraint {}

  /** An array or object with so many elements or members, or less. */
  record SizeAtMost(long size) implements Constraint {}

  /** An array whose elements from one index to before another, if there, satisfy a formula. */
  record EveryItem(long from, long to, Formula formula) implements Constraint {}

  /** An array with an element from one index to before another that satisfies a formula. */
  record SomeItem(long from, long to, Formula formula) implements Constraint {}

  /** An array in which the number of elements that satisfy a formula is within bounds. */
  record ItemCount(Formula formula, long min, long max) implements Constraint {}

  /** An array whose elements are, or are not, all different. */
  record UniqueItems(boolean unique) implements Constraint {}

  /** An object whose members with a name of a language satisfy a formula. */
  record EveryName(Language names, Formula formula) implements Constraint {}

  /** An object with a member whose name is of a language and whose value satisfies a formula. */
  record SomeName(Language names, Formula formula) implements Constraint {}
}
