package dev.collet.server;

import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Notices when an object has a member twice, which parsers let pass and no two agree on. */
final class SeenNames {
  private static final int FEW = 8;

  private final String[] few = new String[FEW];
  private int count;
  private @Nullable Set<String> many;

  /** Whether the name was not there yet. */
  boolean add(String name) {
    if (many != null) {
      return many.add(name);
    }
    for (int i = 0; i < count; i++) {
      if (few[i].equals(name)) {
        return false;
      }
    }
    if (count == FEW) {
      many = new HashSet<>(Set.of(few));
      return many.add(name);
    }
    few[count++] = name;
    return true;
  }
}
