package dev.collet.processor.shape;

import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/**
 * Annotations that stand for the annotations they carry: Jakarta Validation's composed constraints,
 * and Jackson's bundles.
 */
final class Bundles {
  private static final String INSIDE = "com.fasterxml.jackson.annotation.JacksonAnnotationsInside";

  private Bundles() {}

  /** Whether the annotation type only stands for those it carries. */
  static boolean isBundle(Element type) {
    return find(type, INSIDE) != null || (isConstraint(type) && whyNotComposed(type) == null);
  }

  /** Whether the annotation type is a constraint of a user's own. */
  static boolean isConstraint(Element type) {
    return constraint(type) != null;
  }

  /** Why a constraint of a user's own can't be told by the ones it is composed of, or null. */
  static @Nullable String whyNotComposed(Element type) {
    AnnotationMirror constraint = constraint(type);
    if (constraint != null && !Annotated.values(constraint, "validatedBy").isEmpty()) {
      return "is checked by a class of its own, which no schema says";
    }
    boolean isComposed =
        type.getAnnotationMirrors().stream()
            .anyMatch(
                each ->
                    SupportedAnnotations.isConstraintPackage(Annotated.nameOf(each))
                        || isConstraint(each.getAnnotationType().asElement()));
    if (constraint != null && !isComposed) {
      return "is a constraint of its own, which no schema says";
    }
    for (ExecutableElement member : ElementFilter.methodsIn(type.getEnclosedElements())) {
      boolean overrides =
          member.getAnnotationMirrors().stream()
              .anyMatch(each -> Annotated.simpleNameOf(each).startsWith("OverridesAttribute"));
      if (overrides) {
        return "changes what it is composed of by its member '" + member.getSimpleName() + "'";
      }
    }
    return null;
  }

  private static @Nullable AnnotationMirror constraint(Element type) {
    AnnotationMirror jakarta = find(type, "jakarta.validation.Constraint");
    return jakarta == null ? find(type, "javax.validation.Constraint") : jakarta;
  }

  private static @Nullable AnnotationMirror find(Element type, String name) {
    for (AnnotationMirror mirror : type.getAnnotationMirrors()) {
      if (Annotated.nameOf(mirror).equals(name)) {
        return mirror;
      }
    }
    return null;
  }
}
