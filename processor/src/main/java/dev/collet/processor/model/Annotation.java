package dev.collet.processor.model;

import dev.collet.processor.report.Site;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/**
 * An annotation as it is written, read as a mirror and by name, so that no class of the user's is
 * loaded.
 *
 * @param element what is annotated
 * @param mirror the annotation
 */
public record Annotation(Element element, AnnotationMirror mirror) {
  /** {@code dev.collet.Tool}. */
  public static final String TOOL = "dev.collet.Tool";

  /** The annotation of this qualified name. */
  public static Optional<Annotation> find(Element element, String name) {
    return all(element).stream().filter(annotation -> annotation.isCalled(name)).findFirst();
  }

  /** All annotations that are written on an element. */
  public static List<Annotation> all(Element element) {
    List<Annotation> all = new ArrayList<>();
    for (AnnotationMirror mirror : element.getAnnotationMirrors()) {
      all.add(new Annotation(element, mirror));
    }
    return all;
  }

  /** Whether this is its qualified name. */
  public boolean isCalled(String name) {
    return ((TypeElement) mirror.getAnnotationType().asElement())
        .getQualifiedName()
        .contentEquals(name);
  }

  /** The value of a member as it is written; null when the default stands. */
  public @Nullable AnnotationValue value(String member) {
    for (Map.Entry<? extends ExecutableElement, ? extends AnnotationValue> entry :
        mirror.getElementValues().entrySet()) {
      if (entry.getKey().getSimpleName().contentEquals(member)) {
        return entry.getValue();
      }
    }
    return null;
  }

  /** A text member; empty when it is not written. */
  public String text(String member) {
    AnnotationValue value = value(member);
    return value != null && value.getValue() instanceof String text ? text : "";
  }

  /** A text member; null when it is not written or empty. */
  public @Nullable String textOrNull(String member) {
    String text = text(member);
    return text.isEmpty() ? null : text;
  }

  /** The elements of an array member, or the one value written in its place. */
  public List<AnnotationValue> values(String member) {
    AnnotationValue value = value(member);
    if (value == null) {
      return List.of();
    }
    if (!(value.getValue() instanceof List<?> list)) {
      return List.of(value);
    }
    List<AnnotationValue> values = new ArrayList<>();
    list.forEach(item -> values.add((AnnotationValue) item));
    return values;
  }

  /** The texts of an array member. */
  public List<String> texts(String member) {
    return values(member).stream()
        .map(AnnotationValue::getValue)
        .filter(String.class::isInstance)
        .map(String.class::cast)
        .toList();
  }

  /** The names of an array member's enum constants. */
  public List<String> constants(String member) {
    return values(member).stream()
        .map(AnnotationValue::getValue)
        .filter(VariableElement.class::isInstance)
        .map(value -> ((VariableElement) value).getSimpleName().toString())
        .toList();
  }

  /** The classes of an array member. */
  public List<TypeMirror> types(String member) {
    return values(member).stream()
        .map(AnnotationValue::getValue)
        .filter(TypeMirror.class::isInstance)
        .map(TypeMirror.class::cast)
        .toList();
  }

  /** The annotations of an array member; their sites are on this annotation's element. */
  public List<Annotation> annotations(String member) {
    return values(member).stream()
        .map(AnnotationValue::getValue)
        .filter(AnnotationMirror.class::isInstance)
        .map(inner -> new Annotation(element, (AnnotationMirror) inner))
        .toList();
  }

  /** The annotation's place. */
  public Site site() {
    return Site.of(element, mirror);
  }

  /** A member's place; the annotation's when it is not written. */
  public Site site(String member) {
    return Site.of(element, mirror, value(member));
  }

  /** A value's place inside this annotation. */
  public Site site(AnnotationValue value) {
    return Site.of(element, mirror, value);
  }
}
