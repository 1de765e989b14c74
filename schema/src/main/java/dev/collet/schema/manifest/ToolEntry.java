package dev.collet.schema.manifest;

import dev.collet.schema.CanonicalJson;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * One tool as clients see it: an element of a {@code tools/list} result (MCP 2026-07-28,
 * server/tools, "Tool").
 *
 * @param definition the tool object; never changed once it is here
 */
public record ToolEntry(JsonNode definition) implements Comparable<ToolEntry> {

  /**
   * Checks what every tool must have. Members that are null are left out: MCP knows no null there.
   *
   * @throws ManifestException if the definition is no object, or has no name or no input schema
   */
  public ToolEntry {
    if (!definition.isObject()) {
      throw new ManifestException("A tool is a JSON object, not " + definition.getNodeType());
    }
    ObjectNode clean = JsonNodeFactory.instance.objectNode();
    definition.properties().stream()
        .filter(member -> !member.getValue().isNull())
        .forEach(member -> clean.set(member.getKey(), member.getValue()));
    definition = clean;
    JsonNode name = clean.get("name");
    if (name == null || !name.isString() || name.stringValue().isEmpty()) {
      throw new ManifestException("A tool has no \"name\"");
    }
    requireObject(clean, name.stringValue(), "inputSchema", true);
    requireObject(clean, name.stringValue(), "outputSchema", false);
    requireObject(clean, name.stringValue(), "annotations", false);
    requireObject(clean, name.stringValue(), "_meta", false);
  }

  private static void requireObject(ObjectNode tool, String name, String member, boolean always) {
    JsonNode value = tool.get(member);
    if (value == null ? always : !value.isObject()) {
      throw new ManifestException(
          "Tool '"
              + name
              + "' has "
              + (value == null ? "no \"" : "an \"")
              + member
              + "\""
              + (value == null ? "" : " that is no JSON object"));
    }
  }

  /** The tool's name. */
  public String name() {
    return definition.get("name").stringValue();
  }

  /** A text member such as {@code title} or {@code description}; null when absent. */
  public @Nullable String text(String member) {
    JsonNode value = definition.get(member);
    return value != null && value.isString() ? value.stringValue() : null;
  }

  /** The schema of the arguments. */
  public JsonNode inputSchema() {
    return definition.get("inputSchema");
  }

  /** The schema of the structured content, or null if the tool promises none. */
  public @Nullable JsonNode outputSchema() {
    return definition.get("outputSchema");
  }

  /** A hint as it is published, or null when it is not. */
  public @Nullable Boolean hint(String hint) {
    JsonNode annotations = definition.get("annotations");
    JsonNode value = annotations == null ? null : annotations.get(hint);
    return (value != null && value.isBoolean()) ? value.booleanValue() : null;
  }

  /** By name; entries of one name, which a module with two servers may have, by their text. */
  @Override
  public int compareTo(ToolEntry other) {
    int byName = name().compareTo(other.name());
    return byName != 0
        ? byName
        : CanonicalJson.write(definition).compareTo(CanonicalJson.write(other.definition));
  }
}
