package dev.collet.processor.emit;

import com.palantir.javapoet.TypeName;
import dev.collet.processor.code.CodeBlock;
import dev.collet.processor.shape.Shape;
import dev.collet.processor.shape.TextKind;
import java.util.Map;

/** Writes the statement that writes a value. */
final class WriteCode {
  private static final Map<TextKind, String> METHODS = Kinds.suffixes();

  private final Codecs codecs;
  private final Codecs enums;

  WriteCode(Codecs codecs, Codecs enums) {
    this.codecs = codecs;
    this.enums = enums;
  }

  /**
   * The statement, in terms of a JsonWriter called {@code out}.
   *
   * @param value the expression to write
   * @param at the class it stands in
   * @param wanted what to call its constants
   */
  CodeBlock of(Shape shape, CodeBlock value, Holder at, String wanted) {
    if (shape instanceof Shape.BooleanShape) {
      return CodeBlock.of("out.writeBoolean($L)", unboxed(value, shape.type(), "boolean"));
    }
    if (shape instanceof Shape.TextShape text) {
      return text(text, value, at, wanted);
    }
    if (shape instanceof Shape.IntegerShape integer) {
      return integer(integer, value, at, wanted);
    }
    if (shape instanceof Shape.NumberShape number) {
      return number(number, value, at, wanted);
    }
    if (shape instanceof Shape.AnyShape any && Kinds.isTree(any.kind())) {
      return switch (any.kind()) {
        case TREE_OBJECT -> CodeBlock.of("out.writeAnyObject($L)", value);
        case TREE_ARRAY -> CodeBlock.of("out.writeAnyArray($L)", value);
        default -> CodeBlock.of("out.writeAny($L)", value);
      };
    }
    if (shape instanceof Shape.EnumShape) {
      return CodeBlock.of("out.writeString($L)", enums.call(shape, at, "$L, out", value));
    }
    return codecs.call(shape, at, "$L, out", value);
  }

  /** A primitive, or a box that is known to hold one. */
  private static CodeBlock unboxed(CodeBlock value, TypeName type, String form) {
    return type.isPrimitive() ? value : CodeBlock.of("out.present($L, $S)", value, form);
  }

  private static CodeBlock text(Shape.TextShape shape, CodeBlock value, Holder at, String wanted) {
    CodeBlock written =
        shape.kind() == TextKind.CHAR ? unboxed(value, shape.type(), "a single character") : value;
    if (!Rules.isBound(shape.bounds())) {
      return CodeBlock.of("out.write$L($L)", METHODS.get(shape.kind()), written);
    }
    String rule = at.constant(Platform.TEXT_RULE, wanted + "_TEXT", Rules.text(shape.bounds()));
    return shape.kind() == TextKind.STRING
        ? CodeBlock.of("out.writeString($L, $N)", written, rule)
        : CodeBlock.of("out.writeString(out.text($L), $N)", written, rule);
  }

  private static CodeBlock integer(
      Shape.IntegerShape shape, CodeBlock value, Holder at, String wanted) {
    CodeBlock written = unboxed(value, shape.type(), "integer");
    if (shape.kind() == Shape.IntegerKind.BIG_INTEGER) {
      return call("out.writeBigInteger", value, ReadCode.rule(shape.bounds(), at, wanted));
    }
    CodeBlock range = Rules.isBound(shape.bounds()) ? Rules.range(shape) : CodeBlock.of("");
    return call(
        shape.kind() == Shape.IntegerKind.LONG ? "out.writeLong" : "out.writeInt", written, range);
  }

  private static CodeBlock number(
      Shape.NumberShape shape, CodeBlock value, Holder at, String wanted) {
    CodeBlock rule = ReadCode.rule(shape.bounds(), at, wanted);
    return switch (shape.kind()) {
      case FLOAT -> call("out.writeFloat", unboxed(value, shape.type(), "number"), rule);
      case DOUBLE -> call("out.writeDouble", unboxed(value, shape.type(), "number"), rule);
      case BIG_DECIMAL -> call("out.writeBigDecimal", value, rule);
      case NUMBER -> call("out.writeNumber", value, rule);
    };
  }

  private static CodeBlock call(String method, CodeBlock value, CodeBlock argument) {
    return argument.isEmpty()
        ? CodeBlock.of("$L($L)", method, value)
        : CodeBlock.of("$L($L, $L)", method, value, argument);
  }

  /** The text that a map's key is written as. */
  CodeBlock key(Shape shape, CodeBlock key, Holder at, String wanted) {
    if (shape instanceof Shape.IntegerShape) {
      return CodeBlock.of("out.present($L, $S).toString()", key, "key");
    }
    if (shape instanceof Shape.TextShape text) {
      CodeBlock plain = CodeBlock.of("out.text($L)", key);
      return Rules.isBound(text.bounds())
          ? CodeBlock.of(
              "out.checked($L, $N)",
              plain,
              at.constant(Platform.TEXT_RULE, wanted + "_TEXT", Rules.text(text.bounds())))
          : plain;
    }
    return enums.call(shape, at, "$L, out", key);
  }
}
