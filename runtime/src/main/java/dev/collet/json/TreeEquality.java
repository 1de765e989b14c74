package dev.collet.json;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Compares JDK trees as JSON values: 1 and 1.0 are equal, members have no order. */
final class TreeEquality {
  private TreeEquality() {}

  /** The position of the first element that equals an earlier one, or -1. */
  static int firstRepeated(Collection<? extends @Nullable Object> elements) {
    Set<@Nullable Object> seen = new HashSet<>();
    int index = 0;
    for (Object element : elements) {
      if (!seen.add(normal(element))) {
        return index;
      }
      index++;
    }
    return -1;
  }

  /** A value whose {@code equals} is JSON's equality. */
  private static @Nullable Object normal(@Nullable Object value) {
    if (value instanceof Map<?, ?> members) {
      Map<@Nullable Object, @Nullable Object> normal = new HashMap<>();
      members.forEach((name, member) -> normal.put(name, normal(member)));
      return normal;
    }
    if (value instanceof Collection<?> elements) {
      List<@Nullable Object> normal = new ArrayList<>();
      elements.forEach(element -> normal.add(normal(element)));
      return normal;
    }
    if (value instanceof Number number) {
      BigDecimal decimal = TreeNumbers.decimal(number);
      if (decimal == null) {
        return value;
      }
      return decimal.signum() == 0 ? BigDecimal.ZERO : decimal.stripTrailingZeros();
    }
    return value;
  }
}
