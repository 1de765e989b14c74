package dev.collet.processor.schema;

import dev.collet.processor.model.MethodModel;
import dev.collet.processor.model.ToolModel;
import dev.collet.processor.shape.Member;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Renders a tool as the object of {@code tools/list} (MCP 2026-07-28, server/tools, "Tool"): only
 * what was said, in a fixed order; schemas that the author wrote stay as they are.
 */
public final class ToolRenderer {
  private ToolRenderer() {}

  /** The tool object. */
  public static ObjectNode render(ToolModel tool) {
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("name", tool.name());
    putText(json, "title", tool.title());
    putText(json, "description", tool.description());
    json.set("inputSchema", inputSchema(tool));
    JsonNode output = outputSchema(tool);
    if (output != null) {
      json.set("outputSchema", output);
    }
    ObjectNode annotations = annotations(tool.hints());
    if (!annotations.isEmpty()) {
      json.set("annotations", annotations);
    }
    if (!tool.icons().isEmpty()) {
      ArrayNode icons = json.putArray("icons");
      tool.icons().forEach(icon -> icons.add(icon(icon)));
    }
    if (!tool.meta().isEmpty()) {
      ObjectNode meta = json.putObject("_meta");
      tool.meta().forEach(entry -> meta.set(entry.key(), entry.value()));
    }
    return json;
  }

  /** The arguments of a tool, without what the runtime injects. */
  public static List<Member> arguments(ToolModel tool) {
    return tool.method().parameters().stream()
        .map(MethodModel.Parameter::member)
        .filter(Objects::nonNull)
        .toList();
  }

  private static JsonNode inputSchema(ToolModel tool) {
    ToolModel.DeclaredSchema declared = tool.declaredInput();
    return declared == null ? new SchemaRenderer().inputSchema(arguments(tool)) : declared.tree();
  }

  private static @Nullable JsonNode outputSchema(ToolModel tool) {
    ToolModel.DeclaredSchema declared = tool.declaredOutput();
    return declared == null ? new SchemaRenderer().outputSchema(tool.output()) : declared.tree();
  }

  private static ObjectNode annotations(List<String> hints) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    putHint(json, "readOnlyHint", hints.contains("READ_ONLY"), false);
    putHint(
        json, "destructiveHint", hints.contains("DESTRUCTIVE"), hints.contains("NON_DESTRUCTIVE"));
    putHint(json, "idempotentHint", hints.contains("IDEMPOTENT"), false);
    putHint(json, "openWorldHint", hints.contains("OPEN_WORLD"), hints.contains("CLOSED_WORLD"));
    return json;
  }

  private static void putHint(ObjectNode json, String name, boolean isSet, boolean isDenied) {
    if (isSet || isDenied) {
      json.put(name, isSet);
    }
  }

  private static ObjectNode icon(ToolModel.IconModel icon) {
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("src", icon.src());
    putText(json, "mimeType", icon.mimeType());
    if (!icon.sizes().isEmpty()) {
      ArrayNode sizes = json.putArray("sizes");
      icon.sizes().forEach(sizes::add);
    }
    putText(json, "theme", icon.theme());
    return json;
  }

  private static void putText(ObjectNode json, String name, @Nullable String text) {
    if (text != null) {
      json.put(name, text);
    }
  }
}
