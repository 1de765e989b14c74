package dev.collet.schema.evaluate;

import dev.collet.schema.JsonPointer;
import dev.collet.schema.KeywordForms;
import dev.collet.schema.load.DynamicScope;
import dev.collet.schema.load.SchemaNode;
import dev.collet.schema.load.UnsupportedSchemaException;
import dev.collet.schema.pattern.Steps;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/**
 * Validates values as JSON Schema 2020-12 says. It shares nothing with the comparison's reasoning,
 * so that a fault there does not become a false witness.
 */
public final class Evaluator {

  private static final int MAX_DEPTH = 1_500;

  private final Steps steps;
  private final ScalarRules scalars = new ScalarRules();
  private final ChildRules children = new ChildRules(this);
  private int depth;

  /** An evaluator that counts the schemas it applies. */
  public Evaluator(Steps steps) {
    this.steps = steps;
  }

  /**
   * Validates a value.
   *
   * @throws UnsupportedSchemaException if it can't be told whether the value is valid
   */
  public Evaluation evaluate(SchemaNode schema, JsonNode value) {
    Trace trace = new Trace();
    boolean valid = apply(schema, DynamicScope.EMPTY, value, JsonPointer.ROOT, new Marks(), trace);
    return trace.conclude(valid);
  }

  ScalarRules scalars() {
    return scalars;
  }

  /** Applies a schema to a value; the marks are of use only if it accepts the value. */
  boolean apply(
      SchemaNode schema,
      DynamicScope outer,
      JsonNode value,
      JsonPointer at,
      Marks marks,
      Trace trace) {
    steps.spend(1);
    if (depth >= MAX_DEPTH) {
      throw new UnsupportedSchemaException("the references at " + schema + " go too deep");
    }
    depth++;
    try {
      // cousins don't see each other's marks, so each schema starts with none
      Marks own = new Marks();
      boolean valid =
          schema.json().isBoolean()
              ? literal(schema, at, trace)
              : object(schema, outer.enter(schema.resource()), value, at, own, trace);
      if (valid) {
        trace.accepts(at, schema);
        marks.addAll(own);
      }
      return valid;
    } finally {
      depth--;
    }
  }

  private static boolean literal(SchemaNode schema, JsonPointer at, Trace trace) {
    if (!schema.json().booleanValue()) {
      trace.fails(at, schema, "");
    }
    return schema.json().booleanValue();
  }

  private boolean object(
      SchemaNode schema,
      DynamicScope scope,
      JsonNode value,
      JsonPointer at,
      Marks marks,
      Trace trace) {
    boolean valid = true;
    for (Map.Entry<String, JsonNode> member : schema.json().properties()) {
      String keyword = member.getKey();
      if (schema.keyword(keyword) != null) {
        requireForm(schema, keyword, member.getValue());
        if (!scalars.passes(keyword, member.getValue(), value)) {
          trace.fails(at, schema, keyword);
          valid = false;
        }
      }
    }
    ScalarRules.refuseFormat(schema);
    for (String keyword : List.of("$ref", "$dynamicRef")) {
      JsonNode reference = schema.json().get(keyword);
      if (reference != null) {
        SchemaNode initial = schema.resolve(reference.stringValue());
        SchemaNode target =
            keyword.equals("$ref") ? initial : scope.resolve(initial, reference.stringValue());
        valid &= apply(target, scope, value, at, marks, trace);
      }
    }
    valid &= composition(schema, scope, value, at, marks, trace);
    return valid & children.apply(schema, scope, value, at, marks, trace);
  }

  private static void requireForm(SchemaNode schema, String keyword, JsonNode operand) {
    String problem = KeywordForms.problem(keyword, operand);
    if (problem != null && !KeywordForms.isReplaced(keyword)) {
      throw new UnsupportedSchemaException(
          "The schema is not valid at " + schema.pointer().append(keyword) + ": " + problem);
    }
  }

  private boolean composition(
      SchemaNode schema,
      DynamicScope scope,
      JsonNode value,
      JsonPointer at,
      Marks marks,
      Trace trace) {
    boolean valid = true;
    for (SchemaNode child : schema.list("allOf")) {
      valid &= apply(child, scope, value, at, marks, trace);
    }
    for (String keyword : List.of("anyOf", "oneOf")) {
      List<SchemaNode> options = schema.list(keyword);
      int accepted = 0;
      for (SchemaNode child : options) {
        accepted += trial(child, scope, value, at, marks, trace) ? 1 : 0;
      }
      boolean enough = keyword.equals("anyOf") ? accepted > 0 : accepted == 1;
      if (!options.isEmpty() && !enough) {
        trace.fails(at, schema, keyword);
        valid = false;
      }
    }
    SchemaNode not = schema.child("not");
    if (not != null && apply(not, scope, value, at, new Marks(), new Trace())) {
      trace.fails(at, schema, "not");
      valid = false;
    }
    SchemaNode condition = schema.child("if");
    if (condition != null) {
      boolean holds = trial(condition, scope, value, at, marks, trace);
      SchemaNode branch = schema.child(holds ? "then" : "else");
      valid &= branch == null || apply(branch, scope, value, at, marks, trace);
    }
    return valid;
  }

  /** Applies a schema that may fail; its marks and its trace count only if it does not. */
  boolean trial(
      SchemaNode schema,
      DynamicScope scope,
      JsonNode value,
      JsonPointer at,
      Marks marks,
      Trace trace) {
    Marks own = new Marks();
    Trace inside = new Trace();
    boolean valid = apply(schema, scope, value, at, own, inside);
    if (valid) {
      marks.addAll(own);
      trace.acceptsAll(inside);
    }
    return valid;
  }
}
