package dev.collet.processor.schema;

import dev.collet.processor.shape.Shape.Bounds;
import java.math.BigDecimal;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The bounds of numbers: what the author set, within what the Java type holds. */
final class NumberKeywords {
  private NumberKeywords() {}

  static void add(
      ObjectNode schema,
      Bounds bounds,
      @Nullable BigInteger typeMinimum,
      @Nullable BigInteger typeMaximum,
      boolean isInteger) {
    Limit low = new Limit(bounds.minimum(), bounds.isMinimumExclusive());
    Limit high = new Limit(bounds.maximum(), bounds.isMaximumExclusive());
    if (bounds.integerDigits() >= 0) {
      BigDecimal beyond = BigDecimal.TEN.pow(bounds.integerDigits());
      Limit widest =
          isInteger ? new Limit(beyond.subtract(BigDecimal.ONE), false) : new Limit(beyond, true);
      high = high.tighter(widest, -1);
      low = low.tighter(widest.negated(), 1);
    }
    low = low.tighter(Limit.of(typeMinimum), 1);
    high = high.tighter(Limit.of(typeMaximum), -1);
    low.put(schema, "minimum", "exclusiveMinimum");
    high.put(schema, "maximum", "exclusiveMaximum");
    if (bounds.fractionDigits() >= 0 && !isInteger) {
      schema.set("multipleOf", number(BigDecimal.ONE.movePointLeft(bounds.fractionDigits())));
    }
  }

  /** One end of a range; no value means no end. */
  private record Limit(@Nullable BigDecimal value, boolean isExclusive) {
    static Limit of(@Nullable BigInteger value) {
      return new Limit(value == null ? null : new BigDecimal(value), false);
    }

    Limit negated() {
      return new Limit(value == null ? null : value.negate(), isExclusive);
    }

    /** The one that lets less through; the sign says which way that is. */
    Limit tighter(Limit other, int sign) {
      if (other.value == null || value == null) {
        return value == null ? other : this;
      }
      int order = other.value.compareTo(value) * sign;
      return order > 0 || (order == 0 && other.isExclusive) ? other : this;
    }

    void put(ObjectNode schema, String inclusive, String exclusive) {
      if (value != null) {
        schema.set(isExclusive ? exclusive : inclusive, number(value));
      }
    }
  }

  private static JsonNode number(BigDecimal value) {
    BigDecimal plain = value.stripTrailingZeros();
    return plain.scale() <= 0 && plain.scale() > -1000
        ? JsonNodeFactory.instance.numberNode(plain.toBigIntegerExact())
        : JsonNodeFactory.instance.numberNode(plain);
  }
}
