package dev.collet.schema;

import dev.collet.schema.load.DocumentResolver;
import dev.collet.schema.load.SchemaStore;
import dev.collet.schema.load.UnsupportedSchemaException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/**
 * Finds what keeps a document from being a valid, self-contained JSON Schema 2020-12: keywords in a
 * wrong form, spellings of older drafts that no longer mean anything, patterns that are no regular
 * expressions, references that lead nowhere or outside.
 */
public final class SchemaValidity {

  private SchemaValidity() {}

  /** All problems, in the order of the document; empty for a valid schema. */
  public static List<SchemaProblem> problems(JsonNode schema) {
    List<SchemaProblem> problems = new ArrayList<>();
    walk(schema, JsonPointer.ROOT, problems);
    if (problems.isEmpty()) {
      references(schema, problems);
    }
    return List.copyOf(problems);
  }

  private static void walk(JsonNode schema, JsonPointer at, List<SchemaProblem> problems) {
    if (schema.isBoolean()) {
      return;
    }
    if (!schema.isObject()) {
      problems.add(new SchemaProblem(at, "A schema is an object, true or false."));
      return;
    }
    for (Map.Entry<String, JsonNode> member : schema.properties()) {
      String keyword = member.getKey();
      JsonNode value = member.getValue();
      JsonPointer here = at.append(keyword);
      String problem = KeywordForms.problem(keyword, value);
      if (problem != null) {
        problems.add(new SchemaProblem(here, problem));
      } else {
        children(keyword, value, here, problems);
      }
    }
  }

  private static void children(
      String keyword, JsonNode value, JsonPointer here, List<SchemaProblem> problems) {
    switch (KeywordForms.holds(keyword)) {
      case SCHEMA -> walk(value, here, problems);
      case LIST -> {
        for (int i = 0; i < value.size(); i++) {
          walk(value.get(i), here.append(i), problems);
        }
      }
      case MAP ->
          value.properties().forEach(e -> walk(e.getValue(), here.append(e.getKey()), problems));
      case NOTHING -> {}
    }
  }

  private static void references(JsonNode schema, List<SchemaProblem> problems) {
    SchemaStore store = new SchemaStore(DocumentResolver.NONE);
    try {
      ReferenceCheck.check(store, store.load("", schema), problems);
    } catch (UnsupportedSchemaException e) {
      problems.add(new SchemaProblem(JsonPointer.ROOT, e.getMessage() + "."));
    }
  }
}
