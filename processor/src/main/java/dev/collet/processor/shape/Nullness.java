package dev.collet.processor.shape;

import java.util.Set;

/**
 * Whether null is meant: any annotation that says so by its simple name counts, be it on the
 * declaration or on the type. A reference without one is required.
 */
final class Nullness {
  private static final Set<String> NULLABLE =
      Set.of("Nullable", "CheckForNull", "NullableDecl", "PossiblyNull", "RecentlyNullable");

  private Nullness() {}

  static boolean isNullable(Annotated annotated) {
    return annotated.find(mirror -> NULLABLE.contains(Annotated.simpleNameOf(mirror))) != null;
  }
}
