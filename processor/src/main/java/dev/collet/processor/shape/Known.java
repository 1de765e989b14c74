package dev.collet.processor.shape;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;
import org.jspecify.annotations.Nullable;

/**
 * What the tools of one class have in common, read once. A shape is kept when reading it gave no
 * finding, and when its type is compiled here: elsewhere its members have no place of their own,
 * and their sites are the tool's.
 */
final class Known {
  private final Map<String, Shape> shapes = new HashMap<>();
  private final Map<TypeElement, Set<String>> supertypes = new HashMap<>();
  private @Nullable TypeElement owner;

  /** Forgets what was read for another class: its package, or javac's round, may differ. */
  Known of(TypeElement toolClass) {
    if (!toolClass.equals(owner)) {
      shapes.clear();
      supertypes.clear();
      owner = toolClass;
    }
    return this;
  }

  @Nullable Shape shape(String key) {
    return shapes.get(key);
  }

  void keep(String key, Shape shape) {
    shapes.put(key, shape);
  }

  /** The qualified names of a class and of all that it extends and implements. */
  Set<String> supertypes(TypeElement type, Types types) {
    Set<String> known = supertypes.get(type);
    if (known == null) {
      known = new HashSet<>();
      collect(type, types, known);
      supertypes.put(type, known);
    }
    return known;
  }

  private static void collect(TypeElement type, Types types, Set<String> names) {
    if (names.add(type.getQualifiedName().toString())) {
      for (TypeMirror each : types.directSupertypes(type.asType())) {
        if (each instanceof DeclaredType declared
            && declared.asElement() instanceof TypeElement above) {
          collect(above, types, names);
        }
      }
    }
  }
}
