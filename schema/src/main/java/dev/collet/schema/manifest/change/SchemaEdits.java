package dev.collet.schema.manifest.change;

import dev.collet.schema.CanonicalJson;
import dev.collet.schema.JsonPointer;
import dev.collet.schema.manifest.change.SchemaEdit.Kind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Takes the way from one schema to another apart into edits, along what the two have in common. */
final class SchemaEdits {

  private static final Set<String> ONE =
      Set.of(
          "additionalProperties",
          "contains",
          "contentSchema",
          "else",
          "if",
          "items",
          "not",
          "propertyNames",
          "then",
          "unevaluatedItems",
          "unevaluatedProperties");

  private static final Set<String> LIST = Set.of("allOf", "anyOf", "oneOf", "prefixItems");

  private static final Set<String> MAP = Set.of("dependentSchemas", "patternProperties");

  private final List<SchemaEdit> edits = new ArrayList<>();

  private SchemaEdits() {}

  /** The edits that lead from one to the other, in the order in which to make them. */
  static List<SchemaEdit> between(JsonNode before, JsonNode after) {
    SchemaEdits walk = new SchemaEdits();
    walk.schema(before, after, JsonPointer.ROOT);
    walk.edits.sort(Comparator.comparing(SchemaEdit::kind));
    return List.copyOf(walk.edits);
  }

  private void schema(JsonNode before, JsonNode after, JsonPointer at) {
    if (!before.isObject() || !after.isObject()) {
      if (!same(before, after)) {
        edits.add(new SchemaEdit(Kind.REPLACED, at, "", before, after, false));
      }
      return;
    }
    boolean otherType = !sameSet(before.get("type"), after.get("type"));
    ObjectNode gone = JsonNodeFactory.instance.objectNode();
    ObjectNode come = JsonNodeFactory.instance.objectNode();
    for (String keyword : union(before, after)) {
      JsonNode was = before.get(keyword);
      JsonNode is = after.get(keyword);
      Kind single = single(keyword);
      if (keyword.equals("$schema") || (otherType ? single == Kind.TEXT : single != null)) {
        one(single, keyword, was, is, at);
      } else if (otherType || !descend(keyword, was, is, at)) {
        note(gone, keyword, was);
        note(come, keyword, is);
      }
    }
    if (!gone.isEmpty() || !come.isEmpty()) {
      edits.add(new SchemaEdit(Kind.KEYWORDS, at, "", gone, come, false));
    }
    if (!otherType) {
      properties(before, after, at);
    }
  }

  /** A keyword that is an edit of its own because the comparison of values does not see it. */
  private static @Nullable Kind single(String keyword) {
    return switch (keyword) {
      case "title", "description", "$comment", "examples", "deprecated", "readOnly", "writeOnly" ->
          Kind.TEXT;
      case "default" -> Kind.DEFAULT;
      case "format", "contentEncoding", "contentMediaType" -> Kind.FORMAT;
      case "x-mcp-header" -> Kind.HEADER;
      default -> keyword.startsWith("x-") ? Kind.TEXT : null;
    };
  }

  /** Without a kind it is {@code $schema}, a label: what the schema says is compared anyway. */
  private void one(
      @Nullable Kind kind,
      String keyword,
      @Nullable JsonNode was,
      @Nullable JsonNode is,
      JsonPointer at) {
    if (kind != null && !same(was, is)) {
      edits.add(new SchemaEdit(kind, at, keyword, was, is, false));
    }
  }

  /** Whether the keyword is the same on both sides, or its differences are found further down. */
  private boolean descend(
      String keyword, @Nullable JsonNode was, @Nullable JsonNode is, JsonPointer at) {
    if (keyword.equals("properties") || keyword.equals("$defs")) {
      return (was == null || was.isObject()) && (is == null || is.isObject());
    }
    if (keyword.equals("required")) {
      return (was == null || was.isArray()) && (is == null || is.isArray());
    }
    if (was == null || is == null) {
      return false;
    }
    if (same(was, is) || (isSet(keyword) && sameSet(was, is))) {
      return true;
    }
    JsonPointer here = at.append(keyword);
    if (ONE.contains(keyword) && was.isObject() && is.isObject()) {
      schema(was, is, here);
      return true;
    }
    if (LIST.contains(keyword) && was.isArray() && is.isArray() && was.size() == is.size()) {
      for (int i = 0; i < was.size(); i++) {
        schema(was.get(i), is.get(i), here.append(i));
      }
      return true;
    }
    if (MAP.contains(keyword) && names(was).equals(names(is))) {
      names(was).forEach(name -> schema(was.get(name), is.get(name), here.append(name)));
      return true;
    }
    return false;
  }

  /** Properties, what of them is required, and definitions: what people see as parts. */
  private void properties(JsonNode before, JsonNode after, JsonPointer at) {
    parts(before, after, at, "$defs", Kind.DEFINITION_ADDED, Kind.DEFINITION_REMOVED);
    parts(before, after, at, "properties", Kind.PROPERTY_ADDED, Kind.PROPERTY_REMOVED);
    Set<String> was = strings(before.path("required"));
    Set<String> is = strings(after.path("required"));
    for (String name : merged(was, is)) {
      boolean moved = before.path("properties").has(name) != after.path("properties").has(name);
      if (was.contains(name) != is.contains(name) && !moved) {
        Kind kind = is.contains(name) ? Kind.REQUIRED : Kind.OPTIONAL;
        edits.add(new SchemaEdit(kind, at, name, null, null, is.contains(name)));
      }
    }
  }

  private void parts(
      JsonNode before, JsonNode after, JsonPointer at, String keyword, Kind added, Kind removed) {
    JsonNode was = before.path(keyword);
    JsonNode is = after.path(keyword);
    for (String name : union(was, is)) {
      if (was.has(name) && is.has(name)) {
        schema(was.get(name), is.get(name), at.append(keyword).append(name));
      } else {
        JsonNode owner = is.has(name) ? after : before;
        boolean required = strings(owner.path("required")).contains(name);
        Kind kind = is.has(name) ? added : removed;
        edits.add(new SchemaEdit(kind, at, name, was.get(name), is.get(name), required));
      }
    }
  }

  private static boolean isSet(String keyword) {
    return keyword.equals("enum") || keyword.equals("type");
  }

  private static void note(ObjectNode into, String keyword, @Nullable JsonNode value) {
    if (value != null) {
      into.set(keyword, value);
    }
  }

  static boolean same(@Nullable JsonNode a, @Nullable JsonNode b) {
    return isAlike(a, b, CanonicalJson::write);
  }

  private static boolean sameSet(@Nullable JsonNode a, @Nullable JsonNode b) {
    return isAlike(a, b, SchemaEdits::values);
  }

  private static boolean isAlike(
      @Nullable JsonNode a, @Nullable JsonNode b, Function<JsonNode, Object> content) {
    if (a == null || b == null) {
      return a == null && b == null;
    }
    return content.apply(a).equals(content.apply(b));
  }

  /** The elements of an array, or the one value that stands for an array of it, as JSON. */
  private static Set<String> values(JsonNode value) {
    Set<String> found = new TreeSet<>();
    if (value.isArray()) {
      value.forEach(each -> found.add(CanonicalJson.write(each)));
    } else {
      found.add(CanonicalJson.write(value));
    }
    return found;
  }

  private static Set<String> strings(JsonNode array) {
    Set<String> found = new TreeSet<>();
    array.forEach(each -> found.add(each.asString()));
    return found;
  }

  private static Set<String> union(JsonNode a, JsonNode b) {
    return merged(names(a), names(b));
  }

  private static Set<String> merged(Set<String> a, Set<String> b) {
    Set<String> all = new TreeSet<>(a);
    all.addAll(b);
    return all;
  }

  private static Set<String> names(JsonNode object) {
    return new TreeSet<>(object.propertyNames());
  }
}
