package dev.collet.schema.compare;

import dev.collet.schema.JsonPointer;
import dev.collet.schema.evaluate.Evaluation;
import dev.collet.schema.load.SchemaNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Pairs each keyword that rejects a part of a witness with what allows that part. */
final class Collisions {

  private static final int MAX = 20;

  /** Keywords that speak of the same thing. */
  private static final List<Set<String>> FAMILIES =
      List.of(
          Set.of("type", "const", "enum"),
          Set.of("minimum", "exclusiveMinimum", "maximum", "exclusiveMaximum", "multipleOf"),
          Set.of("minLength", "maxLength", "pattern", "format"),
          Set.of("minItems", "maxItems", "uniqueItems", "contains", "minContains", "maxContains"),
          Set.of("items", "prefixItems", "unevaluatedItems"),
          Set.of("required", "dependentRequired", "minProperties", "maxProperties"),
          Set.of(
              "properties", "patternProperties", "additionalProperties", "unevaluatedProperties"),
          Set.of("anyOf", "oneOf", "allOf", "not", "if"));

  private Collisions() {}

  static List<Collision> of(Evaluation sub, Evaluation sup) {
    Map<JsonPointer, List<SchemaNode>> accepted = new LinkedHashMap<>();
    for (Evaluation.At at : sub.accepted()) {
      accepted.computeIfAbsent(at.instance(), i -> new ArrayList<>()).add(at.schema());
    }
    List<Collision> collisions = new ArrayList<>();
    for (Evaluation.At failure : sup.failures()) {
      if (collisions.size() < MAX) {
        KeywordLocation inSup = location(failure.schema(), failure.pointer());
        collisions.add(new Collision(failure.instance(), counterpart(failure, accepted), inSup));
      }
    }
    return collisions;
  }

  private static KeywordLocation counterpart(
      Evaluation.At failure, Map<JsonPointer, List<SchemaNode>> accepted) {
    List<SchemaNode> schemas = accepted.getOrDefault(failure.instance(), List.of());
    for (Set<String> keywords : wanted(failure.keyword())) {
      for (SchemaNode schema : schemas) {
        for (String keyword : keywords) {
          if (schema.json().has(keyword)) {
            return location(schema, schema.pointer().append(keyword));
          }
        }
      }
    }
    JsonPointer at = failure.instance();
    while (!accepted.containsKey(at) && !at.equals(JsonPointer.ROOT)) {
      at = at.parent();
    }
    List<SchemaNode> around = accepted.getOrDefault(at, List.of());
    if (around.isEmpty()) {
      return new KeywordLocation("", JsonPointer.ROOT);
    }
    SchemaNode outermost = around.get(around.size() - 1);
    return location(outermost, outermost.pointer());
  }

  private static List<Set<String>> wanted(String keyword) {
    List<Set<String>> wanted = new ArrayList<>();
    wanted.add(Set.of(keyword));
    FAMILIES.stream()
        .filter(family -> family.contains(keyword))
        .forEach(family -> wanted.add(new TreeSet<>(family)));
    wanted.add(Set.of("type"));
    return wanted;
  }

  private static KeywordLocation location(SchemaNode schema, JsonPointer pointer) {
    return new KeywordLocation(schema.document(), pointer);
  }
}
