package dev.collet.maven.engine.docs;

import dev.collet.schema.CanonicalJson;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import tools.jackson.databind.JsonNode;

/** Lays a schema out as rows: each member once, with the members inside it below it. */
final class SchemaRows {

  private static final int DEEPEST = 8;

  private final List<SchemaRow> rows = new ArrayList<>();
  private final SchemaWords words;

  private SchemaRows(JsonNode root) {
    this.words = new SchemaWords(root);
  }

  /** The members of a schema; for one that is no object, a single row without a name. */
  static List<SchemaRow> of(JsonNode schema) {
    SchemaRows layout = new SchemaRows(schema);
    if (layout.words.target(schema).has("properties")) {
      layout.members(schema, 0, List.of());
    } else if (!layout.isEmptyObject(schema)) {
      layout.rows.add(
          new SchemaRow(0, "", layout.words.of(schema), true, describe(schema, schema)));
      layout.inside(schema, 1, List.of());
    }
    return List.copyOf(layout.rows);
  }

  private boolean isEmptyObject(JsonNode schema) {
    JsonNode others = schema.get("additionalProperties");
    return words.of(schema).equals("object") && (others == null || others.isBoolean());
  }

  private void members(JsonNode schema, int depth, List<JsonNode> above) {
    JsonNode target = words.target(schema);
    if (depth > DEEPEST || above.contains(target)) {
      return;
    }
    List<JsonNode> path = new ArrayList<>(above);
    path.add(target);
    Set<String> required = new TreeSet<>();
    target.path("required").forEach(name -> required.add(name.asString()));
    target
        .path("properties")
        .properties()
        .forEach(
            member -> {
              JsonNode value = member.getValue();
              boolean recursive = path.contains(element(value));
              rows.add(
                  new SchemaRow(
                      depth,
                      member.getKey(),
                      words.of(value) + (recursive ? " like the one it is in" : ""),
                      required.contains(member.getKey()),
                      describe(value, words.target(value))));
              inside(value, depth + 1, path);
            });
  }

  private JsonNode element(JsonNode schema) {
    JsonNode target = words.target(schema);
    return target.has("items") ? words.target(target.get("items")) : target;
  }

  /** The members of what a value holds: itself, a list's elements, a map's values, alternatives. */
  private void inside(JsonNode schema, int depth, List<JsonNode> above) {
    JsonNode target = words.target(schema);
    members(target, depth, above);
    if (target.has("items")) {
      inside(target.get("items"), depth, above);
    }
    if (!target.has("properties") && target.path("additionalProperties").isObject()) {
      inside(target.get("additionalProperties"), depth, above);
    }
    for (String union : List.of("anyOf", "oneOf", "allOf")) {
      JsonNode all = target.path(union);
      int objects = 0;
      for (JsonNode each : all) {
        objects += words.target(each).has("properties") ? 1 : 0;
      }
      int number = 0;
      for (JsonNode each : all) {
        if (words.target(each).has("properties") && depth <= DEEPEST) {
          number++;
          if (objects > 1 && !union.equals("allOf")) {
            rows.add(new SchemaRow(depth, "form " + number, "object", false, describe(each, each)));
          }
          inside(each, objects > 1 ? depth + 1 : depth, above);
        }
      }
    }
  }

  private static String describe(JsonNode schema, JsonNode target) {
    StringBuilder text = new StringBuilder(schema.path("description").asString(""));
    if (text.length() == 0) {
      text.append(target.path("description").asString(""));
    }
    if (schema.has("default")) {
      text.append(text.length() == 0 ? "" : "\n");
      text.append("Default: ").append(CanonicalJson.write(schema.get("default")));
    }
    return text.toString();
  }
}
