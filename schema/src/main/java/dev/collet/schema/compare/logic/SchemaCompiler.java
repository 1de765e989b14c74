package dev.collet.schema.compare.logic;

import dev.collet.schema.load.DynamicScope;
import dev.collet.schema.load.SchemaNode;
import dev.collet.schema.load.UnsupportedSchemaException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** Turns schemas into formulas; what speaks of parts of a value is left for later. */
public final class SchemaCompiler {

  private final Formulas formulas;
  private final SchemaClasses classes;
  private final ScalarKeywords scalars;
  private final ArrayKeywords arrays;
  private final ObjectKeywords objects;
  private final UnevaluatedKeywords unevaluated;
  private final Restriction restriction;
  private final Map<SchemaUse, Formula> compiled = new HashMap<>();
  private final Set<SchemaUse> open = new HashSet<>();

  /** A compiler for the schemas that were classified. */
  public SchemaCompiler(Formulas formulas, SchemaClasses classes) {
    this.formulas = formulas;
    this.classes = classes;
    this.restriction = new Restriction(formulas, this::expand);
    NameLanguages names = new NameLanguages(formulas.languages(), restriction);
    this.scalars = new ScalarKeywords(formulas);
    this.arrays = new ArrayKeywords(formulas, this);
    this.objects = new ObjectKeywords(formulas, this, names);
    this.unevaluated = new UnevaluatedKeywords(formulas, this, names);
  }

  /** Restricts formulas, expanding references where it has to. */
  public Restriction restriction() {
    return restriction;
  }

  /** What a document's outermost schema accepts. */
  public Formula root(SchemaNode node) {
    return lazy(node, DynamicScope.EMPTY);
  }

  /** The formula behind a reference. */
  public Formula expand(Formula.Reference reference) {
    Formula formula = compile(reference.use());
    return reference.positive() ? formula : formulas.not(formula);
  }

  /** What does not satisfy a formula. */
  public Formula negated(Formula formula) {
    return formulas.not(formula);
  }

  int schemaClass(SchemaNode node) {
    return classes.of(node);
  }

  /** A schema for a part of the value. */
  Formula lazy(SchemaNode node, DynamicScope scope) {
    return formulas.reference(use(node, scope));
  }

  /** A schema for the same value. */
  Formula inPlace(SchemaNode node, DynamicScope scope) {
    if (node.json().isBoolean()) {
      return formulas.constant(node.json().booleanValue());
    }
    return compile(use(node, scope));
  }

  /** Where a {@code $ref} or {@code $dynamicRef} of a schema leads. */
  SchemaNode target(SchemaNode node, String keyword, String reference, DynamicScope scope) {
    SchemaNode initial = node.resolve(reference);
    return keyword.equals("$ref") ? initial : scope.resolve(initial, reference);
  }

  private SchemaUse use(SchemaNode node, DynamicScope scope) {
    DynamicScope inside = classes.dynamic() ? scope.enter(node.resource()) : DynamicScope.EMPTY;
    return new SchemaUse(classes.of(node), node, inside);
  }

  private Formula compile(SchemaUse use) {
    Formula formula = compiled.get(use);
    if (formula == null) {
      if (!open.add(use)) {
        throw new UnsupportedSchemaException(
            "The references at "
                + use.node()
                + " lead back to it without reaching a part of the value");
      }
      formula = keywords(use.node(), use.scope());
      open.remove(use);
      compiled.put(use, formula);
    }
    return formula;
  }

  private Formula keywords(SchemaNode node, DynamicScope scope) {
    if (node.json().isBoolean()) {
      return formulas.constant(node.json().booleanValue());
    }
    List<Formula> parts = new ArrayList<>();
    scalars.add(node, parts);
    arrays.add(node, scope, parts);
    objects.add(node, scope, parts);
    for (String keyword : List.of("$ref", "$dynamicRef")) {
      JsonNode reference = Keyword.value(node, keyword);
      if (reference != null) {
        parts.add(inPlace(target(node, keyword, reference.stringValue(), scope), scope));
      }
    }
    composition(node, scope, parts);
    unevaluated.add(node, scope, parts);
    return formulas.all(parts);
  }

  private void composition(SchemaNode node, DynamicScope scope, List<Formula> parts) {
    node.list("allOf").forEach(child -> parts.add(inPlace(child, scope)));
    List<SchemaNode> anyOf = node.list("anyOf");
    if (!anyOf.isEmpty()) {
      parts.add(formulas.any(anyOf.stream().map(child -> inPlace(child, scope)).toList()));
    }
    List<SchemaNode> oneOf = node.list("oneOf");
    if (!oneOf.isEmpty()) {
      exactlyOne(oneOf.stream().map(child -> inPlace(child, scope)).toList(), parts);
    }
    SchemaNode not = node.child("not");
    if (not != null) {
      parts.add(formulas.not(inPlace(not, scope)));
    }
    SchemaNode condition = node.child("if");
    if (condition != null) {
      Formula holds = inPlace(condition, scope);
      SchemaNode then = node.child("then");
      if (then != null) {
        parts.add(formulas.any(formulas.not(holds), inPlace(then, scope)));
      }
      SchemaNode otherwise = node.child("else");
      if (otherwise != null) {
        parts.add(formulas.any(holds, inPlace(otherwise, scope)));
      }
    }
  }

  private void exactlyOne(List<Formula> options, List<Formula> parts) {
    parts.add(formulas.any(options));
    List<Map<String, Set<String>>> tags = options.stream().map(Discriminators::of).toList();
    for (int i = 0; i < options.size(); i++) {
      for (int j = i + 1; j < options.size(); j++) {
        if (!Discriminators.disjoint(tags.get(i), tags.get(j))) {
          parts.add(formulas.any(formulas.not(options.get(i)), formulas.not(options.get(j))));
        }
      }
    }
  }
}
