package dev.collet.processor.shape;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import javax.lang.model.AnnotatedConstruct;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.QualifiedNameable;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/**
 * Everything that carries the annotations of one thing: a record component's are spread over the
 * component, its accessor, its field, the constructor's parameter and its type. Annotations are
 * looked up by name, as mirrors: no class of the user's is loaded. What a bundle of annotations
 * holds counts as if it stood there itself.
 */
final class Annotated {
  private final List<AnnotatedConstruct> constructs;

  private Annotated(List<AnnotatedConstruct> constructs) {
    List<AnnotatedConstruct> all = new ArrayList<>(constructs);
    // The list grows: a bundle may hold bundles.
    for (int i = 0; i < all.size(); i++) {
      for (AnnotationMirror mirror : all.get(i).getAnnotationMirrors()) {
        Element bundle = mirror.getAnnotationType().asElement();
        if (Bundles.isBundle(bundle) && !all.contains(bundle)) {
          all.add(bundle);
        }
      }
    }
    this.constructs = List.copyOf(all);
  }

  /** What the constructs carry together; the first one that has an annotation decides. */
  static Annotated of(List<? extends AnnotatedConstruct> constructs) {
    return new Annotated(new ArrayList<>(constructs));
  }

  /** What one element or type carries. */
  static Annotated of(AnnotatedConstruct construct) {
    return new Annotated(List.of(construct));
  }

  /** The same, and what the type carries. */
  Annotated and(TypeMirror type) {
    List<AnnotatedConstruct> all = new ArrayList<>(constructs);
    all.add(type);
    return new Annotated(all);
  }

  /** All annotations; one that stands on several constructs comes several times. */
  List<AnnotationMirror> all() {
    List<AnnotationMirror> all = new ArrayList<>();
    for (AnnotatedConstruct construct : constructs) {
      all.addAll(construct.getAnnotationMirrors());
    }
    return all;
  }

  /** The first annotation whose qualified name is one of these, or null. */
  @Nullable AnnotationMirror find(String... names) {
    List<String> wanted = List.of(names);
    return find(mirror -> wanted.contains(nameOf(mirror)));
  }

  /** The first annotation that fits, or null. */
  @Nullable AnnotationMirror find(Predicate<AnnotationMirror> fits) {
    for (AnnotatedConstruct construct : constructs) {
      for (AnnotationMirror mirror : construct.getAnnotationMirrors()) {
        if (fits.test(mirror)) {
          return mirror;
        }
      }
    }
    return null;
  }

  /** Whether there is an annotation whose qualified name is one of these. */
  boolean has(String... names) {
    return find(names) != null;
  }

  /** The element that carries the annotation itself, or null when a type or a bundle does. */
  @Nullable Element holder(AnnotationMirror mirror) {
    for (AnnotatedConstruct construct : constructs) {
      if (construct instanceof Element element
          && element.getKind() != ElementKind.ANNOTATION_TYPE
          && element.getAnnotationMirrors().contains(mirror)) {
        return element;
      }
    }
    return null;
  }

  /** An annotation's qualified name. */
  static String nameOf(AnnotationMirror mirror) {
    return ((QualifiedNameable) mirror.getAnnotationType().asElement())
        .getQualifiedName()
        .toString();
  }

  /** An annotation's name without the package. */
  static String simpleNameOf(AnnotationMirror mirror) {
    return mirror.getAnnotationType().asElement().getSimpleName().toString();
  }

  /** What was written for the annotation's member; null when nothing was. */
  static @Nullable AnnotationValue written(AnnotationMirror mirror, String member) {
    for (Map.Entry<? extends ExecutableElement, ? extends AnnotationValue> entry :
        mirror.getElementValues().entrySet()) {
      if (entry.getKey().getSimpleName().contentEquals(member)) {
        return entry.getValue();
      }
    }
    return null;
  }

  /** The text that was written for the member, or the other text. */
  static String text(AnnotationMirror mirror, String member, String otherwise) {
    AnnotationValue value = written(mirror, member);
    return value != null && value.getValue() instanceof String text ? text : otherwise;
  }

  /** The flag that was written for the member, or the other one. */
  static boolean flag(AnnotationMirror mirror, String member, boolean otherwise) {
    AnnotationValue value = written(mirror, member);
    return value != null && value.getValue() instanceof Boolean flag ? flag : otherwise;
  }

  /** The number that was written for the member, or the other one. */
  static long number(AnnotationMirror mirror, String member, long otherwise) {
    AnnotationValue value = written(mirror, member);
    return value != null && value.getValue() instanceof Number number
        ? number.longValue()
        : otherwise;
  }

  /** The name of the enum constant that was written for the member, or the other one. */
  static String constant(AnnotationMirror mirror, String member, String otherwise) {
    AnnotationValue value = written(mirror, member);
    return value != null && value.getValue() instanceof VariableElement constant
        ? constant.getSimpleName().toString()
        : otherwise;
  }

  /** The values that were written for an array member; a single one counts as an array. */
  static List<AnnotationValue> values(AnnotationMirror mirror, String member) {
    AnnotationValue value = written(mirror, member);
    if (value == null) {
      return List.of();
    }
    if (value.getValue() instanceof List<?> list) {
      List<AnnotationValue> values = new ArrayList<>();
      for (Object each : list) {
        values.add((AnnotationValue) each);
      }
      return values;
    }
    return List.of(value);
  }

  /** The texts that were written for an array member. */
  static List<String> texts(AnnotationMirror mirror, String member) {
    return values(mirror, member).stream().map(value -> value.getValue().toString()).toList();
  }

  /** The annotations that were written for an array member. */
  static List<AnnotationMirror> annotations(AnnotationMirror mirror, String member) {
    List<AnnotationMirror> found = new ArrayList<>();
    for (AnnotationValue value : values(mirror, member)) {
      if (value.getValue() instanceof AnnotationMirror annotation) {
        found.add(annotation);
      }
    }
    return found;
  }
}
