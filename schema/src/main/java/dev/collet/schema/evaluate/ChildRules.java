package dev.collet.schema.evaluate;

import dev.collet.schema.JsonNumbers;
import dev.collet.schema.JsonPointer;
import dev.collet.schema.load.DynamicScope;
import dev.collet.schema.load.SchemaNode;
import dev.collet.schema.load.UnsupportedSchemaException;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** The keywords that look at members and elements (core, sections 10.3, 10.2.2.4 and 11). */
final class ChildRules {

  private final Evaluator evaluator;

  ChildRules(Evaluator evaluator) {
    this.evaluator = evaluator;
  }

  boolean apply(
      SchemaNode schema,
      DynamicScope scope,
      JsonNode value,
      JsonPointer at,
      Marks marks,
      Trace trace) {
    if (value.isObject()) {
      if (schema.json().has("dependencies") && !value.isEmpty()) {
        throw new UnsupportedSchemaException(
            "'dependencies' at " + schema + " is of an older draft, which some validators obey");
      }
      return members(schema, scope, value, at, marks, trace);
    }
    return !value.isArray() || items(schema, scope, value, at, marks, trace);
  }

  private boolean members(
      SchemaNode schema,
      DynamicScope scope,
      JsonNode value,
      JsonPointer at,
      Marks marks,
      Trace trace) {
    boolean valid = true;
    for (Map.Entry<String, SchemaNode> entry : schema.children("dependentSchemas").entrySet()) {
      if (value.has(entry.getKey())) {
        valid &= evaluator.apply(entry.getValue(), scope, value, at, marks, trace);
      }
    }
    Map<String, SchemaNode> named = schema.children("properties");
    Map<String, SchemaNode> patterns = schema.children("patternProperties");
    SchemaNode additional = schema.child("additionalProperties");
    SchemaNode names = schema.child("propertyNames");
    for (Map.Entry<String, JsonNode> member : value.properties()) {
      String name = member.getKey();
      JsonPointer inside = at.append(name);
      boolean seen = false;
      SchemaNode own = named.get(name);
      if (own != null) {
        seen = true;
        valid &= evaluator.apply(own, scope, member.getValue(), inside, new Marks(), trace);
      }
      for (Map.Entry<String, SchemaNode> pattern : patterns.entrySet()) {
        if (evaluator.scalars().finds(pattern.getKey(), name)) {
          seen = true;
          valid &=
              evaluator.apply(
                  pattern.getValue(), scope, member.getValue(), inside, new Marks(), trace);
        }
      }
      if (!seen && additional != null) {
        seen = true;
        valid &= evaluator.apply(additional, scope, member.getValue(), inside, new Marks(), trace);
      }
      if (seen) {
        marks.member(name);
      }
      if (names != null && !accepts(names, scope, name)) {
        trace.fails(at, schema, "propertyNames");
        valid = false;
      }
    }
    return valid & unevaluatedMembers(schema, scope, value, at, marks, trace);
  }

  private boolean accepts(SchemaNode names, DynamicScope scope, String name) {
    JsonNode text = JsonNodeFactory.instance.stringNode(name);
    return evaluator.apply(names, scope, text, JsonPointer.ROOT, new Marks(), new Trace());
  }

  private boolean unevaluatedMembers(
      SchemaNode schema,
      DynamicScope scope,
      JsonNode value,
      JsonPointer at,
      Marks marks,
      Trace trace) {
    SchemaNode rest = schema.child("unevaluatedProperties");
    boolean valid = true;
    if (rest != null) {
      for (Map.Entry<String, JsonNode> member : value.properties()) {
        if (!marks.hasMember(member.getKey())) {
          JsonPointer inside = at.append(member.getKey());
          valid &= evaluator.apply(rest, scope, member.getValue(), inside, new Marks(), trace);
          marks.member(member.getKey());
        }
      }
    }
    return valid;
  }

  private boolean items(
      SchemaNode schema,
      DynamicScope scope,
      JsonNode value,
      JsonPointer at,
      Marks marks,
      Trace trace) {
    boolean valid = true;
    List<SchemaNode> prefix = schema.list("prefixItems");
    SchemaNode items = schema.child("items");
    for (int i = 0; i < value.size(); i++) {
      SchemaNode child = i < prefix.size() ? prefix.get(i) : items;
      if (child != null) {
        marks.item(i);
        valid &= evaluator.apply(child, scope, value.get(i), at.append(i), new Marks(), trace);
      }
    }
    valid &= contains(schema, scope, value, at, marks, trace);
    SchemaNode rest = schema.child("unevaluatedItems");
    if (rest != null) {
      for (int i = 0; i < value.size(); i++) {
        if (!marks.hasItem(i)) {
          valid &= evaluator.apply(rest, scope, value.get(i), at.append(i), new Marks(), trace);
          marks.item(i);
        }
      }
    }
    return valid;
  }

  private boolean contains(
      SchemaNode schema,
      DynamicScope scope,
      JsonNode value,
      JsonPointer at,
      Marks marks,
      Trace trace) {
    SchemaNode contained = schema.child("contains");
    if (contained == null) {
      return true;
    }
    int count = 0;
    for (int i = 0; i < value.size(); i++) {
      if (evaluator.trial(contained, scope, value.get(i), at.append(i), new Marks(), trace)) {
        marks.item(i);
        count++;
      }
    }
    JsonNode min = schema.keyword("minContains");
    JsonNode max = schema.keyword("maxContains");
    BigDecimal found = BigDecimal.valueOf(count);
    boolean enough = min == null ? count > 0 : found.compareTo(JsonNumbers.exact(min)) >= 0;
    if (!enough) {
      trace.fails(at, schema, min == null ? "contains" : "minContains");
    }
    boolean few = max == null || found.compareTo(JsonNumbers.exact(max)) <= 0;
    if (!few) {
      trace.fails(at, schema, "maxContains");
    }
    return enough && few;
  }
}
