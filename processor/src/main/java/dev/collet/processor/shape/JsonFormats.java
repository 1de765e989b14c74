package dev.collet.processor.shape;

import java.util.List;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;

/**
 * {@code @JsonFormat}: fine where it asks for the form that the type has anyway, refused where it
 * asks for another.
 */
final class JsonFormats {
  private JsonFormats() {}

  static void check(Shape shape, Annotated annotated, Place place, Context context) {
    AnnotationMirror format = annotated.find(Jackson.FORMAT);
    if (format == null || isFine(shape, format)) {
      return;
    }
    context.unsupported(
        annotated,
        format,
        place,
        "asks for another form than that of "
            + TypeText.ofName(shape.type())
            + ". Remove it, or use a String.");
  }

  /** On a type: one that asks an object or enum to be what it is. */
  static void checkType(TypeElement element, Place place, Context context) {
    AnnotationMirror format = Annotated.of(element).find(Jackson.FORMAT);
    if (format == null) {
      return;
    }
    String form = Annotated.constant(format, "shape", "ANY");
    boolean isEnum = element.getKind() == ElementKind.ENUM;
    boolean isOwn =
        Set.of("ANY", "NATURAL").contains(form)
            || (isEnum ? form.equals("STRING") : Set.of("OBJECT", "POJO").contains(form));
    boolean isPlain =
        format.getElementValues().keySet().stream()
            .allMatch(member -> member.getSimpleName().contentEquals("shape"));
    if (!isOwn || !isPlain) {
      context.unsupported(
          place,
          "@JsonFormat on "
              + place.subject()
              + " asks for another form than "
              + (isEnum ? "a string" : "an object")
              + ". Remove it, or use a type of that form.");
    }
  }

  private static boolean isFine(Shape shape, AnnotationMirror format) {
    Shape value = shape instanceof Shape.OptionalShape optional ? optional.value() : shape;
    for (String member : List.of("locale", "timezone", "lenient", "with", "without", "radix")) {
      if (Annotated.written(format, member) != null) {
        return false;
      }
    }
    String pattern = Annotated.text(format, "pattern", "");
    return (pattern.isEmpty() || isDefaultPattern(value, pattern))
        && isOwnForm(value, Annotated.constant(format, "shape", "ANY"));
  }

  private static boolean isDefaultPattern(Shape shape, String pattern) {
    return shape instanceof Shape.TextShape text
        && switch (text.kind()) {
          case LOCAL_DATE -> pattern.equals("yyyy-MM-dd") || pattern.equals("uuuu-MM-dd");
          case YEAR -> pattern.equals("yyyy") || pattern.equals("uuuu");
          case YEAR_MONTH -> pattern.equals("yyyy-MM") || pattern.equals("uuuu-MM");
          default -> false;
        };
  }

  private static boolean isOwnForm(Shape shape, String form) {
    return switch (form) {
      case "ANY", "NATURAL" -> true;
      case "STRING" -> shape instanceof Shape.TextShape || shape instanceof Shape.EnumShape;
      case "NUMBER" -> shape instanceof Shape.IntegerShape || shape instanceof Shape.NumberShape;
      case "NUMBER_INT" -> shape instanceof Shape.IntegerShape;
      case "NUMBER_FLOAT" -> shape instanceof Shape.NumberShape;
      case "BOOLEAN" -> shape instanceof Shape.BooleanShape;
      case "ARRAY" -> shape instanceof Shape.ArrayShape;
      case "OBJECT", "POJO" ->
          shape instanceof Shape.ObjectShape || shape instanceof Shape.MapShape;
      case "BINARY" -> shape instanceof Shape.TextShape text && text.kind() == TextKind.BYTES;
      default -> false;
    };
  }
}
