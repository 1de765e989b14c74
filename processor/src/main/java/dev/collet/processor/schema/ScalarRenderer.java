package dev.collet.processor.schema;

import dev.collet.processor.shape.MapKeys;
import dev.collet.processor.shape.Shape;
import dev.collet.processor.shape.TextKind;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Renders texts, numbers, flags, enums and free-form JSON, and the keys of maps. */
final class ScalarRenderer {
  private ScalarRenderer() {}

  static ObjectNode schema(Shape shape) {
    ObjectNode schema = JsonNodeFactory.instance.objectNode();
    if (shape instanceof Shape.BooleanShape) {
      return schema.put("type", "boolean");
    }
    if (shape instanceof Shape.TextShape text) {
      schema.put("type", "string");
      text(schema, text);
      return schema;
    }
    if (shape instanceof Shape.EnumShape constants) {
      return constants(schema, constants);
    }
    if (shape instanceof Shape.IntegerShape integer) {
      schema.put("type", "integer");
      NumberKeywords.add(
          schema,
          integer.bounds(),
          Shape.minimum(integer.kind()),
          Shape.maximum(integer.kind()),
          true);
      return schema;
    }
    if (shape instanceof Shape.NumberShape number) {
      schema.put("type", "number");
      NumberKeywords.add(schema, number.bounds(), null, null, false);
      return schema;
    }
    return any(schema, (Shape.AnyShape) shape);
  }

  private static ObjectNode any(ObjectNode schema, Shape.AnyShape any) {
    switch (any.kind()) {
      case TREE_OBJECT -> schema.put("type", "object");
      case TREE_ARRAY -> schema.put("type", "array").putObject("items");
      default -> {
        // Anything is said by saying nothing.
      }
    }
    return schema;
  }

  private static ObjectNode constants(ObjectNode schema, Shape.EnumShape shape) {
    schema.put("type", "string");
    String lines = MemberTexts.constants(shape);
    if (!lines.isEmpty()) {
      schema.put("description", lines);
    }
    ArrayNode texts = schema.putArray("enum");
    shape.constants().forEach(constant -> texts.add(constant.json()));
    return schema;
  }

  private static void text(ObjectNode schema, Shape.TextShape shape) {
    TextKind kind = shape.kind();
    Shape.TextBounds bounds = shape.bounds();
    String format = bounds.format() == null ? kind.format() : bounds.format();
    if (format != null) {
      schema.put("format", format);
    }
    if (kind == TextKind.BYTES) {
      schema.put("contentEncoding", "base64");
    }
    if (kind == TextKind.CHAR) {
      schema.put("minLength", 1).put("maxLength", 1);
    }
    if (bounds.minLength() > 0) {
      schema.put("minLength", bounds.minLength());
    }
    if (bounds.maxLength() >= 0) {
      schema.put("maxLength", bounds.maxLength());
    }
    List<String> patterns = new ArrayList<>();
    String own = kind.pattern();
    if (own != null) {
      patterns.add(own);
    }
    bounds.patterns().forEach(each -> patterns.add(each.regex()));
    patterns(schema, patterns);
  }

  /** A schema has one pattern; further ones are in {@code allOf}. */
  private static void patterns(ObjectNode schema, List<String> patterns) {
    if (!patterns.isEmpty()) {
      schema.put("pattern", patterns.get(0));
    }
    if (patterns.size() > 1) {
      ArrayNode all = schema.putArray("allOf");
      patterns.subList(1, patterns.size()).forEach(each -> all.addObject().put("pattern", each));
    }
  }

  /** What a map's member names have to be: texts of the key's shape. */
  static ObjectNode keySchema(Shape key) {
    if (key instanceof Shape.IntegerShape integer) {
      return JsonNodeFactory.instance.objectNode().put("pattern", MapKeys.pattern(integer.kind()));
    }
    ObjectNode schema = schema(key);
    schema.remove("type");
    return schema;
  }
}
