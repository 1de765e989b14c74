package dev.collet.processor.emit;

import com.palantir.javapoet.ArrayTypeName;
import dev.collet.processor.code.CodeBlock;
import dev.collet.processor.shape.Shape;
import dev.collet.processor.shape.TextKind;

/** Writes the tests for what Jackson calls empty. */
final class Emptiness {
  private Emptiness() {}

  /** Neither null nor empty. */
  static CodeBlock isNotEmpty(Shape shape, CodeBlock value) {
    if (shape.type() instanceof ArrayTypeName) {
      return CodeBlock.of("$L != null && $L.length > 0", value, value);
    }
    boolean isText = shape instanceof Shape.TextShape text && text.kind() == TextKind.STRING;
    boolean isContainer =
        shape instanceof Shape.ArrayShape
            || shape instanceof Shape.MapShape
            || (shape instanceof Shape.AnyShape any
                && (any.kind() == Shape.AnyKind.TREE_OBJECT
                    || any.kind() == Shape.AnyKind.TREE_ARRAY));
    if (isText) {
      return CodeBlock.of("$L != null && $L.length() > 0", value, value);
    }
    return isContainer
        ? CodeBlock.of("$L != null && !$L.isEmpty()", value, value)
        : CodeBlock.of("$L != null", value);
  }

  /** The method that gives an optional's value. */
  static String getter(Shape.OptionalKind kind) {
    return switch (kind) {
      case OPTIONAL -> "get";
      case INT -> "getAsInt";
      case LONG -> "getAsLong";
      case DOUBLE -> "getAsDouble";
    };
  }
}
