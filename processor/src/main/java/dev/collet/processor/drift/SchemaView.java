package dev.collet.processor.drift;

import dev.collet.schema.JsonPointer;
import dev.collet.schema.pattern.Pattern262;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * What a declared schema says about one place: all subschemas that must hold there at once, found
 * through {@code allOf} and references inside the document.
 */
final class SchemaView {
  private static final List<String> BRANCHES =
      List.of("allOf", "anyOf", "oneOf", "if", "then", "else", "dependentSchemas", "$ref");

  private final JsonNode document;
  private final List<JsonNode> schemas;

  private SchemaView(JsonNode document, List<JsonNode> schemas) {
    this.document = document;
    this.schemas = schemas;
  }

  /** The view of a whole document. */
  static SchemaView of(JsonNode document) {
    return new SchemaView(document, List.of()).at(List.of(document));
  }

  private SchemaView at(List<JsonNode> roots) {
    Set<JsonNode> found = Collections.newSetFromMap(new IdentityHashMap<>());
    List<JsonNode> schemas = new ArrayList<>();
    roots.forEach(root -> collect(root, found, schemas));
    return new SchemaView(document, schemas);
  }

  private void collect(JsonNode schema, Set<JsonNode> found, List<JsonNode> schemas) {
    if (schema.isObject() && found.add(schema)) {
      schemas.add(schema);
      JsonNode target = target(schema);
      if (target != null) {
        collect(target, found, schemas);
      }
      if (schema.get("allOf") != null) {
        schema.get("allOf").forEach(part -> collect(part, found, schemas));
      }
    }
  }

  private @Nullable JsonNode target(JsonNode schema) {
    JsonNode reference = schema.get("$ref");
    if (reference == null || !reference.isString() || !reference.stringValue().startsWith("#")) {
      return null;
    }
    String fragment = reference.stringValue().substring(1);
    if (!fragment.isEmpty() && !fragment.startsWith("/")) {
      return null;
    }
    try {
      return JsonPointer.parse(fragment).find(document).orElse(null);
    } catch (IllegalArgumentException e) {
      return null;
    }
  }

  /** The {@code type} keywords that hold here: each a set of allowed types. */
  List<Set<String>> types() {
    List<Set<String>> all = new ArrayList<>();
    for (JsonNode schema : schemas) {
      JsonNode type = schema.get("type");
      if (type != null) {
        Set<String> allowed = new TreeSet<>();
        if (type.isString()) {
          allowed.add(type.stringValue());
        } else {
          type.forEach(name -> allowed.add(name.asString()));
        }
        all.add(allowed);
      }
    }
    return all;
  }

  /** The required members. */
  Set<String> required() {
    Set<String> names = new LinkedHashSet<>();
    for (JsonNode schema : schemas) {
      if (schema.get("required") != null) {
        schema.get("required").forEach(name -> names.add(name.asString()));
      }
    }
    return names;
  }

  /** The members that {@code properties} names here. */
  Set<String> properties() {
    Set<String> names = new LinkedHashSet<>();
    for (JsonNode schema : schemas) {
      if (schema.get("properties") != null) {
        names.addAll(schema.get("properties").propertyNames());
      }
    }
    return names;
  }

  /** What is said about a member by {@code properties}. */
  SchemaView property(String name) {
    return keyword("properties", name);
  }

  /** What is said about each element of an array. */
  SchemaView items() {
    return keyword("items", null);
  }

  /** What is said about the members that no keyword names. */
  SchemaView additional() {
    return keyword("additionalProperties", null);
  }

  private SchemaView keyword(String keyword, @Nullable String name) {
    List<JsonNode> found = new ArrayList<>();
    for (JsonNode schema : schemas) {
      JsonNode value = schema.get(keyword);
      JsonNode part = value != null && name != null ? value.get(name) : value;
      boolean isPartial = keyword.equals("items") && schema.get("prefixItems") != null;
      if (part != null && !isPartial) {
        found.add(part);
      }
    }
    return at(found);
  }

  /** Whether anything here, on whatever branch, speaks about a member of this name. */
  boolean names(String member) {
    Set<JsonNode> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    return schemas.stream().anyMatch(schema -> names(schema, member, seen));
  }

  private boolean names(JsonNode schema, String member, Set<JsonNode> seen) {
    if (!schema.isObject() || !seen.add(schema)) {
      return false;
    }
    JsonNode properties = schema.get("properties");
    if (properties != null && properties.has(member) || matches(schema, member)) {
      return true;
    }
    JsonNode additional = schema.get("additionalProperties");
    if (additional != null && (additional.isObject() || additional.booleanValue(false))) {
      return true;
    }
    for (String branch : BRANCHES) {
      JsonNode inside = branch.equals("$ref") ? target(schema) : schema.get(branch);
      if (inside != null && inBranch(branch, inside, member, seen)) {
        return true;
      }
    }
    return false;
  }

  private boolean inBranch(String branch, JsonNode inside, String member, Set<JsonNode> seen) {
    boolean holdsSchemas = inside.isArray() || branch.equals("dependentSchemas");
    if (!holdsSchemas) {
      return names(inside, member, seen);
    }
    for (JsonNode part : inside) {
      if (names(part, member, seen)) {
        return true;
      }
    }
    return false;
  }

  private static boolean matches(JsonNode schema, String member) {
    JsonNode patterns = schema.get("patternProperties");
    return patterns != null
        && patterns.propertyNames().stream()
            .anyMatch(
                pattern -> Pattern262.of(pattern).flatMap(each -> each.find(member)).orElse(true));
  }
}
