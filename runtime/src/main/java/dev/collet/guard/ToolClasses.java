package dev.collet.guard;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.stream.Collectors;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/** Says which classes must have a toolset, as the processor's own stages would. */
final class ToolClasses {
  private final Elements elements;

  ToolClasses(Elements elements) {
    this.elements = elements;
  }

  /** Whether a class declares tools that a toolset is generated for, and has none. */
  boolean isMissingToolset(TypeElement type) {
    return ElementFilter.methodsIn(type.getEnclosedElements()).stream()
            .anyMatch(ToolClasses::isTool)
        && !isTemplate(type)
        && !isSuppressed(type)
        && elements.getTypeElement(toolsetOf(type)) == null;
  }

  /** The qualified name of the generated class. */
  String toolsetOf(TypeElement type) {
    Deque<String> names = new ArrayDeque<>();
    for (Element part = type; part instanceof TypeElement; part = part.getEnclosingElement()) {
      names.addFirst(part.getSimpleName().toString().replace("_", "__"));
    }
    String packageName = elements.getPackageOf(type).getQualifiedName().toString();
    String simpleName = names.stream().collect(Collectors.joining("_", "", "Toolset"));
    return packageName.isEmpty() ? simpleName : packageName + "." + simpleName;
  }

  private static boolean isTool(ExecutableElement method) {
    return method.getAnnotationMirrors().stream()
        .anyMatch(mirror -> isCalled(mirror, "dev.collet.Tool"));
  }

  private static boolean isCalled(AnnotationMirror mirror, String name) {
    return mirror.getAnnotationType().asElement() instanceof TypeElement annotation
        && annotation.getQualifiedName().contentEquals(name);
  }

  /** The tools of abstract and generic types are served by the classes below them. */
  private static boolean isTemplate(TypeElement type) {
    boolean isAbstractClass =
        type.getKind() == ElementKind.CLASS && type.getModifiers().contains(Modifier.ABSTRACT);
    return isAbstractClass
        || !type.getTypeParameters().isEmpty()
        || type.getKind() == ElementKind.ANNOTATION_TYPE;
  }

  private static boolean isSuppressed(TypeElement type) {
    for (Element part = type; part instanceof TypeElement; part = part.getEnclosingElement()) {
      SuppressWarnings suppressed = part.getAnnotation(SuppressWarnings.class);
      if (suppressed != null) {
        for (String name : suppressed.value()) {
          if (name.equals("collet:ProcessorNotRun")) {
            return true;
          }
        }
      }
    }
    return false;
  }
}
