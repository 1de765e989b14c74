package dev.collet.processor.shape;

import com.palantir.javapoet.ClassName;
import dev.collet.processor.shape.Shape.AnyKind;
import dev.collet.processor.shape.Shape.ArrayShape;
import dev.collet.processor.shape.Shape.MapShape;
import dev.collet.processor.shape.Shape.Size;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.AnnotationMirror;
import org.jspecify.annotations.Nullable;

/**
 * Puts Jakarta Validation's constraints into shapes, where the schema and the generated code find
 * them. A constraint that doesn't fit its type is an error.
 */
final class Constraints {
  private final Context context;

  Constraints(Context context) {
    this.context = context;
  }

  /** The shape with the constraints that the annotations name. */
  Shape apply(Shape shape, Annotated annotated, Place place) {
    Shape result = shape;
    boolean isEmpty = false;
    for (AnnotationMirror mirror : constraints(annotated)) {
      String why = WrittenBounds.whyWrong(mirror);
      if (why != null) {
        context.unsupported(annotated, mirror, place, why);
        continue;
      }
      result = apply(result, annotated, mirror, place);
      String empty = isEmpty ? null : Emptiness.of(result);
      if (empty != null) {
        isEmpty = true;
        context.unsupported(
            annotated,
            mirror,
            place,
            "leaves no value: nothing is " + empty + ". Correct the bounds.");
      }
    }
    return result;
  }

  private static List<AnnotationMirror> constraints(Annotated annotated) {
    List<AnnotationMirror> found = new ArrayList<>();
    for (AnnotationMirror mirror : annotated.all()) {
      if (SupportedAnnotations.isConstraintPackage(Annotated.nameOf(mirror))) {
        if (Annotated.simpleNameOf(mirror).equals("List")) {
          found.addAll(Annotated.annotations(mirror, "value"));
        } else {
          found.add(mirror);
        }
      }
    }
    return found;
  }

  private Shape apply(Shape shape, Annotated annotated, AnnotationMirror mirror, Place place) {
    if (shape instanceof Shape.OptionalShape optional) {
      Shape value = apply(optional.value(), annotated, mirror, place);
      return new Shape.OptionalShape(optional.type(), optional.kind(), value);
    }
    String name = Annotated.simpleNameOf(mirror);
    Shape result =
        switch (name) {
          case "NotNull" -> shape;
          case "Size", "NotEmpty" -> sized(shape, mirror, name);
          case "NotBlank", "Email", "Pattern" ->
              shape instanceof Shape.TextShape text && text.kind() == TextKind.STRING
                  ? TextConstraints.apply(
                      text, mirror, why -> context.unsupported(annotated, mirror, place, why))
                  : null;
          default -> NumberConstraints.apply(shape, mirror);
        };
    if (result == null && isKnown(name)) {
      context.unsupported(
          annotated,
          mirror,
          place,
          "does not fit " + TypeText.ofName(shape.type()) + ". Remove it, or change the type.");
      return shape;
    }
    return result == null ? shape : result;
  }

  /** Others have been refused when the annotations were looked through. */
  private static boolean isKnown(String name) {
    return SupportedAnnotations.isConstraint(name);
  }

  private static @Nullable Shape sized(Shape shape, AnnotationMirror mirror, String name) {
    boolean isSize = name.equals("Size");
    int min = isSize ? (int) Annotated.number(mirror, "min", 0) : 1;
    long written = isSize ? Annotated.number(mirror, "max", Integer.MAX_VALUE) : Integer.MAX_VALUE;
    int max = written == Integer.MAX_VALUE ? -1 : (int) written;
    if (shape instanceof Shape.TextShape text && text.kind() == TextKind.STRING) {
      return TextConstraints.sized(text, min, max);
    }
    if (shape instanceof ArrayShape array) {
      return new ArrayShape(
          array.type(),
          array.kind(),
          array.element(),
          array.isElementNullable(),
          array.isUnique(),
          size(array.size(), min, max));
    }
    if (shape instanceof MapShape map) {
      return new MapShape(
          map.type(),
          map.kind(),
          map.key(),
          map.value(),
          map.isValueNullable(),
          size(map.size(), min, max));
    }
    return shape instanceof Shape.AnyShape any ? sizedTree(any, min, max) : null;
  }

  /** A tree with a size is a list or a map of trees. */
  private static @Nullable Shape sizedTree(Shape.AnyShape any, int min, int max) {
    Shape element = new Shape.AnyShape(ClassName.OBJECT, AnyKind.TREE);
    Size size = size(Size.NONE, min, max);
    return switch (any.kind()) {
      case TREE_ARRAY ->
          new ArrayShape(any.type(), Shape.ArrayKind.LIST, element, false, false, size);
      case TREE_OBJECT ->
          new MapShape(
              any.type(),
              Shape.MapKind.MAP,
              new Shape.TextShape(
                  ClassName.get(String.class), TextKind.STRING, Shape.TextBounds.NONE),
              element,
              false,
              size);
      default -> null;
    };
  }

  private static Size size(Size size, int min, int max) {
    return new Size(Math.max(size.min(), min), tighter(size.max(), max));
  }

  static int tighter(int one, int other) {
    return one < 0 ? other : other < 0 ? one : Math.min(one, other);
  }
}
