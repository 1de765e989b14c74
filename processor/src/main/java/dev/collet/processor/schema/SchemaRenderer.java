package dev.collet.processor.schema;

import dev.collet.processor.model.OutputModel;
import dev.collet.processor.shape.Direction;
import dev.collet.processor.shape.Member;
import dev.collet.processor.shape.Shape;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Renders whole schemas (JSON Schema 2020-12). Inputs are closed, outputs are open; everything is
 * written out where it is used, but for types that contain themselves, which are under {@code
 * $defs} at the root.
 */
public final class SchemaRenderer {

  /** The schema of a tool's arguments; always an object without composition at its root. */
  public ObjectNode inputSchema(List<Member> members) {
    Definitions definitions = new Definitions();
    members.forEach(member -> definitions.collect(member.shape()));
    ShapeRenderer renderer = new ShapeRenderer(Direction.INPUT, definitions);
    ObjectNode schema = renderer.object(members, null, false, null);
    renderer.addDefinitions(schema);
    return schema;
  }

  /**
   * The schema of a tool's structured result.
   *
   * @return null when the result is not structured, or may be anything
   */
  public @Nullable JsonNode outputSchema(OutputModel output) {
    Shape shape = output.shape();
    if (output.kind() != OutputModel.Kind.STRUCTURED || shape == null || isAnything(shape)) {
      return null;
    }
    Definitions definitions = new Definitions();
    definitions.collect(shape);
    ShapeRenderer renderer = new ShapeRenderer(Direction.OUTPUT, definitions);
    ObjectNode body = renderer.root(shape);
    ObjectNode schema = output.isNullable() ? orNull(body) : body;
    renderer.addDefinitions(schema);
    return schema;
  }

  private static boolean isAnything(Shape shape) {
    return shape instanceof Shape.AnyShape any
        && any.kind() != Shape.AnyKind.TREE_OBJECT
        && any.kind() != Shape.AnyKind.TREE_ARRAY;
  }

  /** The schema, or null; a description stays outside. */
  static ObjectNode orNull(ObjectNode schema) {
    ObjectNode result = JsonNodeFactory.instance.objectNode();
    JsonNode description = schema.remove("description");
    if (description != null) {
      result.set("description", description);
    }
    result.putArray("anyOf").add(schema).addObject().put("type", "null");
    return result;
  }
}
