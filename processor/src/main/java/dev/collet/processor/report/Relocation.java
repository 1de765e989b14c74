package dev.collet.processor.report;

import java.util.List;
import java.util.Map;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.Elements;
import org.jspecify.annotations.Nullable;

/**
 * Finds today's element for one that was kept from an earlier round: javac enters all classes anew
 * when a round has made sources, and only knows the position of elements of the last entry.
 */
public final class Relocation {
  private final Elements elements;

  /** Looks elements up by name. */
  public Relocation(Elements elements) {
    this.elements = elements;
  }

  /** The element that now stands for an element of an earlier round; itself if there is none. */
  public Element element(Element old) {
    Element found = find(old);
    return found == null ? old : found;
  }

  private @Nullable Element find(Element old) {
    if (old instanceof PackageElement) {
      return old;
    }
    if (old instanceof TypeElement type) {
      return current(type);
    }
    Element enclosing = old.getEnclosingElement();
    Element home = enclosing == null ? null : find(enclosing);
    if (home == null || home == enclosing && isCurrent(home, old)) {
      return old;
    }
    if (home instanceof ExecutableElement method
        && enclosing instanceof ExecutableElement before
        && old instanceof VariableElement) {
      int index = before.getParameters().indexOf(old);
      return index < 0 ? null : method.getParameters().get(index);
    }
    for (Element candidate : home.getEnclosedElements()) {
      if (candidate.getKind() == old.getKind()
          && candidate.getSimpleName().contentEquals(old.getSimpleName())
          && candidate.toString().equals(old.toString())) {
        return candidate;
      }
    }
    return null;
  }

  /** Without the module, javac would look for the name in all modules of the JDK. */
  private @Nullable TypeElement current(TypeElement type) {
    ModuleElement module = elements.getModuleOf(type);
    TypeElement found =
        module == null ? null : elements.getTypeElement(module, type.getQualifiedName());
    return found == null ? elements.getTypeElement(type.getQualifiedName()) : found;
  }

  private static boolean isCurrent(Element home, Element member) {
    return home instanceof ExecutableElement || home.getEnclosedElements().contains(member);
  }

  /** The same annotation on today's element; null when it stands in none, or inside another. */
  static @Nullable AnnotationMirror annotation(AnnotationMirror mirror, Element now) {
    return Positions.same(mirror, now);
  }

  /** The same value in today's annotation. */
  static @Nullable AnnotationValue value(
      AnnotationMirror old, AnnotationValue value, AnnotationMirror now) {
    for (Map.Entry<? extends ExecutableElement, ? extends AnnotationValue> entry :
        old.getElementValues().entrySet()) {
      for (Map.Entry<? extends ExecutableElement, ? extends AnnotationValue> other :
          now.getElementValues().entrySet()) {
        if (entry.getKey().getSimpleName().contentEquals(other.getKey().getSimpleName())) {
          AnnotationValue found = inside(entry.getValue(), value, other.getValue());
          if (found != null) {
            return found;
          }
        }
      }
    }
    return null;
  }

  private static @Nullable AnnotationValue inside(
      AnnotationValue tree, AnnotationValue wanted, AnnotationValue now) {
    if (tree == wanted) {
      return now;
    }
    if (tree.getValue() instanceof List<?> list
        && now.getValue() instanceof List<?> others
        && list.size() == others.size()) {
      for (int i = 0; i < list.size(); i++) {
        AnnotationValue found =
            inside((AnnotationValue) list.get(i), wanted, (AnnotationValue) others.get(i));
        if (found != null) {
          return found;
        }
      }
    }
    if (tree.getValue() instanceof AnnotationMirror inner
        && now.getValue() instanceof AnnotationMirror other) {
      return value(inner, wanted, other);
    }
    return null;
  }
}
