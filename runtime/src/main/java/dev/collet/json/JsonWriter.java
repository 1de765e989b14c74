package dev.collet.json;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Collection;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What generated code writes results to: one JSON value, checked against what has been published
 * while it is written.
 *
 * <p>Every {@code write} method throws {@link UnwritableValue} for null, and for values that no
 * JSON or not the published schema has room for. Lone surrogates become U+FFFD.
 */
public abstract class JsonWriter extends TextWriter {
  /** For the writers of this package. */
  JsonWriter() {}

  /** Opens an object. */
  public abstract void beginObject();

  /** Begins a member: its value is to be written next. */
  public abstract void name(JsonName name);

  /** Begins a member whose name is data: its value is to be written next. */
  public abstract void name(String name);

  /** Closes the object. */
  public abstract void endObject();

  /** Opens an array. */
  public abstract void beginArray();

  /** Begins an element: its value is to be written next. */
  public abstract void element();

  /** Closes the array. */
  public abstract void endArray();

  /** Writes null. */
  public abstract void writeNull();

  /** Writes {@code true} or {@code false}. */
  public abstract void writeBoolean(boolean value);

  /** Writes an integer. */
  public abstract void writeInt(int value);

  /** Writes an integer, all its digits. */
  public abstract void writeLong(long value);

  /** Writes a finite number. */
  public abstract void writeDouble(double value);

  /** Writes a finite number. */
  public abstract void writeFloat(float value);

  /** Writes an integer, all its digits. */
  public abstract void writeBigInteger(@Nullable BigInteger value);

  /** Writes a number without loss and without exponent. */
  public abstract void writeBigDecimal(@Nullable BigDecimal value);

  /** Writes an integer that must be in the range. */
  public final void writeInt(int value, int min, int max) {
    if (value < min || value > max) {
      throw unwritable("expected an integer from " + min + " to " + max);
    }
    writeInt(value);
  }

  /** Writes an integer that must be in the range. */
  public final void writeLong(long value, long min, long max) {
    if (value < min || value > max) {
      throw unwritable("expected an integer from " + min + " to " + max);
    }
    writeLong(value);
  }

  /** Writes a number that must fulfil the rule. */
  public final void writeDouble(double value, NumberRule rule) {
    checkFinite(Double.isFinite(value));
    check(new BigDecimal(Double.toString(value)), rule);
    writeDouble(value);
  }

  /** Writes a number that must fulfil the rule. */
  public final void writeFloat(float value, NumberRule rule) {
    checkFinite(Float.isFinite(value));
    check(new BigDecimal(Float.toString(value)), rule);
    writeFloat(value);
  }

  /** Writes an integer that must fulfil the rule. */
  public final void writeBigInteger(@Nullable BigInteger value, NumberRule rule) {
    check(new BigDecimal(notNull(value, "integer")), rule);
    writeBigInteger(value);
  }

  /** Writes a number that must fulfil the rule. */
  public final void writeBigDecimal(@Nullable BigDecimal value, NumberRule rule) {
    check(notNull(value, "number"), rule);
    writeBigDecimal(value);
  }

  /** Writes a JDK tree: Map, Collection, array of objects, CharSequence, Number, Boolean, null. */
  public final void writeAny(@Nullable Object tree) {
    TreeOutput.write(tree, this);
  }

  /** Writes a JDK tree that must be an object. */
  public final void writeAnyObject(@Nullable Map<String, ? extends @Nullable Object> tree) {
    TreeOutput.write(notNull(tree, "object"), this);
  }

  /** Writes a JDK tree that must be an array. */
  public final void writeAnyArray(@Nullable Collection<? extends @Nullable Object> tree) {
    TreeOutput.write(notNull(tree, "array"), this);
  }

  /**
   * Checks a number of elements.
   *
   * @param max or -1
   */
  public final void checkElements(int count, int min, int max) {
    String complaint = Count.complaint(count, min, max, "element");
    if (complaint != null) {
      throw unwritable(complaint);
    }
  }

  /**
   * Checks a number of members.
   *
   * @param max or -1
   */
  public final void checkMembers(int count, int min, int max) {
    String complaint = Count.complaint(count, min, max, "member");
    if (complaint != null) {
      throw unwritable(complaint);
    }
  }

  /** Checks that a name did not come before, once names are text. */
  public final void checkNew(boolean isNew, String name) {
    if (!isNew) {
      throw unwritable("two keys have the same text " + Excerpt.quoted(name));
    }
  }

  /** What to throw for null where the schema has none. */
  public final UnwritableValue unexpectedNull(String form) {
    return unwritable("expected " + form + ", got null");
  }

  /** The value, which must not be null. */
  public final <T> T present(@Nullable T value, String form) {
    return notNull(value, form);
  }

  /** Writes a number of any class. */
  public final void writeNumber(@Nullable Number value) {
    TreeOutput.writeNumber(notNull(value, "number"), this);
  }

  /** Writes a number of any class that must fulfil the rule. */
  public final void writeNumber(@Nullable Number value, NumberRule rule) {
    Number number = notNull(value, "number");
    BigDecimal exact = TreeNumbers.decimal(number);
    check(exact == null ? BigDecimal.valueOf(number.doubleValue()) : exact, rule);
    writeNumber(number);
  }

  /**
   * Opens an array whose elements must all be different as JSON values.
   *
   * @return to be handed to {@link #endUniqueArray}
   */
  public abstract int beginUniqueArray();

  /** Closes an array and checks that its elements are all different. */
  public abstract void endUniqueArray(int start);

  final void checkUnique(Collection<? extends @Nullable Object> elements) {
    if (TreeEquality.firstRepeated(elements) >= 0) {
      throw unwritable("an element comes twice, but all elements must be different");
    }
  }

  private void check(BigDecimal value, NumberRule rule) {
    if (!rule.admits(value)) {
      throw unwritable("expected a number" + rule.form());
    }
  }
}
