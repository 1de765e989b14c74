package dev.collet.processor.shape;

import dev.collet.processor.shape.Member.Omission;
import javax.lang.model.element.AnnotationMirror;
import org.jspecify.annotations.Nullable;

/** Decides whether a member must be there, and what an absent or null one means. */
final class PresenceReader {
  private final Context context;

  PresenceReader(Context context) {
    this.context = context;
  }

  /**
   * What was found.
   *
   * @param isRequired as {@link Member#isRequired}
   * @param isNullable as {@link Member#isNullable}
   * @param omission as {@link Member#omission}
   */
  record Presence(boolean isRequired, boolean isNullable, Omission omission) {}

  Presence input(
      Property property,
      Shape shape,
      boolean isNullable,
      @Nullable AnnotationMirror tool,
      @Nullable AnnotationMirror json,
      Place place) {
    boolean isAsked =
        (tool != null && Annotated.flag(tool, "required", false))
            || (json != null && Annotated.flag(json, "required", false));
    boolean isRequired = isAsked || !isNullable;
    boolean hasDefault = tool != null && Annotated.written(tool, "defaultValue") != null;
    if (isAsked && hasDefault) {
      context
          .problems()
          .report(
              RuleName.INVALID_DEFAULT,
              place,
              place.subject()
                  + " is required and has a default, which would never be used. Remove one of the"
                  + " two.");
    }
    if (!isRequired && !hasDefault && property.type().getKind().isPrimitive()) {
      context
          .problems()
          .report(
              RuleName.OPTIONAL_PRIMITIVE,
              place,
              place.subject()
                  + " may be absent, but a primitive "
                  + TypeText.of(property.type())
                  + " can't be. Give it a defaultValue, or use "
                  + TypeText.ofName(shape.type().box())
                  + ".");
    }
    return new Presence(isRequired, !isRequired, Omission.NEVER);
  }

  Presence output(
      Shape shape,
      boolean isNullable,
      @Nullable AnnotationMirror tool,
      Annotated annotated,
      ClassFacets facets,
      Place place) {
    AnnotationMirror include = annotated.find(Jackson.INCLUDE);
    String own = include == null ? "USE_DEFAULTS" : Annotated.constant(include, "value", "ALWAYS");
    String inclusion = own.equals("USE_DEFAULTS") ? facets.inclusion() : own;
    boolean isPrimitive = shape.type().isPrimitive();
    return switch (inclusion) {
      case "ALWAYS" -> new Presence(true, isNullable, Omission.NEVER);
      case "NON_EMPTY" -> {
        boolean canBeEmpty = isNullable || canBeEmpty(shape) || include != null;
        yield isPrimitive || !canBeEmpty
            ? new Presence(true, false, Omission.NEVER)
            : new Presence(false, isNullable || include != null, Omission.WHEN_EMPTY);
      }
      case "USE_DEFAULTS", "NON_NULL", "NON_ABSENT" -> {
        boolean isMeantNullable = isNullable || (!isPrimitive && !own.equals("USE_DEFAULTS"));
        boolean isAsked = tool != null && Annotated.flag(tool, "required", false);
        yield !isMeantNullable
            ? new Presence(true, false, Omission.NEVER)
            : isAsked
                ? new Presence(true, true, Omission.NEVER)
                : new Presence(false, true, Omission.WHEN_NULL);
      }
      default -> {
        context.unsupported(
            place,
            "@JsonInclude("
                + inclusion
                + ") on "
                + place.subject()
                + " is not supported: whether the member is there would depend on a value. Use"
                + " NON_NULL or NON_EMPTY.");
        yield new Presence(!isNullable, isNullable, Omission.NEVER);
      }
    };
  }

  private static boolean canBeEmpty(Shape shape) {
    return shape instanceof Shape.TextShape
        || shape instanceof Shape.ArrayShape
        || shape instanceof Shape.MapShape
        || shape instanceof Shape.AnyShape;
  }
}
