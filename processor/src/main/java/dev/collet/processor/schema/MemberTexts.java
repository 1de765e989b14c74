package dev.collet.processor.schema;

import dev.collet.processor.shape.Shape;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Descriptions: a member's own stands in place of its type's, but what an enum's constants mean is
 * kept.
 */
final class MemberTexts {
  private MemberTexts() {}

  /** The schema with the member's description behind its type. */
  static ObjectNode describe(ObjectNode schema, String own, Shape shape) {
    String constants = shape instanceof Shape.EnumShape each ? constants(each) : "";
    ObjectNode result = JsonNodeFactory.instance.objectNode();
    schema.remove("description");
    JsonNode type = schema.remove("type");
    if (type != null) {
      result.set("type", type);
    }
    result.put("description", constants.isEmpty() ? own : own + "\n" + constants);
    result.setAll(schema);
    return result;
  }

  /** A line for each constant that is documented; empty when none is. */
  static String constants(Shape.EnumShape shape) {
    StringBuilder lines = new StringBuilder();
    for (Shape.EnumShape.Constant constant : shape.constants()) {
      if (constant.description() != null) {
        lines.append(lines.isEmpty() ? "" : "\n");
        lines.append(constant.json()).append(": ").append(constant.description());
      }
    }
    return lines.toString();
  }
}
