package dev.collet.processor.flow.facts;

import dev.collet.processor.flow.ExceptionType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.IntersectionType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.UnionType;
import javax.lang.model.util.Elements;
import org.jspecify.annotations.Nullable;

/** Turns javac's types into exception types that need no compiler. */
final class ExceptionTypes {
  private final Elements elements;
  private final Map<Element, ExceptionType> known = new HashMap<>();
  private final Map<String, ExceptionType> named = new HashMap<>();
  private final Set<String> unknown = new HashSet<>();

  ExceptionTypes(Elements elements) {
    this.elements = elements;
  }

  /** The classes that a value of this type can be; empty when it is no exception. */
  List<ExceptionType> of(@Nullable TypeMirror type) {
    if (type instanceof UnionType union) {
      return union.getAlternatives().stream().flatMap(each -> of(each).stream()).toList();
    }
    if (type instanceof TypeVariable variable) {
      return of(variable.getUpperBound());
    }
    if (type instanceof IntersectionType intersection) {
      return of(intersection.getBounds().get(0));
    }
    if (type instanceof DeclaredType declared
        && type.getKind() == TypeKind.DECLARED
        && declared.asElement() instanceof TypeElement element) {
      return List.of(of(element));
    }
    return List.of();
  }

  /** Whether values of the type can be thrown. */
  boolean isException(@Nullable TypeMirror type) {
    return type instanceof DeclaredType declared
        && type.getKind() == TypeKind.DECLARED
        && declared.asElement() instanceof TypeElement element
        && of(element).isA("java.lang.Throwable");
  }

  /**
   * Whether a value of the type may be one that can be thrown, also where the type does not say.
   */
  boolean mayBeException(@Nullable TypeMirror type) {
    if (type == null || type.getKind().isPrimitive()) {
      return false;
    }
    return type.getKind() != TypeKind.DECLARED
        || !(type instanceof DeclaredType declared)
        || !declared.asElement().getKind().isClass()
        || isException(type)
        || !(((TypeElement) declared.asElement()).getSuperclass() instanceof DeclaredType);
  }

  /** The class of that canonical name, or null when the compilation does not know it. */
  @Nullable ExceptionType named(String name) {
    ExceptionType type = named.get(name);
    if (type == null && unknown.contains(name)) {
      return null;
    }
    if (type == null) {
      TypeElement element = elements.getTypeElement(name);
      if (element == null) {
        unknown.add(name);
        return null;
      }
      type = of(element);
      named.put(name, type);
    }
    return type;
  }

  /** A class that is always there. */
  ExceptionType builtIn(String name) {
    ExceptionType type = named(name);
    if (type == null) {
      throw new IllegalStateException("The class path has no " + name);
    }
    return type;
  }

  private ExceptionType of(TypeElement element) {
    ExceptionType type = known.get(element);
    if (type == null) {
      List<String> ancestry = new ArrayList<>();
      TypeElement each = element;
      while (each != null && !each.getQualifiedName().contentEquals("java.lang.Object")) {
        ancestry.add(name(each));
        each =
            each.getSuperclass() instanceof DeclaredType declared
                ? (TypeElement) declared.asElement()
                : null;
      }
      if (ancestry.isEmpty()) {
        ancestry.add("java.lang.Object");
      }
      type = new ExceptionType(ancestry);
      known.put(element, type);
    }
    return type;
  }

  private String name(TypeElement element) {
    return element.getQualifiedName().isEmpty()
        ? elements.getBinaryName(element).toString()
        : element.getQualifiedName().toString();
  }
}
