package dev.collet.schema.compare.logic;

import dev.collet.schema.CanonicalJson;
import dev.collet.schema.load.Keywords;
import dev.collet.schema.load.SchemaNode;
import dev.collet.schema.load.UnsupportedSchemaException;
import dev.collet.schema.pattern.Steps;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;

/**
 * Finds schemas that say the same, so that a part that two schemas share need not be looked into.
 * Schemas are of one class if their keywords are equal and lead to schemas of equal classes
 * (partition refinement; the coarsest such classes). Annotations and the places where schemas stand
 * don't count.
 */
public final class SchemaClasses {

  private record Shape(String own, List<SchemaNode> children) {}

  private final Steps steps;
  private final Map<SchemaNode, Shape> shapes = new IdentityHashMap<>();
  private final List<SchemaNode> order = new ArrayList<>();
  private final Map<SchemaNode, Integer> classes = new IdentityHashMap<>();
  private boolean dynamic;

  /** Classifies everything that can be reached from these schemas. */
  public SchemaClasses(List<SchemaNode> roots, Steps steps) {
    this.steps = steps;
    reach(roots);
    if (dynamic) {
      order.forEach(node -> classes.put(node, classes.size()));
    } else {
      refine();
    }
  }

  /** Whether a {@code $dynamicRef} is in reach, so that the same schema may mean two things. */
  public boolean dynamic() {
    return dynamic;
  }

  /** A schema's class. */
  int of(SchemaNode node) {
    Integer known = classes.get(node);
    if (known == null) {
      known = -classes.size() - 1;
      classes.put(node, known);
    }
    return known;
  }

  private void reach(List<SchemaNode> roots) {
    Deque<SchemaNode> todo = new ArrayDeque<>(roots);
    while (!todo.isEmpty()) {
      SchemaNode node = todo.remove();
      if (!shapes.containsKey(node)) {
        steps.spend(1);
        Shape shape = shape(node);
        shapes.put(node, shape);
        order.add(node);
        todo.addAll(shape.children());
      }
    }
  }

  private Shape shape(SchemaNode node) {
    JsonNode json = node.json();
    if (json.isBoolean()) {
      return new Shape(json.toString(), List.of());
    }
    StringBuilder own = new StringBuilder(node.resource().dialect().toString());
    List<SchemaNode> children = new ArrayList<>();
    for (Map.Entry<String, JsonNode> member : new TreeMap<>(members(json)).entrySet()) {
      String keyword = member.getKey();
      if (node.allChildren().containsKey(keyword)) {
        subschemas(node, keyword, own, children);
      } else if (keyword.equals("$ref")) {
        reference(node, member.getValue(), own, children);
      } else if (!Annotations.NAMES.contains(keyword)) {
        dynamic |= keyword.equals("$dynamicRef");
        own.append(keyword)
            .append('=')
            .append(CanonicalJson.write(sorted(keyword, member.getValue())));
      }
    }
    return new Shape(own.toString(), children);
  }

  private static Map<String, JsonNode> members(JsonNode json) {
    Map<String, JsonNode> members = new HashMap<>();
    json.properties().forEach(member -> members.put(member.getKey(), member.getValue()));
    return members;
  }

  private static JsonNode sorted(String keyword, JsonNode value) {
    return keyword.equals("required") || keyword.equals("enum") || keyword.equals("type")
        ? Annotations.sorted(value)
        : value;
  }

  private static void subschemas(
      SchemaNode node, String keyword, StringBuilder own, List<SchemaNode> children) {
    if (Annotations.NAMES.contains(keyword)) {
      return;
    }
    own.append(keyword).append('(');
    Map<String, SchemaNode> named = node.allChildren().getOrDefault(keyword, Map.of());
    boolean map = Keywords.SCHEMA_MAP.contains(keyword);
    for (Map.Entry<String, SchemaNode> child : (map ? new TreeMap<>(named) : named).entrySet()) {
      own.append(child.getKey().length()).append(':').append(child.getKey());
      children.add(child.getValue());
    }
    own.append(')');
  }

  /** A reference that leads nowhere is reported only if it is followed. */
  private static void reference(
      SchemaNode node, JsonNode value, StringBuilder own, List<SchemaNode> children) {
    try {
      children.add(node.resolve(value.asString()));
      own.append("$ref");
    } catch (UnsupportedSchemaException e) {
      own.append("$ref!").append(node.document()).append(node.pointer());
    }
  }

  private void refine() {
    order.forEach(node -> classes.put(node, 0));
    int count = 1;
    while (true) {
      Map<List<Object>, Integer> next = new HashMap<>();
      Map<SchemaNode, Integer> refined = new IdentityHashMap<>();
      for (SchemaNode node : order) {
        steps.spend(1);
        Shape shape = shapes.getOrDefault(node, new Shape("", List.of()));
        List<Object> key = new ArrayList<>();
        key.add(shape.own());
        key.add(classes.getOrDefault(node, 0));
        shape.children().forEach(child -> key.add(classes.getOrDefault(child, 0)));
        refined.put(node, next.computeIfAbsent(key, k -> next.size()));
      }
      classes.putAll(refined);
      if (next.size() == count) {
        return;
      }
      count = next.size();
    }
  }
}
