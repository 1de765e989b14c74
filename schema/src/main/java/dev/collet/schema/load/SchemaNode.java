package dev.collet.schema.load;

import dev.collet.schema.JsonPointer;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** One schema inside a document: its JSON, where it stands, and its subschemas by keyword. */
public final class SchemaNode {

  private final JsonNode json;
  private final SchemaResource resource;
  private final String document;
  private final JsonPointer pointer;
  private final Map<String, Map<String, SchemaNode>> children = new LinkedHashMap<>();

  SchemaNode(JsonNode json, SchemaResource resource, String document, JsonPointer pointer) {
    this.json = json;
    this.resource = resource;
    this.document = document;
    this.pointer = pointer;
  }

  /** The schema's JSON: an object or a boolean. */
  public JsonNode json() {
    return json;
  }

  /** The resource it belongs to. */
  public SchemaResource resource() {
    return resource;
  }

  /** The URI under which its document was given; not the {@code $id}. */
  public String document() {
    return document;
  }

  /** Where it stands in its document. */
  public JsonPointer pointer() {
    return pointer;
  }

  /** The keyword's value, if the keyword is there and the dialect gives it a meaning. */
  public @Nullable JsonNode keyword(String name) {
    return resource.dialect().uses(name) ? json.get(name) : null;
  }

  /** The subschema of a keyword that holds one schema. */
  public @Nullable SchemaNode child(String keyword) {
    return children(keyword).get("");
  }

  /** The subschemas of a keyword that holds an array of schemas. */
  public List<SchemaNode> list(String keyword) {
    return List.copyOf(children(keyword).values());
  }

  /** The subschemas of a keyword that holds an object of schemas, in the order of the document. */
  public Map<String, SchemaNode> children(String keyword) {
    if (!resource.dialect().uses(keyword)) {
      return Map.of();
    }
    return Collections.unmodifiableMap(children.getOrDefault(keyword, Map.of()));
  }

  /**
   * The schema a reference in this one leads to, without regard to dynamic scope.
   *
   * @throws UnsupportedSchemaException if it leads nowhere
   */
  public SchemaNode resolve(String reference) {
    return resource.store().resolve(this, reference);
  }

  /** All subschemas, by keyword. */
  public Map<String, Map<String, SchemaNode>> allChildren() {
    return Collections.unmodifiableMap(children);
  }

  void add(String keyword, String key, SchemaNode child) {
    children.computeIfAbsent(keyword, k -> new LinkedHashMap<>()).put(key, child);
  }

  @Override
  public String toString() {
    return document + "#" + pointer;
  }
}
