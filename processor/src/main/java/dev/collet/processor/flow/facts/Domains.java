package dev.collet.processor.flow.facts;

import dev.collet.processor.flow.value.Choice;
import dev.collet.processor.flow.value.Fact;
import dev.collet.processor.flow.value.Ranges;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Tells what a type alone says about its values. */
final class Domains {
  private static final Map<String, TypeKind> BOXES =
      Map.of(
          "java.lang.Byte", TypeKind.BYTE,
          "java.lang.Short", TypeKind.SHORT,
          "java.lang.Character", TypeKind.CHAR,
          "java.lang.Integer", TypeKind.INT,
          "java.lang.Long", TypeKind.LONG,
          "java.lang.Boolean", TypeKind.BOOLEAN);

  private final Map<Element, Fact> enums = new HashMap<>();

  /** What every value of the type fits. */
  Fact of(@Nullable TypeMirror type) {
    if (type == null) {
      return Fact.ANY;
    }
    if (type.getKind().isPrimitive()) {
      return primitive(type.getKind());
    }
    if (!(type instanceof DeclaredType declared)
        || !(declared.asElement() instanceof TypeElement element)) {
      return Fact.ANY;
    }
    if (element.getKind() == ElementKind.ENUM) {
      return enums.computeIfAbsent(element, any -> constants(element));
    }
    TypeKind box = BOXES.get(element.getQualifiedName().toString());
    return box == null ? Fact.ANY : primitive(box).orNull();
  }

  private static Fact constants(TypeElement type) {
    Set<Object> constants = new HashSet<>();
    for (Element member : type.getEnclosedElements()) {
      if (member.getKind() == ElementKind.ENUM_CONSTANT) {
        constants.add(new Choice.Constant(member.getSimpleName().toString()));
      }
    }
    return Fact.choice(new Choice(true, constants)).orNull();
  }

  /** Whether the type is one of whole numbers, boxed or not. */
  static boolean isWhole(@Nullable TypeMirror type) {
    Ranges range = type == null ? null : range(kind(type));
    return range != null;
  }

  /** The numbers of a type; null when it is no type of whole numbers. */
  static @Nullable Ranges range(@Nullable TypeMirror type) {
    return type == null ? null : range(kind(type));
  }

  private static TypeKind kind(TypeMirror type) {
    return type instanceof DeclaredType declared
            && declared.asElement() instanceof TypeElement element
        ? BOXES.getOrDefault(element.getQualifiedName().toString(), TypeKind.DECLARED)
        : type.getKind();
  }

  private static @Nullable Ranges range(TypeKind kind) {
    return switch (kind) {
      case BYTE -> Ranges.of(Byte.MIN_VALUE, Byte.MAX_VALUE);
      case SHORT -> Ranges.of(Short.MIN_VALUE, Short.MAX_VALUE);
      case CHAR -> Ranges.of(Character.MIN_VALUE, Character.MAX_VALUE);
      case INT -> Ranges.of(Integer.MIN_VALUE, Integer.MAX_VALUE);
      case LONG -> Ranges.ALL;
      default -> null;
    };
  }

  private static Fact primitive(TypeKind kind) {
    if (kind == TypeKind.BOOLEAN) {
      return Fact.choice(Choice.BOOLEAN);
    }
    Ranges range = range(kind);
    return range == null ? Fact.OBJECT : Fact.number(range);
  }

  /** Whether what the type's objects hold never changes. */
  static boolean isImmutable(@Nullable TypeMirror type) {
    if (type == null || type.getKind().isPrimitive() || type.getKind() == TypeKind.ARRAY) {
      return true;
    }
    if (!(type instanceof DeclaredType declared)
        || !(declared.asElement() instanceof TypeElement element)) {
      return false;
    }
    String name = element.getQualifiedName().toString();
    return element.getKind() == ElementKind.ENUM
        || BOXES.containsKey(name)
        || name.equals("java.lang.String")
        || name.equals("java.lang.CharSequence")
        || name.startsWith("java.time.");
  }
}
