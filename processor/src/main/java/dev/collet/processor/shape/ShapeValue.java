package dev.collet.processor.shape;

import dev.collet.processor.shape.Shape.Size;
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
  private final ScalarValue scalars = new ScalarValue(this::expected);
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
      scalars.text(value, text, pointer);
    } else if (shape instanceof Shape.IntegerShape integer) {
      scalars.integer(value, integer, pointer);
    } else if (shape instanceof Shape.NumberShape number) {
      scalars.number(value, number, pointer);
    } else if (shape instanceof Shape.EnumShape constants) {
      scalars.constant(value, constants, pointer);
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
      expected(ScalarValue.range(size.min(), size.max()) + " " + what, value, pointer);
    }
  }

  private static String escape(String name) {
    return name.replace("~", "~0").replace("/", "~1");
  }
}
