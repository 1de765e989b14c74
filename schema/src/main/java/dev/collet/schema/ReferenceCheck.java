package dev.collet.schema;

import dev.collet.schema.load.SchemaNode;
import dev.collet.schema.load.SchemaStore;
import dev.collet.schema.load.UnsupportedSchemaException;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** Follows every reference of a schema, so that one that leads nowhere is found where it stands. */
final class ReferenceCheck {

  private ReferenceCheck() {}

  static void check(SchemaStore store, SchemaNode node, List<SchemaProblem> problems) {
    for (String keyword : List.of("$ref", "$dynamicRef")) {
      JsonNode value = node.json().get(keyword);
      if (value != null && value.isString()) {
        follow(store, node, keyword, value.stringValue(), problems);
      }
    }
    for (Map<String, SchemaNode> children : node.allChildren().values()) {
      children.values().forEach(child -> check(store, child, problems));
    }
  }

  private static void follow(
      SchemaStore store,
      SchemaNode node,
      String keyword,
      String ref,
      List<SchemaProblem> problems) {
    try {
      SchemaNode target = store.resolve(node, ref);
      if (!target.document().equals(node.document())
          && !target.document().startsWith("https://json-schema.org/draft/2020-12/")) {
        throw new UnsupportedSchemaException("outside");
      }
    } catch (UnsupportedSchemaException | IllegalArgumentException e) {
      String message =
          ref.startsWith("#")
              ? "'" + ref + "' leads nowhere: no such schema or anchor in this document."
              : "'"
                  + ref
                  + "' leads outside this document. Put the schema under $defs and refer to"
                  + " it there.";
      problems.add(new SchemaProblem(node.pointer().append(keyword), message));
    }
  }
}
