package dev.collet.processor.collect;

import dev.collet.processor.model.Annotation;
import dev.collet.processor.model.ToolsetNames;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/**
 * Says which tools a class has. Tools belong to the class or interface that declares them. Where
 * that one can't have a toolset (it is abstract, or has type parameters) or has none (it comes from
 * a library that was compiled without the processor), they belong to each concrete class below it
 * that is compiled here.
 */
public final class ToolFinder {
  private final Elements elements;
  private final Types types;
  private final Predicate<Element> isSource;

  /**
   * Makes a finder.
   *
   * @param isSource whether an element is compiled here
   */
  public ToolFinder(Elements elements, Types types, Predicate<Element> isSource) {
    this.elements = elements;
    this.types = types;
    this.isSource = isSource;
  }

  /** The methods that a type itself declares as tools. */
  public static List<ExecutableElement> declared(TypeElement type) {
    return ElementFilter.methodsIn(type.getEnclosedElements()).stream()
        .filter(method -> Annotation.find(method, Annotation.TOOL).isPresent())
        .toList();
  }

  /** Whether only classes below it can be served: it is abstract, or has type parameters. */
  public static boolean isTemplate(TypeElement type) {
    boolean isAbstractClass =
        type.getKind().isClass() && type.getModifiers().contains(Modifier.ABSTRACT);
    return isAbstractClass && type.getKind() != ElementKind.ENUM || hasTypeParameters(type);
  }

  private static boolean hasTypeParameters(TypeElement type) {
    return !type.getTypeParameters().isEmpty();
  }

  /** The type with its tools; empty when it has none, or is a template. */
  public Optional<ToolClass> find(TypeElement type) {
    if (isTemplate(type) || type.getKind() == ElementKind.ANNOTATION_TYPE) {
      return Optional.empty();
    }
    List<ExecutableElement> own = declared(type);
    List<ExecutableElement> methods = new ArrayList<>();
    if (type.getKind().isClass()) {
      for (TypeElement supertype : unserved(type)) {
        for (ExecutableElement method : declared(supertype)) {
          if (isInherited(method, own, methods, type)) {
            methods.add(method);
          }
        }
      }
    }
    methods.addAll(own);
    return methods.isEmpty() ? Optional.empty() : Optional.of(new ToolClass(type, methods));
  }

  private boolean isInherited(
      ExecutableElement method,
      List<ExecutableElement> own,
      List<ExecutableElement> nearer,
      TypeElement type) {
    return !method.getModifiers().contains(Modifier.PRIVATE)
        && own.stream().noneMatch(other -> elements.overrides(other, method, type))
        && nearer.stream().noneMatch(other -> elements.overrides(other, method, type));
  }

  /** The supertypes that leave their tools to this class, the nearest first. */
  private Set<TypeElement> unserved(TypeElement type) {
    Set<TypeElement> found = new LinkedHashSet<>();
    collect(type, found);
    return found;
  }

  private void collect(TypeElement type, Set<TypeElement> found) {
    for (TypeMirror supertype : types.directSupertypes(type.asType())) {
      if (supertype.getKind() == TypeKind.DECLARED
          && ((DeclaredType) supertype).asElement() instanceof TypeElement above
          && !isPlatform(above)
          && !isServed(above)
          && found.add(above)) {
        collect(above, found);
      }
    }
  }

  private boolean isServed(TypeElement type) {
    if (isTemplate(type) || find(type).isEmpty()) {
      return false;
    }
    String packageName = elements.getPackageOf(type).getQualifiedName().toString();
    String simpleName = ToolsetNames.of(type);
    return isSource.test(type)
        || elements.getTypeElement(
                packageName.isEmpty() ? simpleName : packageName + "." + simpleName)
            != null;
  }

  private static boolean isPlatform(TypeElement type) {
    String name = type.getQualifiedName().toString();
    return name.startsWith("java.") || name.startsWith("javax.");
  }
}
