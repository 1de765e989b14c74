package dev.collet.processor.emit;

import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.collet.processor.code.CodeBlock;
import dev.collet.processor.shape.Member;
import dev.collet.processor.shape.Shape;
import dev.collet.processor.shape.TextKind;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Writes default values as Java. */
final class Defaults {
  private Defaults() {}

  /** The default as a literal; null when there is none, or when it takes a reader to make it. */
  static @Nullable CodeBlock literal(Member member) {
    JsonNode value = member.defaultValue();
    if (value == null) {
      return null;
    }
    Shape shape = member.shape();
    if (shape instanceof Shape.TextShape text && text.kind() == TextKind.STRING) {
      return CodeBlock.of("$S", value.asString());
    }
    if (shape instanceof Shape.BooleanShape) {
      return CodeBlock.of("$L", value.asBoolean());
    }
    if (shape instanceof Shape.IntegerShape integer) {
      return integer(integer, value);
    }
    if (shape instanceof Shape.NumberShape number) {
      double exact = value.asDouble();
      return switch (number.kind()) {
        case DOUBLE -> CodeBlock.of("$L", exact);
        case FLOAT -> CodeBlock.of("$Lf", Float.parseFloat(value.toString()));
        case BIG_DECIMAL, NUMBER -> null;
      };
    }
    return shape instanceof Shape.EnumShape choice ? constant(choice, value.asString()) : null;
  }

  private static @Nullable CodeBlock integer(Shape.IntegerShape shape, JsonNode value) {
    String digits = new BigDecimal(value.toString()).toBigInteger().toString();
    return switch (shape.kind()) {
      case BYTE, SHORT, INT -> CodeBlock.of("$L", digits);
      case LONG -> CodeBlock.of("$LL", digits);
      case BIG_INTEGER -> null;
    };
  }

  /** The constant with a text; null when there is none. */
  static @Nullable CodeBlock constant(Shape.EnumShape shape, String json) {
    for (Shape.EnumShape.Constant constant : shape.constants()) {
      if (constant.json().equals(json) || constant.aliases().contains(json)) {
        return CodeBlock.of("$T.$N", shape.type(), constant.javaName());
      }
    }
    return null;
  }

  /** The class of a generic type. */
  static TypeName raw(TypeName type) {
    return type instanceof ParameterizedTypeName generic ? generic.rawType() : type;
  }
}
