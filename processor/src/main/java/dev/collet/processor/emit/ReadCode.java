package dev.collet.processor.emit;

import dev.collet.processor.code.CodeBlock;
import dev.collet.processor.shape.Shape;
import dev.collet.processor.shape.TextKind;
import java.util.Map;

/** Writes the expression that reads a value. */
final class ReadCode {
  private static final Map<TextKind, String> METHODS = Kinds.suffixes();

  private final Codecs codecs;

  ReadCode(Codecs codecs) {
    this.codecs = codecs;
  }

  /**
   * The expression, in terms of a JsonReader called {@code in}.
   *
   * @param at the class it stands in
   * @param wanted what to call its constants
   */
  CodeBlock of(Shape shape, Holder at, String wanted) {
    return of(shape, at, wanted, CodeBlock.of("in"));
  }

  /** The expression, in terms of a JsonReader of another name. */
  CodeBlock of(Shape shape, Holder at, String wanted, String in) {
    return of(shape, at, wanted, CodeBlock.of("$N", in));
  }

  /** The expression that makes the value from a constant JSON text. */
  CodeBlock ofConstant(Shape shape, Holder at, String wanted, String json) {
    return of(shape, at, wanted, CodeBlock.of("$T.ofJson($S)", Platform.READER, json));
  }

  private CodeBlock of(Shape shape, Holder at, String wanted, CodeBlock in) {
    if (shape instanceof Shape.BooleanShape) {
      return CodeBlock.of("$L.readBoolean()", in);
    }
    if (shape instanceof Shape.TextShape text) {
      return text(text, at, wanted, in);
    }
    if (shape instanceof Shape.IntegerShape integer) {
      return integer(integer, at, wanted, in);
    }
    if (shape instanceof Shape.NumberShape number) {
      return number(number, at, wanted, in);
    }
    if (shape instanceof Shape.OptionalShape optional) {
      return optional(optional, at, wanted, in);
    }
    if (shape instanceof Shape.AnyShape any && Kinds.isTree(any.kind())) {
      return switch (any.kind()) {
        case TREE_OBJECT -> CodeBlock.of("$L.readAnyObject()", in);
        case TREE_ARRAY -> CodeBlock.of("$L.readAnyArray()", in);
        default -> CodeBlock.of("$L.readAny()", in);
      };
    }
    return codecs.call(shape, at, "$L", in);
  }

  private CodeBlock text(Shape.TextShape shape, Holder at, String wanted, CodeBlock in) {
    boolean isBound = Rules.isBound(shape.bounds());
    if (!isBound) {
      return CodeBlock.of("$L.read$L()", in, METHODS.get(shape.kind()));
    }
    String rule = at.constant(Platform.TEXT_RULE, wanted + "_TEXT", Rules.text(shape.bounds()));
    return shape.kind() == TextKind.STRING
        ? CodeBlock.of("$L.readString($N)", in, rule)
        : CodeBlock.of("$L.expecting($N).read$L()", in, rule, METHODS.get(shape.kind()));
  }

  private static CodeBlock integer(
      Shape.IntegerShape shape, Holder at, String wanted, CodeBlock in) {
    boolean isBound = Rules.isBound(shape.bounds());
    return switch (shape.kind()) {
      case BYTE ->
          isBound
              ? CodeBlock.of("(byte) $L.readInt($L)", in, Rules.range(shape))
              : CodeBlock.of("$L.readByte()", in);
      case SHORT ->
          isBound
              ? CodeBlock.of("(short) $L.readInt($L)", in, Rules.range(shape))
              : CodeBlock.of("$L.readShort()", in);
      case INT ->
          CodeBlock.of("$L.readInt($L)", in, isBound ? Rules.range(shape) : CodeBlock.of(""));
      case LONG ->
          CodeBlock.of("$L.readLong($L)", in, isBound ? Rules.range(shape) : CodeBlock.of(""));
      case BIG_INTEGER ->
          CodeBlock.of("$L.readBigInteger($L)", in, rule(shape.bounds(), at, wanted));
    };
  }

  private static CodeBlock number(Shape.NumberShape shape, Holder at, String wanted, CodeBlock in) {
    CodeBlock rule = rule(shape.bounds(), at, wanted);
    return switch (shape.kind()) {
      case FLOAT -> CodeBlock.of("$L.readFloat($L)", in, rule);
      case DOUBLE -> CodeBlock.of("$L.readDouble($L)", in, rule);
      case BIG_DECIMAL, NUMBER -> CodeBlock.of("$L.readBigDecimal($L)", in, rule);
    };
  }

  /** The argument that hands a rule over; empty without bounds. */
  static CodeBlock rule(Shape.Bounds bounds, Holder at, String wanted) {
    return Rules.isBound(bounds)
        ? CodeBlock.of(
            "$N", at.constant(Platform.NUMBER_RULE, wanted + "_NUMBER", Rules.number(bounds)))
        : CodeBlock.of("");
  }

  private CodeBlock optional(Shape.OptionalShape shape, Holder at, String wanted, CodeBlock in) {
    CodeBlock value = of(shape.value(), at, wanted, in);
    return switch (shape.kind()) {
      case OPTIONAL -> CodeBlock.of("$T.ofNullable($L)", java.util.Optional.class, value);
      case INT -> CodeBlock.of("$T.of($L)", java.util.OptionalInt.class, value);
      case LONG -> CodeBlock.of("$T.of($L)", java.util.OptionalLong.class, value);
      case DOUBLE -> CodeBlock.of("$T.of($L)", java.util.OptionalDouble.class, value);
    };
  }
}
