package dev.collet.json;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.Iterator;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Writes trees of JDK objects. */
final class TreeOutput {
  private TreeOutput() {}

  /**
   * Writes a tree. Keeps its own stack: how deep a result may be must not depend on a thread's.
   *
   * @throws UnwritableValue for classes that are not part of such trees
   */
  static void write(@Nullable Object tree, JsonWriter out) {
    Level level = begin(tree, out, null);
    while (level != null) {
      if (!level.rest.hasNext()) {
        level.end(out);
        level = level.outer;
      } else {
        Level inner = begin(level.next(out), out, level);
        level = inner == null ? level : inner;
      }
    }
  }

  /** Writes the value, or begins it when it is an object or array, which is then returned. */
  private static @Nullable Level begin(
      @Nullable Object value, JsonWriter out, @Nullable Level outer) {
    if (value instanceof Map<?, ?> object) {
      out.beginObject();
      return new Level(outer, object.entrySet().iterator(), new HashSet<>());
    }
    Collection<?> array =
        value instanceof Collection<?> elements
            ? elements
            : value instanceof Object[] elements ? Arrays.asList(elements) : null;
    if (array != null) {
      out.beginArray();
      return new Level(outer, array.iterator(), null);
    }
    writeScalar(value, out);
    return null;
  }

  /** An object or array that is being written. */
  private record Level(@Nullable Level outer, Iterator<?> rest, @Nullable Set<String> names) {
    /** Begins the next member or element, and returns its value. */
    @Nullable Object next(JsonWriter out) {
      Object next = rest.next();
      if (names == null) {
        out.element();
        return next;
      }
      Map.Entry<?, ?> member = (Map.Entry<?, ?>) Objects.requireNonNull(next);
      String name = String.valueOf(member.getKey());
      out.checkNew(names.add(name), name);
      out.name(name);
      return member.getValue();
    }

    void end(JsonWriter out) {
      if (names == null) {
        out.endArray();
      } else {
        out.endObject();
      }
    }
  }

  private static void writeScalar(@Nullable Object value, JsonWriter out) {
    if (value == null) {
      out.writeNull();
    } else if (value instanceof CharSequence text) {
      out.writeString(text);
    } else if (value instanceof Boolean is) {
      out.writeBoolean(is);
    } else if (value instanceof Number number) {
      writeNumber(number, out);
    } else {
      throw out.unwritable(
          "expected a map, list, text, number, boolean or null, got another kind of object");
    }
  }

  /** Writes a number of any class, whole or not. */
  static void writeNumber(Number number, JsonWriter out) {
    if (number instanceof Double) {
      out.writeDouble(number.doubleValue());
    } else if (number instanceof Float) {
      out.writeFloat(number.floatValue());
    } else {
      BigDecimal exact = TreeNumbers.decimal(number);
      if (exact != null) {
        out.writeBigDecimal(exact);
      } else if (number.longValue() == number.doubleValue()) {
        // AtomicLong and the like.
        out.writeLong(number.longValue());
      } else {
        out.writeDouble(number.doubleValue());
      }
    }
  }
}
