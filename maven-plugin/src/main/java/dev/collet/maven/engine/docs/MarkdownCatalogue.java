package dev.collet.maven.engine.docs;

import dev.collet.maven.engine.Markdown;
import dev.collet.schema.manifest.ToolEntry;
import dev.collet.schema.manifest.ToolManifest;
import java.util.List;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/** The catalogue as Markdown, for a repository or a wiki. */
public final class MarkdownCatalogue {

  private MarkdownCatalogue() {}

  /** All tools under a title; ends with LF. */
  public static String write(String title, ToolManifest manifest) {
    StringBuilder out = new StringBuilder("# ").append(Markdown.text(title)).append("\n\n");
    out.append("| tool | what it does |\n| --- | --- |\n");
    for (ToolEntry tool : manifest.tools()) {
      String description = tool.text("description");
      String first = description == null ? "" : description.lines().findFirst().orElse("");
      out.append("| ").append(Markdown.code(tool.name())).append(" | ");
      out.append(Markdown.text(first)).append(" |\n");
    }
    manifest.tools().forEach(tool -> tool(tool, out));
    return out.toString();
  }

  private static void tool(ToolEntry tool, StringBuilder out) {
    out.append("\n## ").append(Markdown.text(tool.name())).append("\n\n");
    String title = tool.text("title");
    if (title != null) {
      out.append("**").append(Markdown.text(title)).append("**\n\n");
    }
    out.append(
        Hints.of(tool).stream().map(Hints.Hint::text).collect(Collectors.joining(" · ", "*", "*")));
    out.append("\n\n");
    String description = tool.text("description");
    if (description != null) {
      description.lines().forEach(line -> out.append(Markdown.text(line)).append('\n'));
      out.append('\n');
    }
    table("Arguments", tool.inputSchema(), "None.", out);
    JsonNode output = tool.outputSchema();
    if (output != null) {
      table("\nResult", output, "An object.", out);
    }
  }

  private static void table(String title, JsonNode schema, String empty, StringBuilder out) {
    List<SchemaRow> rows = SchemaRows.of(schema);
    out.append(title).append(":");
    if (rows.isEmpty()) {
      out.append(' ').append(empty).append('\n');
      return;
    }
    out.append("\n\n| name | type | required | |\n| --- | --- | --- | --- |\n");
    for (SchemaRow row : rows) {
      out.append("| ").append("&nbsp;&nbsp;".repeat(row.depth()));
      out.append(row.isWhole() ? "all of it" : Markdown.code(row.name()));
      out.append(" | ").append(Markdown.text(row.type()));
      out.append(" | ").append(row.isWhole() ? "" : row.required() ? "yes" : "no");
      out.append(" | ").append(Markdown.lines(row.description())).append(" |\n");
    }
  }
}
