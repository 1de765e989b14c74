package dev.collet.processor.rule.output;

import dev.collet.processor.model.ToolModel;
import dev.collet.processor.model.ToolModel.DeclaredSchema;
import dev.collet.processor.report.Finding;
import dev.collet.processor.report.Level;
import dev.collet.processor.rule.ReadRule;
import dev.collet.schema.SchemaProblem;
import dev.collet.schema.SchemaValidity;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Refuses declared schemas that clients can't use: not JSON, not JSON Schema 2020-12, with a
 * reference out of the document, or with a root that MCP forbids.
 */
public final class InvalidSchema extends ReadRule {
  private static final int MOST = 5;

  @Override
  public Level defaultLevel() {
    return Level.ERROR;
  }

  @Override
  public boolean isOptional() {
    return false;
  }

  @Override
  public void check(ToolModel tool, Consumer<Finding> findings) {
    super.check(tool, findings);
    problems("inputSchema", tool, tool.declaredInput(), findings);
    problems("outputSchema", tool, tool.declaredOutput(), findings);
    DeclaredSchema input = tool.declaredInput();
    if (input != null && !isObject(input.tree().get("type"))) {
      findings.accept(
          new Finding(
              name(),
              "inputSchema of tool '"
                  + tool.name()
                  + "' doesn't have \"type\": \"object\" at its"
                  + " root, which MCP demands beside all other keywords. Add it.",
              input.site()));
    }
  }

  private static boolean isObject(@Nullable JsonNode type) {
    return type != null && type.isString() && type.stringValue().equals("object");
  }

  private void problems(
      String member,
      ToolModel tool,
      @Nullable DeclaredSchema declared,
      Consumer<Finding> findings) {
    if (declared == null) {
      return;
    }
    List<SchemaProblem> problems = SchemaValidity.problems(declared.tree());
    String resource = declared.resource() == null ? "" : " (" + declared.resource() + ")";
    for (SchemaProblem problem : problems.subList(0, Math.min(MOST, problems.size()))) {
      findings.accept(
          new Finding(
              name(),
              member
                  + resource
                  + " of tool '"
                  + tool.name()
                  + "' is no valid JSON Schema 2020-12"
                  + " at "
                  + problem.pointer()
                  + ": "
                  + problem.message(),
              declared.site()));
    }
  }
}
