package dev.collet.json;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Copies trees, so that a tool that changes its argument changes nobody else's. */
final class TreeCopy {
  private TreeCopy() {}

  static @Nullable Object of(@Nullable Object tree) {
    if (tree instanceof Map<?, ?> object) {
      return of(object);
    }
    return tree instanceof Collection<?> array ? of(array) : tree;
  }

  static Map<String, @Nullable Object> of(Map<?, ?> object) {
    Map<String, @Nullable Object> copy = new LinkedHashMap<>();
    object.forEach((name, member) -> copy.put(String.valueOf(name), of(member)));
    return copy;
  }

  static List<@Nullable Object> of(Collection<?> array) {
    List<@Nullable Object> copy = new ArrayList<>();
    array.forEach(element -> copy.add(of(element)));
    return copy;
  }
}
