package dev.collet.schema.load;

import dev.collet.schema.JsonPointer;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Walks one document's schemas and finds its resources and anchors. */
final class DocumentReader {

  /** What one document holds. */
  record Document(
      SchemaNode root,
      JsonNode json,
      Map<JsonPointer, SchemaNode> nodes,
      Map<String, SchemaResource> resources) {}

  private final String uri;
  private final SchemaStore store;
  private final BiFunction<String, JsonNode, Dialect> dialects;
  private final Map<JsonPointer, SchemaNode> nodes = new HashMap<>();
  private final Map<String, SchemaResource> resources = new LinkedHashMap<>();

  /**
   * @param dialects the dialect for a {@code $schema} URI and the resource's JSON
   */
  DocumentReader(String uri, SchemaStore store, BiFunction<String, JsonNode, Dialect> dialects) {
    this.uri = uri;
    this.store = store;
    this.dialects = dialects;
  }

  Document read(JsonNode json) {
    SchemaNode root = schema(json, JsonPointer.ROOT, null);
    return new Document(root, json, nodes, resources);
  }

  /** Reads a schema that stands where no keyword leads, because a reference points to it. */
  static SchemaNode below(
      Document document, String uri, JsonPointer pointer, JsonNode json, SchemaResource enclosing) {
    DocumentReader reader =
        new DocumentReader(uri, enclosing.store(), (schema, resource) -> enclosing.dialect());
    SchemaNode node = reader.schema(json, pointer, enclosing);
    reader.nodes.forEach(document.nodes()::putIfAbsent);
    return node;
  }

  private SchemaNode schema(JsonNode json, JsonPointer pointer, @Nullable SchemaResource parent) {
    if (!json.isObject() && !json.isBoolean()) {
      throw new UnsupportedSchemaException(
          "A schema is an object or a boolean, not what stands at " + uri + "#" + pointer);
    }
    SchemaResource resource = resource(json, parent);
    SchemaNode node = new SchemaNode(json, resource, uri, pointer);
    nodes.put(pointer, node);
    if (resource != parent) {
      resource.root(node);
    }
    if (json.isObject()) {
      anchors(json, node, resource);
      for (Map.Entry<String, JsonNode> member : json.properties()) {
        children(member.getKey(), member.getValue(), node, pointer, resource);
      }
    }
    return node;
  }

  private SchemaResource resource(JsonNode json, @Nullable SchemaResource parent) {
    JsonNode id = json.get("$id");
    boolean identified = id != null && id.isString();
    if (parent != null && !identified) {
      return parent;
    }
    String base = parent == null ? uri : parent.uri();
    String own = identified ? Uris.withoutFragment(Uris.resolve(base, id.stringValue())) : base;
    JsonNode label = json.get("$schema");
    Dialect dialect =
        label != null && label.isString()
            ? dialects.apply(label.stringValue(), json)
            : parent == null ? Dialect.STANDARD : parent.dialect();
    SchemaResource resource = new SchemaResource(own, dialect, store);
    resources.putIfAbsent(own, resource);
    return resource;
  }

  private static void anchors(JsonNode json, SchemaNode node, SchemaResource resource) {
    JsonNode anchor = json.get("$anchor");
    if (anchor != null && anchor.isString()) {
      resource.addAnchor(anchor.stringValue(), node, false);
    }
    JsonNode dynamic = json.get("$dynamicAnchor");
    if (dynamic != null && dynamic.isString()) {
      resource.addAnchor(dynamic.stringValue(), node, true);
    }
  }

  private void children(
      String keyword, JsonNode value, SchemaNode node, JsonPointer at, SchemaResource resource) {
    if (Keywords.SCHEMA.contains(keyword)) {
      if (value.isObject() || value.isBoolean()) {
        node.add(keyword, "", schema(value, at.append(keyword), resource));
      }
    } else if (Keywords.SCHEMA_LIST.contains(keyword) && value.isArray()) {
      for (int i = 0; i < value.size(); i++) {
        if (value.get(i).isObject() || value.get(i).isBoolean()) {
          JsonPointer pointer = at.append(keyword).append(i);
          node.add(keyword, Integer.toString(i), schema(value.get(i), pointer, resource));
        }
      }
    } else if (Keywords.SCHEMA_MAP.contains(keyword) && value.isObject()) {
      for (Map.Entry<String, JsonNode> member : value.properties()) {
        if (member.getValue().isObject() || member.getValue().isBoolean()) {
          JsonPointer pointer = at.append(keyword).append(member.getKey());
          node.add(keyword, member.getKey(), schema(member.getValue(), pointer, resource));
        }
      }
    }
  }
}
