package dev.collet.schema.manifest.change;

import dev.collet.schema.JsonPointer;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * One step from an old schema towards a new one, small enough to be understood and judged by
 * itself.
 *
 * @param kind what is edited
 * @param node the subschema that is edited
 * @param name the property, definition or keyword; empty when the subschema is edited as a whole
 * @param before what was there; for {@link Kind#KEYWORDS} an object of keywords
 * @param after what is there then, in the same form
 * @param required whether the property is (added) or was (removed) required
 */
record SchemaEdit(
    Kind kind,
    JsonPointer node,
    String name,
    @Nullable JsonNode before,
    @Nullable JsonNode after,
    boolean required) {

  /** In the order in which edits are made, so that what a reference needs is there. */
  enum Kind {
    DEFINITION_ADDED,
    TEXT,
    DEFAULT,
    FORMAT,
    HEADER,
    PROPERTY_ADDED,
    REQUIRED,
    OPTIONAL,
    PROPERTY_REMOVED,
    KEYWORDS,
    REPLACED,
    DEFINITION_REMOVED
  }

  /** The schema with this edit made; the one given is left as it is. */
  JsonNode apply(JsonNode schema) {
    if (kind == Kind.REPLACED && node.tokens().isEmpty() && after != null) {
      return after;
    }
    JsonNode copy = schema.deepCopy();
    Optional<JsonNode> at = (kind == Kind.REPLACED ? node.parent() : node).find(copy);
    if (at.isPresent() && at.get() instanceof ObjectNode target) {
      edit(target);
    } else if (at.isPresent() && at.get() instanceof ArrayNode list && after != null) {
      list.set(Integer.parseInt(node.last()), after);
    }
    return copy;
  }

  private void edit(ObjectNode target) {
    switch (kind) {
      case DEFINITION_ADDED, DEFINITION_REMOVED -> put(child(target, "$defs"), name, after);
      case TEXT, DEFAULT, FORMAT, HEADER -> put(target, name, after);
      case PROPERTY_ADDED -> {
        put(child(target, "properties"), name, after);
        if (required) {
          require(target, true);
        }
      }
      case PROPERTY_REMOVED -> {
        child(target, "properties").remove(name);
        require(target, false);
      }
      case REQUIRED, OPTIONAL -> require(target, kind == Kind.REQUIRED);
      case KEYWORDS -> {
        if (before != null) {
          before.propertyNames().forEach(target::remove);
        }
        if (after instanceof ObjectNode keywords) {
          target.setAll(keywords);
        }
      }
      case REPLACED -> put(target, node.last(), after);
    }
  }

  private void require(ObjectNode target, boolean yes) {
    ArrayNode names = target.arrayNode();
    for (JsonNode other : target.path("required")) {
      if (!name.equals(other.asString())) {
        names.add(other);
      }
    }
    if (yes) {
      names.add(name);
    }
    target.set("required", names);
  }

  private static ObjectNode child(ObjectNode target, String keyword) {
    return target.get(keyword) instanceof ObjectNode there ? there : target.putObject(keyword);
  }

  private static void put(ObjectNode target, String name, @Nullable JsonNode value) {
    if (value == null) {
      target.remove(name);
    } else {
      target.set(name, value);
    }
  }
}
