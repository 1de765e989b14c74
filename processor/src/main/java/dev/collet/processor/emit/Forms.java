package dev.collet.processor.emit;

import dev.collet.processor.shape.Shape;
import dev.collet.processor.shape.TextKind;
import java.util.stream.Collectors;

/** Says in words what a value must be, for the message about a member that is missing. */
final class Forms {
  private static final int MOST_LISTED = 12;

  private Forms() {}

  static String of(Shape shape) {
    if (shape instanceof Shape.BooleanShape) {
      return "boolean";
    }
    if (shape instanceof Shape.IntegerShape) {
      return "integer";
    }
    if (shape instanceof Shape.NumberShape) {
      return "number";
    }
    if (shape instanceof Shape.TextShape text) {
      return text.kind() == TextKind.STRING ? "string" : text.kind().expectation();
    }
    if (shape instanceof Shape.EnumShape choice) {
      return choice.constants().stream()
              .limit(MOST_LISTED)
              .map(constant -> '"' + constant.json() + '"')
              .collect(
                  Collectors.joining(", ", choice.constants().size() == 1 ? "" : "one of ", ""))
          + (choice.constants().size() > MOST_LISTED ? ", …" : "");
    }
    if (shape instanceof Shape.OptionalShape optional) {
      return of(optional.value());
    }
    if (shape instanceof Shape.ValueShape value) {
      return of(value.value());
    }
    if (shape instanceof Shape.AnyShape any) {
      return switch (any.kind()) {
        case TREE_OBJECT -> "object";
        case TREE_ARRAY -> "array";
        default -> "any JSON value";
      };
    }
    return shape instanceof Shape.ArrayShape ? "array" : "object";
  }
}
