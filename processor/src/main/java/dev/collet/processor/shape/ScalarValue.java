package dev.collet.processor.shape;

import dev.collet.processor.shape.Shape.Bounds;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Whether a single JSON text or number is one of a shape's. */
final class ScalarValue {
  private final Report report;

  /** Takes what was expected, what came, and where. */
  interface Report {
    void expected(String what, JsonNode value, String pointer);
  }

  ScalarValue(Report report) {
    this.report = report;
  }

  void text(JsonNode value, Shape.TextShape shape, String pointer) {
    if (!value.isString()) {
      report.expected(shape.kind().expectation(), value, pointer);
      return;
    }
    String text = value.stringValue();
    if (!TextForms.isValid(shape.kind(), text)) {
      report.expected(shape.kind().expectation(), value, pointer);
    }
    int length = text.codePointCount(0, text.length());
    int max = shape.bounds().maxLength();
    if (length < shape.bounds().minLength() || (max >= 0 && length > max)) {
      report.expected(
          "a text of " + range(shape.bounds().minLength(), max) + " characters", value, pointer);
    }
    for (Shape.TextBounds.Pattern pattern : shape.bounds().patterns()) {
      if (!TextForms.matches(pattern.regex(), text)) {
        String expectation = pattern.expectation();
        report.expected(
            expectation == null ? "a text that matches " + pattern.regex() : expectation,
            value,
            pointer);
      }
    }
  }

  void integer(JsonNode value, Shape.IntegerShape shape, String pointer) {
    BigInteger number = whole(value);
    if (number == null) {
      report.expected("an integer", value, pointer);
      return;
    }
    BigInteger minimum = Shape.minimum(shape.kind());
    BigInteger maximum = Shape.maximum(shape.kind());
    if ((minimum != null && number.compareTo(minimum) < 0)
        || (maximum != null && number.compareTo(maximum) > 0)) {
      report.expected("an integer from " + minimum + " to " + maximum, value, pointer);
      return;
    }
    bounds(new BigDecimal(number), shape.bounds(), value, pointer);
  }

  private static @Nullable BigInteger whole(JsonNode value) {
    if (value.isIntegralNumber()) {
      return value.bigIntegerValue();
    }
    if (!value.isNumber() || Math.abs((long) value.decimalValue().scale()) > 1000) {
      return null;
    }
    BigDecimal number = value.decimalValue();
    return number.stripTrailingZeros().scale() <= 0 ? number.toBigIntegerExact() : null;
  }

  void number(JsonNode value, Shape.NumberShape shape, String pointer) {
    if (!value.isNumber()) {
      report.expected("a number", value, pointer);
      return;
    }
    BigDecimal number = value.decimalValue();
    boolean isFinite =
        switch (shape.kind()) {
          case FLOAT -> Float.isFinite(number.floatValue());
          case DOUBLE -> Double.isFinite(number.doubleValue());
          case BIG_DECIMAL, NUMBER -> true;
        };
    if (!isFinite) {
      report.expected("a number that fits a " + TypeText.ofName(shape.type()), value, pointer);
      return;
    }
    bounds(number, shape.bounds(), value, pointer);
  }

  private void bounds(BigDecimal number, Bounds bounds, JsonNode value, String pointer) {
    BigDecimal minimum = bounds.minimum();
    BigDecimal maximum = bounds.maximum();
    if (minimum != null) {
      int order = number.compareTo(minimum);
      if (order < 0 || (order == 0 && bounds.isMinimumExclusive())) {
        String than =
            bounds.isMinimumExclusive() ? "a number greater than " : "a number of at least ";
        report.expected(than + minimum, value, pointer);
      }
    }
    if (maximum != null) {
      int order = number.compareTo(maximum);
      if (order > 0 || (order == 0 && bounds.isMaximumExclusive())) {
        String than = bounds.isMaximumExclusive() ? "a number less than " : "a number of at most ";
        report.expected(than + maximum, value, pointer);
      }
    }
    int fraction = bounds.fractionDigits();
    if (fraction >= 0 && number.stripTrailingZeros().scale() > fraction) {
      report.expected("at most " + fraction + " digits after the point", value, pointer);
    }
    int integer = bounds.integerDigits();
    if (integer >= 0 && number.abs().compareTo(BigDecimal.TEN.pow(integer)) >= 0) {
      report.expected("at most " + integer + " digits before the point", value, pointer);
    }
  }

  void constant(JsonNode value, Shape.EnumShape shape, String pointer) {
    List<String> texts = shape.constants().stream().map(Shape.EnumShape.Constant::json).toList();
    if (!value.isString() || !texts.contains(value.stringValue())) {
      report.expected("one of " + String.join(", ", texts), value, pointer);
    }
  }

  static String range(int min, int max) {
    return max < 0 ? "at least " + min : min + " to " + max;
  }
}
