package dev.collet.schema.evaluate;

import dev.collet.schema.JsonPointer;
import dev.collet.schema.KeywordForms;
import dev.collet.schema.load.DynamicScope;
import dev.collet.schema.load.SchemaNode;
import dev.collet.schema.load.UnsupportedSchemaException;
import dev.collet.schema.pattern.Steps;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/**
 * Validates values as JSON Schema 2020-12 says. It shares nothing with the comparison's reasoning,
 * so that a fault there does not become a false witness.
 */
public final class Evaluator {

  private static final int MAX_DEPTH = 1_500;

  private final Steps steps;
  private final ScalarRules scalars = new ScalarRules();
  private final MemberRules members = new MemberRules(this);
  private final ItemRules items = new ItemRules(this);
  private final Set<SchemaNode> wellFormed = Collections.newSetFromMap(new IdentityHashMap<>());
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
    boolean valid =
        apply(
            new Application(
                schema, DynamicScope.EMPTY, value, JsonPointer.ROOT, new Marks(), trace));
    return trace.conclude(valid);
  }

  ScalarRules scalars() {
    return scalars;
  }

  /** Applies a schema to a value; the marks are of use only if it accepts the value. */
  boolean apply(Application use) {
    steps.spend(1);
    if (depth >= MAX_DEPTH) {
      throw new UnsupportedSchemaException("the references at " + use.schema() + " go too deep");
    }
    depth++;
    try {
      Application inside = use.entered();
      JsonNode schema = use.schema().json();
      boolean valid =
          schema.isBoolean() ? schema.booleanValue() || use.fails("") : keywords(inside);
      if (valid) {
        use.trace().accepts(use.at(), use.schema());
        use.marks().addAll(inside.marks());
      }
      return valid;
    } finally {
      depth--;
    }
  }

  /** Applies a schema that may fail; its marks and its trace count only if it does not. */
  boolean trial(Application use) {
    Application apart = use.apart(use.schema());
    boolean valid = apply(apart);
    if (valid) {
      use.marks().addAll(apart.marks());
      use.trace().acceptsAll(apart.trace());
    }
    return valid;
  }

  private boolean keywords(Application use) {
    boolean valid = assertions(use);
    ScalarRules.refuseFormat(use.schema());
    valid &= references(use);
    valid &= composition(use);
    if (use.value().isObject()) {
      valid &= members.apply(use);
    } else if (use.value().isArray()) {
      valid &= items.apply(use);
    }
    return valid;
  }

  private boolean assertions(Application use) {
    SchemaNode schema = use.schema();
    boolean valid = true;
    boolean isNew = wellFormed.add(schema);
    for (Map.Entry<String, JsonNode> member : schema.json().properties()) {
      String keyword = member.getKey();
      if (schema.keyword(keyword) != null) {
        if (isNew) {
          requireForm(schema, keyword, member.getValue());
        }
        if (!scalars.passes(keyword, member.getValue(), use.value())) {
          valid = use.fails(keyword);
        }
      }
    }
    return valid;
  }

  private static void requireForm(SchemaNode schema, String keyword, JsonNode operand) {
    String problem = KeywordForms.problem(keyword, operand);
    if (problem != null && !KeywordForms.isReplaced(keyword)) {
      throw new UnsupportedSchemaException(
          "The schema is not valid at " + schema.pointer().append(keyword) + ": " + problem);
    }
  }

  private boolean references(Application use) {
    boolean valid = true;
    for (String keyword : List.of("$ref", "$dynamicRef")) {
      JsonNode reference = use.schema().json().get(keyword);
      if (reference != null) {
        String uri = reference.stringValue();
        SchemaNode initial = use.schema().resolve(uri);
        SchemaNode target = keyword.equals("$ref") ? initial : use.scope().resolve(initial, uri);
        valid &= apply(use.with(target));
      }
    }
    return valid;
  }

  private boolean composition(Application use) {
    SchemaNode schema = use.schema();
    boolean valid = true;
    for (SchemaNode child : schema.list("allOf")) {
      valid &= apply(use.with(child));
    }
    for (String keyword : List.of("anyOf", "oneOf")) {
      List<SchemaNode> options = schema.list(keyword);
      int accepted = 0;
      for (SchemaNode child : options) {
        accepted += trial(use.with(child)) ? 1 : 0;
      }
      boolean enough = keyword.equals("anyOf") ? accepted > 0 : accepted == 1;
      if (!options.isEmpty() && !enough) {
        valid = use.fails(keyword);
      }
    }
    SchemaNode not = schema.child("not");
    if (not != null && apply(use.apart(not))) {
      valid = use.fails("not");
    }
    SchemaNode condition = schema.child("if");
    if (condition != null) {
      SchemaNode branch = schema.child(trial(use.with(condition)) ? "then" : "else");
      valid &= branch == null || apply(use.with(branch));
    }
    return valid;
  }
}
