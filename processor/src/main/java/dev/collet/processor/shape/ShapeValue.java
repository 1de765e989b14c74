package dev.collet.processor.shape;

import dev.collet.processor.shape.Shape.Bounds;
import dev.collet.processor.shape.Shape.Size;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Whether a JSON value is one of a shape's, as the generated reader will see it. */
public final class ShapeValue {
  private final List<String> problems = new ArrayList<>();
  private final Map<String, Shape> definitions = new HashMap<>();

  private ShapeValue() {}

  /** What is wrong with the value, each with the JSON Pointer of the place; empty when it fits. */
  public static List<String> problems(JsonNode value, Shape shape) {
    ShapeValue check = new ShapeValue();
    check.check(value, shape, "");
    return List.copyOf(check.problems);
  }

  private void expected(String what, JsonNode value, String pointer) {
    String shown = value.toString();
    problems.add(
        (pointer.isEmpty() ? "" : "at " + pointer + ", ")
            + "expected "
            + what
            + ", got "
            + (shown.length() > 60 ? shown.substring(0, 60) + "…" : shown));
  }

  private void check(JsonNode value, Shape shape, String pointer) {
    if (shape instanceof Shape.BooleanShape) {
      if (!value.isBoolean()) {
        expected("true or false", value, pointer);
      }
    } else if (shape instanceof Shape.TextShape text) {
      text(value, text, pointer);
    } else if (shape instanceof Shape.IntegerShape integer) {
      integer(value, integer, pointer);
    } else if (shape instanceof Shape.NumberShape number) {
      number(value, number, pointer);
    } else if (shape instanceof Shape.EnumShape constants) {
      constant(value, constants, pointer);
    } else if (shape instanceof Shape.ArrayShape array) {
      array(value, array, pointer);
    } else if (shape instanceof Shape.MapShape map) {
      map(value, map, pointer);
    } else if (shape instanceof Shape.ObjectShape object) {
      definitions.put(object.type().toString(), object);
      object(value, object.members(), null, pointer);
    } else if (shape instanceof Shape.UnionShape union) {
      definitions.put(union.type().toString(), union);
      union(value, union, pointer);
    } else if (shape instanceof Shape.OptionalShape optional) {
      check(value, optional.value(), pointer);
    } else if (shape instanceof Shape.ValueShape wrapped) {
      check(value, wrapped.value(), pointer);
    } else if (shape instanceof Shape.ReferenceShape reference) {
      Shape target = definitions.get(reference.type().toString());
      if (target != null) {
        check(value, target, pointer);
      }
    } else if (shape instanceof Shape.AnyShape any) {
      if (any.kind() == Shape.AnyKind.TREE_OBJECT && !value.isObject()) {
        expected("an object", value, pointer);
      } else if (any.kind() == Shape.AnyKind.TREE_ARRAY && !value.isArray()) {
        expected("an array", value, pointer);
      }
    }
  }

  private void text(JsonNode value, Shape.TextShape shape, String pointer) {
    if (!value.isString()) {
      expected(shape.kind().expectation(), value, pointer);
      return;
    }
    String text = value.stringValue();
    if (!TextForms.isValid(shape.kind(), text)) {
      expected(shape.kind().expectation(), value, pointer);
    }
    int length = text.codePointCount(0, text.length());
    int max = shape.bounds().maxLength();
    if (length < shape.bounds().minLength() || (max >= 0 && length > max)) {
      expected(
          "a text of " + range(shape.bounds().minLength(), max) + " characters", value, pointer);
    }
    for (Shape.TextBounds.Pattern pattern : shape.bounds().patterns()) {
      if (!TextForms.matches(pattern.regex(), text)) {
        String expectation = pattern.expectation();
        expected(
            expectation == null ? "a text that matches " + pattern.regex() : expectation,
            value,
            pointer);
      }
    }
  }

  private void integer(JsonNode value, Shape.IntegerShape shape, String pointer) {
    BigInteger number = whole(value);
    if (number == null) {
      expected("an integer", value, pointer);
      return;
    }
    BigInteger minimum = Shape.minimum(shape.kind());
    BigInteger maximum = Shape.maximum(shape.kind());
    if ((minimum != null && number.compareTo(minimum) < 0)
        || (maximum != null && number.compareTo(maximum) > 0)) {
      expected("an integer from " + minimum + " to " + maximum, value, pointer);
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

  private void number(JsonNode value, Shape.NumberShape shape, String pointer) {
    if (!value.isNumber()) {
      expected("a number", value, pointer);
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
      expected("a number that fits a " + TypeText.ofName(shape.type()), value, pointer);
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
        expected(than + minimum, value, pointer);
      }
    }
    if (maximum != null) {
      int order = number.compareTo(maximum);
      if (order > 0 || (order == 0 && bounds.isMaximumExclusive())) {
        String than = bounds.isMaximumExclusive() ? "a number less than " : "a number of at most ";
        expected(than + maximum, value, pointer);
      }
    }
    int fraction = bounds.fractionDigits();
    if (fraction >= 0 && number.stripTrailingZeros().scale() > fraction) {
      expected("at most " + fraction + " digits after the point", value, pointer);
    }
    int integer = bounds.integerDigits();
    if (integer >= 0 && number.abs().compareTo(BigDecimal.TEN.pow(integer)) >= 0) {
      expected("at most " + integer + " digits before the point", value, pointer);
    }
  }

  private void constant(JsonNode value, Shape.EnumShape shape, String pointer) {
    List<String> texts = shape.constants().stream().map(Shape.EnumShape.Constant::json).toList();
    if (!value.isString() || !texts.contains(value.stringValue())) {
      expected("one of " + String.join(", ", texts), value, pointer);
    }
  }

  private void array(JsonNode value, Shape.ArrayShape shape, String pointer) {
    if (!value.isArray()) {
      expected("an array", value, pointer);
      return;
    }
    size(value, shape.size(), "elements", pointer);
    Set<JsonNode> seen = new HashSet<>();
    for (int i = 0; i < value.size(); i++) {
      JsonNode element = value.get(i);
      if (shape.isUnique() && !seen.add(element)) {
        expected("each element once", element, pointer + "/" + i);
      }
      check(element, shape.element(), pointer + "/" + i);
    }
  }

  private void map(JsonNode value, Shape.MapShape shape, String pointer) {
    if (!value.isObject()) {
      expected("an object", value, pointer);
      return;
    }
    size(value, shape.size(), "members", pointer);
    value.forEachEntry(
        (name, member) -> {
          String at = pointer + "/" + escape(name);
          JsonNode key = MapKeys.asValue(name, shape.key());
          check(key, shape.key(), at);
          check(member, shape.value(), at);
        });
  }

  private void object(
      JsonNode value, List<Member> members, @Nullable String discriminator, String pointer) {
    if (!value.isObject()) {
      expected("an object", value, pointer);
      return;
    }
    Set<String> known = new HashSet<>();
    for (Member member : Members.flat(members)) {
      known.add(member.name());
      JsonNode found = value.get(member.name());
      String at = pointer + "/" + escape(member.name());
      if (found != null) {
        check(found, member.shape(), at);
      } else if (member.isRequired()) {
        problems.add("at " + at + ", it is required and missing");
      }
    }
    for (String name : value.propertyNames()) {
      if (!known.contains(name) && !name.equals(discriminator)) {
        problems.add("at " + pointer + "/" + escape(name) + ", there is no such member");
      }
    }
  }

  private void union(JsonNode value, Shape.UnionShape shape, String pointer) {
    JsonNode tag = value.isObject() ? value.get(shape.discriminator()) : null;
    for (Shape.UnionShape.Alternative alternative : shape.alternatives()) {
      if (tag != null && tag.isString() && tag.stringValue().equals(alternative.tag())) {
        object(value, alternative.shape().members(), shape.discriminator(), pointer);
        return;
      }
    }
    List<String> tags =
        shape.alternatives().stream().map(Shape.UnionShape.Alternative::tag).toList();
    expected(
        "an object whose " + shape.discriminator() + " is one of " + String.join(", ", tags),
        value,
        pointer);
  }

  private void size(JsonNode value, Size size, String what, String pointer) {
    int count = value.size();
    if (count < size.min() || (size.max() >= 0 && count > size.max())) {
      expected(range(size.min(), size.max()) + " " + what, value, pointer);
    }
  }

  private static String range(int min, int max) {
    return max < 0 ? "at least " + min : min + " to " + max;
  }

  private static String escape(String name) {
    return name.replace("~", "~0").replace("/", "~1");
  }
}
