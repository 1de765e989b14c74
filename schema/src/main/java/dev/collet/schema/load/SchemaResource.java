package dev.collet.schema.load;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A schema resource: what one {@code $id} spans, with its anchors (core, sections 8.2.1, 8.2.2).
 */
public final class SchemaResource {

  private final String uri;
  private final Dialect dialect;
  private final SchemaStore store;
  private final Map<String, SchemaNode> anchors = new LinkedHashMap<>();
  private final Map<String, SchemaNode> dynamicAnchors = new LinkedHashMap<>();
  private @Nullable SchemaNode root;

  SchemaResource(String uri, Dialect dialect, SchemaStore store) {
    this.uri = uri;
    this.dialect = dialect;
    this.store = store;
  }

  /** The resource's canonical URI, without a fragment; may be empty. */
  public String uri() {
    return uri;
  }

  /** What its keywords mean. */
  public Dialect dialect() {
    return dialect;
  }

  SchemaStore store() {
    return store;
  }

  /** The resource's outermost schema. */
  public SchemaNode root() {
    if (root == null) {
      throw new IllegalStateException("The resource " + uri + " is still being read");
    }
    return root;
  }

  /** The schema that carries this anchor, dynamic or not. */
  public @Nullable SchemaNode anchor(String name) {
    return anchors.get(name);
  }

  /** The schema that carries this dynamic anchor. */
  public @Nullable SchemaNode dynamicAnchor(String name) {
    return dynamicAnchors.get(name);
  }

  /** All dynamic anchors by name. */
  public Map<String, SchemaNode> dynamicAnchors() {
    return Collections.unmodifiableMap(dynamicAnchors);
  }

  void root(SchemaNode node) {
    root = node;
  }

  void addAnchor(String name, SchemaNode node, boolean dynamic) {
    anchors.put(name, node);
    if (dynamic) {
      dynamicAnchors.put(name, node);
    }
  }
}
