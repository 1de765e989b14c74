package dev.collet.schema.evaluate;

import dev.collet.schema.JsonPointer;
import dev.collet.schema.load.SchemaNode;
import dev.collet.schema.load.UnsupportedSchemaException;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** The keywords that look at an object's members (core, sections 10.2.2.4, 10.3.2 and 11.3). */
final class MemberRules {

  private final Evaluator evaluator;

  MemberRules(Evaluator evaluator) {
    this.evaluator = evaluator;
  }

  boolean apply(Application use) {
    SchemaNode schema = use.schema();
    if (schema.json().has("dependencies") && !use.value().isEmpty()) {
      throw new UnsupportedSchemaException(
          "'dependencies' at " + schema + " is of an older draft, which some validators obey");
    }
    boolean valid = true;
    for (Map.Entry<String, SchemaNode> entry : schema.children("dependentSchemas").entrySet()) {
      if (use.value().has(entry.getKey())) {
        valid &= evaluator.apply(use.with(entry.getValue()));
      }
    }
    SchemaNode names = schema.child("propertyNames");
    for (String name : use.value().propertyNames()) {
      valid &= member(use, name);
      if (names != null && !acceptsName(names, use, name)) {
        valid = use.fails("propertyNames");
      }
    }
    return valid & unevaluated(use);
  }

  private boolean member(Application use, String name) {
    SchemaNode schema = use.schema();
    boolean valid = true;
    boolean isSeen = false;
    SchemaNode own = schema.children("properties").get(name);
    if (own != null) {
      isSeen = true;
      valid &= evaluator.apply(use.member(own, name));
    }
    for (Map.Entry<String, SchemaNode> pattern : schema.children("patternProperties").entrySet()) {
      if (evaluator.scalars().finds(pattern.getKey(), name)) {
        isSeen = true;
        valid &= evaluator.apply(use.member(pattern.getValue(), name));
      }
    }
    SchemaNode additional = schema.child("additionalProperties");
    if (!isSeen && additional != null) {
      isSeen = true;
      valid &= evaluator.apply(use.member(additional, name));
    }
    if (isSeen) {
      use.marks().member(name);
    }
    return valid;
  }

  private boolean acceptsName(SchemaNode names, Application use, String name) {
    JsonNode text = JsonNodeFactory.instance.stringNode(name);
    return evaluator.apply(
        new Application(names, use.scope(), text, JsonPointer.ROOT, new Marks(), new Trace()));
  }

  private boolean unevaluated(Application use) {
    SchemaNode rest = use.schema().child("unevaluatedProperties");
    boolean valid = true;
    if (rest != null) {
      for (String name : use.value().propertyNames()) {
        if (!use.marks().hasMember(name)) {
          valid &= evaluator.apply(use.member(rest, name));
          use.marks().member(name);
        }
      }
    }
    return valid;
  }
}
