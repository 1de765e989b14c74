package dev.collet.processor.schema;

import com.palantir.javapoet.TypeName;
import dev.collet.processor.shape.Direction;
import dev.collet.processor.shape.Member;
import dev.collet.processor.shape.Members;
import dev.collet.processor.shape.Shape;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Renders one document's shapes as schemas, in one direction. */
final class ShapeRenderer {
  private final Direction direction;
  private final Definitions definitions;

  ShapeRenderer(Direction direction, Definitions definitions) {
    this.direction = direction;
    this.definitions = definitions;
  }

  private boolean isInput() {
    return direction == Direction.INPUT;
  }

  /** The document's root: never a bare reference, even where the type contains itself. */
  ObjectNode root(Shape shape) {
    return shape instanceof Shape.OptionalShape optional
        ? root(optional.value())
        : writtenOut(shape);
  }

  /** Adds {@code $defs} when there are types that contain themselves. */
  void addDefinitions(ObjectNode schema) {
    if (!definitions.shapes().isEmpty()) {
      ObjectNode defs = schema.putObject("$defs");
      definitions
          .shapes()
          .forEach((type, shape) -> defs.set(definitions.key(type), writtenOut(shape)));
    }
  }

  ObjectNode schema(Shape shape) {
    TypeName type = shape.type();
    boolean isDefined =
        shape instanceof Shape.ReferenceShape
            || ((shape instanceof Shape.ObjectShape || shape instanceof Shape.UnionShape)
                && definitions.contains(type));
    return isDefined
        ? JsonNodeFactory.instance.objectNode().put("$ref", "#/$defs/" + definitions.key(type))
        : writtenOut(shape);
  }

  private ObjectNode writtenOut(Shape shape) {
    if (shape instanceof Shape.ObjectShape object) {
      return object(object.members(), object.description(), object.isOpen(), null);
    }
    if (shape instanceof Shape.UnionShape union) {
      return union(union);
    }
    if (shape instanceof Shape.ArrayShape array) {
      return array(array);
    }
    if (shape instanceof Shape.MapShape map) {
      return map(map);
    }
    if (shape instanceof Shape.OptionalShape optional) {
      return schema(optional.value());
    }
    if (shape instanceof Shape.ValueShape value) {
      return schema(value.value());
    }
    if (shape instanceof Shape.ReferenceShape) {
      return schema(shape);
    }
    return ScalarRenderer.schema(shape);
  }

  /** An object, with the member that tells a union's alternatives apart when there is one. */
  ObjectNode object(
      List<Member> members,
      @Nullable String description,
      boolean isOpen,
      Shape.@Nullable UnionShape union,
      String... tag) {
    ObjectNode schema = JsonNodeFactory.instance.objectNode().put("type", "object");
    if (description != null) {
      schema.put("description", description);
    }
    ObjectNode properties = schema.putObject("properties");
    ArrayNode required = JsonNodeFactory.instance.arrayNode();
    if (union != null) {
      properties
          .putObject(union.discriminator())
          .put("type", "string")
          .putArray("enum")
          .add(tag[0]);
      required.add(union.discriminator());
    }
    for (Member member : Members.flat(members)) {
      properties.set(member.name(), member(member));
      if (member.isRequired()) {
        required.add(member.name());
      }
    }
    if (!required.isEmpty()) {
      schema.set("required", required);
    }
    if (isInput() && !isOpen) {
      schema.put("additionalProperties", false);
    }
    return schema;
  }

  private ObjectNode member(Member member) {
    ObjectNode schema = schema(member.shape());
    if (member.description() != null) {
      schema = MemberTexts.describe(schema, member.description(), member.shape());
    }
    boolean isReference = schema.has("$ref");
    boolean mayBeNull =
        !isInput() && member.isNullable() && member.omission() == Member.Omission.NEVER;
    if (mayBeNull) {
      schema = SchemaRenderer.orNull(schema);
    }
    JsonNode defaultValue = member.defaultValue();
    if (defaultValue != null && isInput() && !isReference) {
      schema.set("default", defaultValue);
    }
    if (member.example() != null && !isReference) {
      schema.putArray("examples").add(member.example());
    }
    if (member.header() != null && isInput()) {
      schema.put("x-mcp-header", member.header());
    }
    return schema;
  }

  private ObjectNode union(Shape.UnionShape union) {
    ObjectNode schema = JsonNodeFactory.instance.objectNode();
    if (union.description() != null) {
      schema.put("description", union.description());
    }
    ArrayNode alternatives = schema.putArray("anyOf");
    for (Shape.UnionShape.Alternative each : union.alternatives()) {
      Shape.ObjectShape object = each.shape();
      alternatives.add(
          object(object.members(), object.description(), object.isOpen(), union, each.tag()));
    }
    return schema;
  }

  private ObjectNode array(Shape.ArrayShape array) {
    ObjectNode schema = JsonNodeFactory.instance.objectNode().put("type", "array");
    schema.set("items", element(array.element(), array.isElementNullable()));
    size(schema, array.size(), "minItems", "maxItems");
    if (array.isUnique()) {
      schema.put("uniqueItems", true);
    }
    return schema;
  }

  private ObjectNode map(Shape.MapShape map) {
    ObjectNode schema = JsonNodeFactory.instance.objectNode().put("type", "object");
    ObjectNode names = ScalarRenderer.keySchema(map.key());
    if (!names.isEmpty()) {
      schema.set("propertyNames", names);
    }
    schema.set("additionalProperties", element(map.value(), map.isValueNullable()));
    size(schema, map.size(), "minProperties", "maxProperties");
    return schema;
  }

  /** Inputs hold no null; outputs may. */
  private ObjectNode element(Shape element, boolean isNullable) {
    ObjectNode schema = schema(element);
    return isNullable && !isInput() ? SchemaRenderer.orNull(schema) : schema;
  }

  private static void size(ObjectNode schema, Shape.Size size, String min, String max) {
    if (size.min() > 0) {
      schema.put(min, size.min());
    }
    if (size.max() >= 0) {
      schema.put(max, size.max());
    }
  }
}
