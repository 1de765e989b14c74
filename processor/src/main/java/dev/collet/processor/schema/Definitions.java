package dev.collet.processor.schema;

import com.palantir.javapoet.TypeName;
import dev.collet.processor.shape.Member;
import dev.collet.processor.shape.Shape;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * The types of one document that contain themselves, each with its key under {@code $defs}: the
 * simple name, numbered when two types share it, in the order in which they come. Keys need no
 * escaping in a JSON Pointer or a URI.
 */
final class Definitions {
  private final Map<TypeName, Shape> shapes = new LinkedHashMap<>();
  private final Map<TypeName, String> keys = new LinkedHashMap<>();
  private final Set<String> taken = new HashSet<>();
  private final Map<Shape, Boolean> visited = new IdentityHashMap<>();

  /** Takes in the recursive types below a shape. */
  void collect(Shape shape) {
    if (visited.put(shape, true) != null) {
      return;
    }
    if (shape instanceof Shape.ObjectShape object) {
      if (object.isRecursive()) {
        add(object, object.key());
      }
      object.members().stream().map(Member::shape).forEach(this::collect);
    } else if (shape instanceof Shape.UnionShape union) {
      if (union.isRecursive()) {
        add(union, union.key());
      }
      union.alternatives().forEach(each -> collect(each.shape()));
    } else if (shape instanceof Shape.ArrayShape array) {
      collect(array.element());
    } else if (shape instanceof Shape.MapShape map) {
      collect(map.value());
    } else if (shape instanceof Shape.OptionalShape optional) {
      collect(optional.value());
    } else if (shape instanceof Shape.ValueShape value) {
      collect(value.value());
    }
  }

  private void add(Shape shape, String name) {
    if (shapes.putIfAbsent(shape.type(), shape) == null) {
      String base = name.replaceAll("[^A-Za-z0-9_.-]", "_");
      String key = base;
      for (int number = 2; !taken.add(key); number++) {
        key = base + "_" + number;
      }
      keys.put(shape.type(), key);
    }
  }

  boolean contains(TypeName type) {
    return keys.containsKey(type);
  }

  String key(TypeName type) {
    String key = keys.get(type);
    if (key == null) {
      throw new IllegalStateException("a reference to " + type + ", which is not defined");
    }
    return key;
  }

  Map<TypeName, Shape> shapes() {
    return shapes;
  }
}
