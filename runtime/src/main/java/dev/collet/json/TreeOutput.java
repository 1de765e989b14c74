package dev.collet.json;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Writes trees of JDK objects. */
final class TreeOutput {
  private TreeOutput() {}

  /**
   * Writes a tree.
   *
   * @throws UnwritableValue for classes that are not part of such trees
   */
  static void write(@Nullable Object tree, JsonWriter out) {
    if (tree == null) {
      out.writeNull();
    } else if (tree instanceof CharSequence text) {
      out.writeString(text);
    } else if (tree instanceof Boolean is) {
      out.writeBoolean(is);
    } else if (tree instanceof Number number) {
      writeNumber(number, out);
    } else if (tree instanceof Map<?, ?> object) {
      writeObject(object, out);
    } else if (tree instanceof Collection<?> array) {
      writeArray(array, out);
    } else if (tree instanceof Object[] array) {
      writeArray(Arrays.asList(array), out);
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

  private static void writeObject(Map<?, ?> object, JsonWriter out) {
    out.beginObject();
    Set<String> names = new HashSet<>();
    for (Map.Entry<?, ?> member : object.entrySet()) {
      String name = String.valueOf(member.getKey());
      out.checkNew(names.add(name), name);
      out.name(name);
      write(member.getValue(), out);
    }
    out.endObject();
  }

  private static void writeArray(Collection<?> array, JsonWriter out) {
    out.beginArray();
    for (Object element : array) {
      out.element();
      write(element, out);
    }
    out.endArray();
  }
}
