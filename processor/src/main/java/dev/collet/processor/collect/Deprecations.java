package dev.collet.processor.collect;

import dev.collet.processor.model.Annotation;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;
import javax.lang.model.util.Elements;

/**
 * Says what generated code has to be silent about, because the author's own classes that it must
 * refer to are deprecated. A build with {@code -Werror} is not to fail in code nobody wrote.
 */
public final class Deprecations {
  private final Elements elements;
  private final Set<String> categories = new TreeSet<>();
  private final Set<String> seen = new HashSet<>();

  private Deprecations(Elements elements) {
    this.elements = elements;
  }

  /** The categories of javac's lint: {@code deprecation}, {@code removal}, both or none. */
  public static Set<String> of(ToolClass tools, Elements elements) {
    Deprecations found = new Deprecations(elements);
    for (Element part = tools.type(); part != null; part = part.getEnclosingElement()) {
      found.element(part);
    }
    for (ExecutableElement method : tools.methods()) {
      found.element(method);
      found.signature(method);
    }
    for (TypeMirror above : tools.type().getInterfaces()) {
      found.type(above);
    }
    found.type(tools.type().getSuperclass());
    return found.categories;
  }

  private void signature(ExecutableElement method) {
    type(method.getReturnType());
    method.getParameters().forEach(parameter -> type(parameter.asType()));
    for (Annotation mapping : Annotation.all(method)) {
      mapping.types("exception").forEach(this::type);
    }
  }

  private void type(TypeMirror type) {
    if (type instanceof ArrayType array) {
      type(array.getComponentType());
    } else if (type instanceof WildcardType wildcard) {
      if (wildcard.getExtendsBound() != null) {
        type(wildcard.getExtendsBound());
      }
    } else if (type instanceof DeclaredType declared
        && declared.asElement() instanceof TypeElement element) {
      declared.getTypeArguments().forEach(this::type);
      declared(element);
    }
  }

  private void declared(TypeElement type) {
    String name = type.getQualifiedName().toString();
    if (!seen.add(name)) {
      return;
    }
    element(type);
    if (name.startsWith("java.")) {
      return;
    }
    type.getPermittedSubclasses().forEach(this::type);
    type(type.getSuperclass());
    for (Element member : type.getEnclosedElements()) {
      if (!(member instanceof TypeElement)) {
        element(member);
      }
      if (member instanceof ExecutableElement method) {
        signature(method);
      }
    }
  }

  private void element(Element element) {
    if (elements.isDeprecated(element)) {
      boolean isForRemoval =
          Annotation.find(element, "java.lang.Deprecated")
              .map(annotation -> annotation.value("forRemoval"))
              .filter(value -> Boolean.TRUE.equals(value.getValue()))
              .isPresent();
      categories.add(isForRemoval ? "removal" : "deprecation");
    }
  }
}
