package dev.collet.processor.emit;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.WildcardTypeName;
import dev.collet.processor.code.MethodSpec;
import dev.collet.processor.shape.Shape;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;

/** How collections and maps are made of the values that were read. */
final class Containers {
  private Containers() {}

  /**
   * What a container is declared to hold. That may be wider than what is put into it, {@code
   * Page<?>} where a {@code Page<Object>} is made.
   */
  static TypeName held(TypeName container, int index, Shape made) {
    if (container instanceof ArrayTypeName array) {
      return plain(array.componentType());
    }
    return container instanceof ParameterizedTypeName generic
        ? plain(generic.typeArguments().get(index))
        : plain(made.type());
  }

  /** A type argument that values can be made of: the bound of a wildcard, a box for a primitive. */
  private static TypeName plain(TypeName type) {
    if (type instanceof WildcardTypeName wildcard) {
      return wildcard.lowerBounds().isEmpty()
          ? wildcard.upperBounds().get(0)
          : wildcard.lowerBounds().get(0);
    }
    return type.box();
  }

  /**
   * Returns {@code values} as the container that is wanted.
   *
   * @param first the type of its elements or keys
   * @param collected the class of {@code values}
   */
  static void addReturn(
      MethodSpec.Builder method, TypeName container, TypeName first, ClassName collected) {
    ClassName wanted = made(container);
    switch (wanted.canonicalName()) {
      case "java.util.EnumSet" -> {
        method.beginControlFlow("if (!in.isClean())").addStatement("return null").endControlFlow();
        method.addStatement("$T made = $T.noneOf($T.class)", container, wanted, first);
        method.addStatement("made.addAll(values)").addStatement("return made");
      }
      case "java.util.EnumMap" -> {
        method.beginControlFlow("if (!in.isClean())").addStatement("return null").endControlFlow();
        method.addStatement("$T made = new $T<>($T.class)", container, wanted, first);
        method.addStatement("made.putAll(values)").addStatement("return made");
      }
      default -> {
        if (wanted.equals(collected)) {
          method.addStatement("return values");
        } else {
          method.addStatement("return in.isClean() ? new $T<>(values) : null", wanted);
        }
      }
    }
  }

  /** The class that a container's type is made as. */
  private static ClassName made(TypeName type) {
    ClassName raw = (ClassName) Defaults.raw(type);
    return switch (raw.canonicalName()) {
      case "java.util.List", "java.util.Collection", "java.util.SequencedCollection" ->
          ClassName.get(ArrayList.class);
      case "java.util.Queue", "java.util.Deque" -> ClassName.get(ArrayDeque.class);
      case "java.util.Set", "java.util.SequencedSet" -> ClassName.get(LinkedHashSet.class);
      case "java.util.SortedSet", "java.util.NavigableSet" -> ClassName.get(TreeSet.class);
      case "java.util.Map", "java.util.SequencedMap" -> ClassName.get(LinkedHashMap.class);
      case "java.util.SortedMap", "java.util.NavigableMap" -> ClassName.get(TreeMap.class);
      case "java.util.concurrent.ConcurrentMap" -> ClassName.get(ConcurrentHashMap.class);
      case "java.util.concurrent.ConcurrentNavigableMap" ->
          ClassName.get(ConcurrentSkipListMap.class);
      default -> raw;
    };
  }
}
