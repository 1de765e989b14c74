package dev.collet.processor.shape;

import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * What an author writes for a default or an example: a text is written plainly, everything else as
 * JSON.
 */
final class LiteralText {
  private static final JsonMapper JSON =
      JsonMapper.builder()
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .build();

  private LiteralText() {}

  /** The value, or why there is none. */
  record Result(@Nullable JsonNode value, String problem) {}

  static Result read(String text, Shape shape) {
    Shape value = innermost(shape);
    if (value instanceof Shape.TextShape || value instanceof Shape.EnumShape) {
      return new Result(JsonNodeFactory.instance.stringNode(text), "");
    }
    try {
      JsonNode node = JSON.readTree(text);
      if (node.isMissingNode()) {
        return new Result(null, "it is empty, and only a text can be");
      }
      return new Result(value instanceof Shape.IntegerShape ? integer(node) : node, "");
    } catch (JacksonException e) {
      return new Result(null, "it is not JSON");
    }
  }

  private static Shape innermost(Shape shape) {
    if (shape instanceof Shape.OptionalShape optional) {
      return innermost(optional.value());
    }
    return shape instanceof Shape.ValueShape value ? innermost(value.value()) : shape;
  }

  /** {@code 2.0} is the integer 2. */
  private static JsonNode integer(JsonNode node) {
    if (!node.isNumber() || node.isIntegralNumber()) {
      return node;
    }
    BigDecimal number = node.decimalValue();
    boolean isWhole =
        Math.abs((long) number.scale()) <= 1000 && number.stripTrailingZeros().scale() <= 0;
    return isWhole ? JsonNodeFactory.instance.numberNode(number.toBigIntegerExact()) : node;
  }
}
