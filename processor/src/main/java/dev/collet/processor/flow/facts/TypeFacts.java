package dev.collet.processor.flow.facts;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.IntersectionType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import org.jspecify.annotations.Nullable;

/** Answers questions about types that come up at every call. */
final class TypeFacts {
  private static final Set<String> RUN_BY_OTHERS =
      Set.of(
          "java.util.Iterator",
          "java.util.Spliterator",
          "java.util.concurrent.CompletionStage",
          "java.util.concurrent.CompletableFuture",
          "java.util.concurrent.Future",
          "java.util.stream.Collector",
          "java.lang.ThreadLocal");

  private final Map<TypeElement, Boolean> collections = new HashMap<>();
  private final Elements elements;
  private final Types types;
  private final Map<Element, Boolean> runnable = new HashMap<>();
  private final Map<TypeElement, Optional<ExecutableElement>> descriptors = new HashMap<>();

  private final Map<TypeElement, Map<String, Optional<ExecutableElement>>> members =
      new HashMap<>();

  TypeFacts(Elements elements, Types types) {
    this.elements = elements;
    this.types = types;
  }

  /** The class of a type; of its bound for a type variable; null for others. */
  @Nullable TypeElement element(@Nullable TypeMirror type) {
    if (type instanceof TypeVariable variable) {
      return element(variable.getUpperBound());
    }
    if (type instanceof IntersectionType intersection) {
      return element(intersection.getBounds().get(0));
    }
    return type instanceof DeclaredType declared && declared.asElement() instanceof TypeElement it
        ? it
        : null;
  }

  /** Whether a value of the type is code that runs later: a function, a stream, a stage. */
  boolean isRunnable(@Nullable TypeMirror type) {
    TypeElement element = element(type);
    if (element == null) {
      return false;
    }
    Boolean isRunnable = runnable.get(element);
    if (isRunnable == null) {
      isRunnable = decide(element);
      runnable.put(element, isRunnable);
    }
    return isRunnable;
  }

  private boolean decide(TypeElement type) {
    String name = type.getQualifiedName().toString();
    return RUN_BY_OTHERS.contains(name)
        || name.startsWith("java.util.stream.")
        || (type.getKind().isInterface() && descriptor(type) != null);
  }

  /** The only abstract method of a functional interface; null when it is none. */
  @Nullable ExecutableElement descriptor(TypeElement type) {
    if (!type.getKind().isInterface()) {
      return null;
    }
    Optional<ExecutableElement> descriptor = descriptors.get(type);
    if (descriptor == null) {
      descriptor = Optional.ofNullable(find(type));
      descriptors.put(type, descriptor);
    }
    return descriptor.orElse(null);
  }

  private @Nullable ExecutableElement find(TypeElement type) {
    ExecutableElement found = null;
    for (ExecutableElement method : ElementFilter.methodsIn(elements.getAllMembers(type))) {
      if (method.getModifiers().contains(Modifier.ABSTRACT) && !isObjects(method)) {
        if (found != null && !overridesEachOther(found, method, type)) {
          return null;
        }
        found = found == null ? method : found;
      }
    }
    return found;
  }

  private boolean overridesEachOther(
      ExecutableElement one, ExecutableElement other, TypeElement type) {
    return elements.overrides(one, other, type) || elements.overrides(other, one, type);
  }

  private static boolean isObjects(ExecutableElement method) {
    String name = method.getSimpleName().toString();
    int count = method.getParameters().size();
    return (name.equals("equals") && count == 1)
        || ((name.equals("hashCode") || name.equals("toString")) && count == 0);
  }

  /** The method of that name without parameters that a value of the type has, or null. */
  @Nullable ExecutableElement member(@Nullable TypeMirror type, String name) {
    TypeElement element = element(type);
    // Javac goes through all that the class inherits.
    return element == null
        ? null
        : members
            .computeIfAbsent(element, any -> new HashMap<>())
            .computeIfAbsent(name, any -> Optional.ofNullable(find(element, name)))
            .orElse(null);
  }

  private @Nullable ExecutableElement find(TypeElement element, String name) {
    ExecutableElement found = null;
    for (ExecutableElement method : ElementFilter.methodsIn(elements.getAllMembers(element))) {
      if (method.getSimpleName().contentEquals(name) && method.getParameters().isEmpty()) {
        if (found == null || elements.overrides(method, found, element)) {
          found = method;
        }
      }
    }
    return found;
  }

  /** What the method throws when called on a value of the type, type arguments put in. */
  List<? extends TypeMirror> thrown(ExecutableElement method, @Nullable TypeMirror receiver) {
    if (receiver instanceof DeclaredType declared
        && !method.getModifiers().contains(Modifier.STATIC)
        && types.asMemberOf(declared, method)
            instanceof javax.lang.model.type.ExecutableType type) {
      return type.getThrownTypes();
    }
    return method.getThrownTypes();
  }

  /** Whether a class is a collection or a map; kept, as it is asked for nearly each argument. */
  boolean isCollection(TypeElement type) {
    Boolean isCollection = collections.get(type);
    if (isCollection == null) {
      isCollection = isA(type, "java.util.Collection") || isA(type, "java.util.Map");
      collections.put(type, isCollection);
    }
    return isCollection;
  }

  private boolean isA(TypeElement type, String name) {
    TypeElement wanted = elements.getTypeElement(name);
    return wanted != null
        && types.isSubtype(types.erasure(type.asType()), types.erasure(wanted.asType()));
  }
}
