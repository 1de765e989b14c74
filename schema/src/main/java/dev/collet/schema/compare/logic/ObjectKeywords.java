package dev.collet.schema.compare.logic;

import dev.collet.schema.compare.language.Language;
import dev.collet.schema.compare.language.Languages;
import dev.collet.schema.load.DynamicScope;
import dev.collet.schema.load.SchemaNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** The keywords for objects, but for unevaluatedProperties (core 10.3.2, validation 6.5). */
final class ObjectKeywords {

  private static final String OLD =
      " is of an older draft, which some validators obey and others don't";

  private final Formulas formulas;
  private final Languages languages;
  private final SchemaCompiler compiler;
  private final NameLanguages names;

  ObjectKeywords(Formulas formulas, SchemaCompiler compiler, NameLanguages names) {
    this.formulas = formulas;
    this.languages = formulas.languages();
    this.compiler = compiler;
    this.names = names;
  }

  void add(SchemaNode node, DynamicScope scope, List<Formula> parts) {
    long min = Keyword.count(node, "minProperties", 0);
    if (min > 0) {
      parts.add(formulas.ifType(JsonType.OBJECT, new Constraint.SizeAtLeast(min)));
    }
    long max = Keyword.count(node, "maxProperties", Constraint.UNLIMITED);
    if (max < Constraint.UNLIMITED) {
      parts.add(formulas.ifType(JsonType.OBJECT, new Constraint.SizeAtMost(max)));
    }
    JsonNode required = Keyword.value(node, "required");
    if (required != null) {
      Keyword.strings(required).forEach(name -> parts.add(present(name)));
    }
    if (node.json().has("dependencies")) {
      parts.add(unknown(node, "dependencies", "'dependencies' at " + node + OLD));
    }
    members(node, scope, parts);
    dependents(node, scope, parts);
    SchemaNode propertyNames = node.child("propertyNames");
    if (propertyNames != null) {
      parts.add(propertyNames(propertyNames, scope));
    }
  }

  /** Objects with this member, and what is no object. */
  Formula present(String name) {
    return formulas.someName(languages.of(List.of(name)), formulas.everything());
  }

  private Formula absent(String name) {
    return formulas.everyName(languages.of(List.of(name)), formulas.nothing());
  }

  private void members(SchemaNode node, DynamicScope scope, List<Formula> parts) {
    node.children("properties")
        .forEach(
            (name, child) ->
                parts.add(
                    formulas.everyName(languages.of(List.of(name)), compiler.lazy(child, scope))));
    for (Map.Entry<String, SchemaNode> entry : node.children("patternProperties").entrySet()) {
      Formula formula = compiler.lazy(entry.getValue(), scope);
      Language language = names.matching(entry.getKey());
      parts.add(
          language == null
              ? unknownPattern(node, entry.getKey())
              : formulas.everyName(language, formula));
    }
    SchemaNode additional = node.child("additionalProperties");
    if (additional != null) {
      Language named = names.named(node);
      parts.add(
          named == null
              ? unknownPattern(node, "additionalProperties")
              : formulas.everyName(languages.not(named), compiler.lazy(additional, scope)));
    }
  }

  private void dependents(SchemaNode node, DynamicScope scope, List<Formula> parts) {
    JsonNode required = Keyword.value(node, "dependentRequired");
    if (required != null) {
      for (Map.Entry<String, JsonNode> entry : required.properties()) {
        List<Formula> others = new ArrayList<>();
        Keyword.strings(entry.getValue()).forEach(name -> others.add(present(name)));
        parts.add(formulas.any(absent(entry.getKey()), formulas.all(others)));
      }
    }
    node.children("dependentSchemas")
        .forEach(
            (name, child) -> parts.add(formulas.any(absent(name), compiler.inPlace(child, scope))));
  }

  private Formula propertyNames(SchemaNode child, DynamicScope scope) {
    @Nullable Language allowed = names.accepted(compiler.inPlace(child, scope));
    return allowed == null
        ? unknownPattern(child, "propertyNames")
        : formulas.everyName(languages.not(allowed), formulas.nothing());
  }

  private Formula unknownPattern(SchemaNode node, String what) {
    return unknown(node, what, "a pattern of names at " + node + " is out of an automaton's reach");
  }

  /** An object keyword that is not looked into; {@code {}} satisfies every such. */
  private Formula unknown(SchemaNode node, String what, String reason) {
    return formulas.any(
        formulas.types(JsonType.ALL & ~JsonType.OBJECT.mask()),
        formulas.isType(JsonType.OBJECT, new Constraint.SizeAtMost(0)),
        formulas.opaque(List.of("names", compiler.schemaClass(node), what), reason));
  }
}
