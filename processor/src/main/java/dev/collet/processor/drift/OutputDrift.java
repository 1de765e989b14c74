package dev.collet.processor.drift;

import dev.collet.schema.CanonicalJson;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * Compares member by member what a result type writes with what the author declares: names, which
 * members are always there, and types. What this leaves open is the comparison engine's part.
 */
public final class OutputDrift {
  private final JsonNode document;
  private final List<Drift> drifts = new ArrayList<>();

  private OutputDrift(JsonNode document) {
    this.document = document;
  }

  /**
   * The differences.
   *
   * @param derived the schema of what is written
   * @param declared the author's
   */
  public static List<Drift> between(JsonNode derived, JsonNode declared) {
    OutputDrift drift = new OutputDrift(derived);
    drift.value(derived, SchemaView.of(declared), List.of());
    return List.copyOf(drift.drifts);
  }

  private void value(JsonNode written, SchemaView declared, List<String> path) {
    Set<String> types = types(written, new LinkedHashSet<>());
    for (Set<String> allowed : declared.types()) {
      for (String type : types) {
        if (!allowed.contains(type) && !(type.equals("integer") && allowed.contains("number"))) {
          drifts.add(
              new Drift(
                  Drift.Kind.TYPE,
                  path,
                  String.join(" or ", types),
                  String.join(" or ", allowed),
                  shown(written)));
          return;
        }
      }
    }
    JsonNode object = notNull(written);
    if (object.get("properties") != null) {
      members(object, declared, path);
    } else if (object.get("items") != null) {
      value(object.get("items"), declared.items(), with(path, "*"));
    } else if (object.get("additionalProperties") != null) {
      value(object.get("additionalProperties"), declared.additional(), with(path, "*"));
    }
  }

  private void members(JsonNode object, SchemaView declared, List<String> path) {
    JsonNode properties = object.get("properties");
    Set<String> always = new TreeSet<>();
    if (object.get("required") != null) {
      object.get("required").forEach(name -> always.add(name.asString()));
    }
    for (String name : properties.propertyNames()) {
      List<String> here = with(path, name);
      JsonNode member = properties.get(name);
      if (declared.names(name)) {
        value(member, declared.property(name), here);
      } else {
        drifts.add(
            new Drift(
                Drift.Kind.UNDECLARED, here, form(member), "not in the schema", shown(member)));
      }
    }
    ArrayNode keptRequired = JsonNodeFactory.instance.arrayNode();
    declared.required().stream()
        .filter(name -> properties.has(name) && always.contains(name))
        .forEach(keptRequired::add);
    for (String name : declared.required()) {
      List<String> here = with(path, name);
      if (!properties.has(name)) {
        drifts.add(new Drift(Drift.Kind.MISSING, here, "never written", "required", keptRequired));
      } else if (!always.contains(name)) {
        drifts.add(new Drift(Drift.Kind.OPTIONAL, here, "may be absent", "required", keptRequired));
      }
    }
    for (String name : declared.properties()) {
      if (!properties.has(name) && !declared.required().contains(name)) {
        drifts.add(
            new Drift(Drift.Kind.UNWRITTEN, with(path, name), "never written", "a property", null));
      }
    }
  }

  private static List<String> with(List<String> path, String name) {
    List<String> longer = new ArrayList<>(path);
    longer.add(name);
    return List.copyOf(longer);
  }

  /** The types of a derived schema; empty where it may be anything, or contains itself. */
  private Set<String> types(JsonNode schema, Set<String> found) {
    JsonNode type = schema.get("type");
    if (type != null) {
      found.add(type.asString());
    } else if (schema.get("anyOf") != null) {
      schema.get("anyOf").forEach(part -> types(part, found));
    } else if (schema.get("$ref") != null && document.get("$defs") != null) {
      JsonNode target =
          document.get("$defs").get(schema.get("$ref").asString().substring("#/$defs/".length()));
      if (target != null && target.get("$ref") == null) {
        types(target, found);
      }
    }
    return found;
  }

  /** The one alternative beside null, or the schema itself. */
  private static JsonNode notNull(JsonNode schema) {
    JsonNode alternatives = schema.get("anyOf");
    if (alternatives == null || alternatives.size() != 2) {
      return schema;
    }
    JsonNode last = alternatives.get(1).get("type");
    return last != null && last.asString().equals("null") ? alternatives.get(0) : schema;
  }

  private String form(JsonNode schema) {
    Set<String> types = types(schema, new LinkedHashSet<>());
    return types.isEmpty() ? "any JSON value" : String.join(" or ", types);
  }

  /** The schema as it may be copied; null when it is no good alone, or too long to read. */
  private static @Nullable JsonNode shown(JsonNode schema) {
    String text = CanonicalJson.write(schema);
    return text.contains("\"$ref\"") || text.length() > 500 ? null : schema;
  }
}
