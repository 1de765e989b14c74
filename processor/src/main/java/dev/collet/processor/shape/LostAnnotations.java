package dev.collet.processor.shape;

import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;

/** Refuses annotations that stand where nothing sees them: their authors rely on them. */
final class LostAnnotations {
  private final Context context;

  LostAnnotations(Context context) {
    this.context = context;
  }

  /**
   * Reports annotations of a type variable inside another type, as in {@code List<@Size(max = 3)
   * T>}: the compiler puts the argument in the variable's place, and they are gone.
   */
  boolean checkVariables(Element member, Place place) {
    TypeMirror type =
        member instanceof ExecutableElement method ? method.getReturnType() : member.asType();
    return type instanceof TypeVariable || checkInside(type, place);
  }

  private boolean checkInside(TypeMirror type, Place place) {
    boolean isFine = true;
    if (type instanceof TypeVariable) {
      for (AnnotationMirror mirror : type.getAnnotationMirrors()) {
        String name = Annotated.nameOf(mirror);
        if (SupportedAnnotations.isConstraintPackage(name)
            || name.startsWith("com.fasterxml.jackson.")) {
          isFine = false;
          context.unsupported(
              Annotated.of(type),
              mirror,
              place,
              "stands on the type variable "
                  + TypeText.of(type)
                  + ", where it is lost. Put it on the type that stands for the variable.");
        }
      }
    } else if (type instanceof ArrayType array) {
      isFine = checkInside(array.getComponentType(), place);
    } else if (type instanceof DeclaredType declared) {
      for (TypeMirror argument : declared.getTypeArguments()) {
        isFine &= checkInside(argument, place);
      }
    }
    return isFine;
  }

  /** Reports constraints on a text that is no structured content. */
  void checkText(Annotated annotated, Place place) {
    for (AnnotationMirror mirror : annotated.all()) {
      if (SupportedAnnotations.isConstraintPackage(Annotated.nameOf(mirror))
          && !Annotated.simpleNameOf(mirror).equals("NotNull")) {
        context.unsupported(
            annotated,
            mirror,
            place,
            "is not checked, since a text without an output schema is no structured content. Check"
                + " it in the tool, or declare an outputSchema.");
      }
    }
  }
}
