package dev.collet.maven.engine.docs;

import dev.collet.maven.engine.Xml;
import dev.collet.schema.CanonicalJson;
import dev.collet.schema.manifest.ToolEntry;
import dev.collet.schema.manifest.ToolManifest;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** The catalogue as one HTML page that needs nothing else: no network, no server. */
public final class HtmlCatalogue {

  private HtmlCatalogue() {}

  /** All tools under a title; ends with LF. */
  public static String write(String title, ToolManifest manifest) throws IOException {
    StringBuilder list = new StringBuilder();
    StringBuilder tools = new StringBuilder();
    int number = 0;
    for (ToolEntry tool : manifest.tools()) {
      number++;
      String id = "tool-" + number;
      list.append("<li><a href=\"#").append(id).append("\">");
      list.append(Xml.escape(tool.name())).append("</a></li>\n");
      tool(tool, id, tools);
    }
    return resource("catalogue.html")
        .replace("@style@", resource("catalogue.css").strip())
        .replace("@script@", resource("catalogue.js").strip())
        .replace("@count@", number + (number == 1 ? " tool" : " tools"))
        .replace("@title@", Xml.escape(title))
        .replace("@list@", list.toString().strip())
        .replace("@tools@", tools.toString().strip());
  }

  private static void tool(ToolEntry tool, String id, StringBuilder out) {
    out.append("<article id=\"").append(id).append("\">\n<h2><a href=\"#").append(id);
    out.append("\">").append(Xml.escape(tool.name())).append("</a></h2>\n");
    String title = tool.text("title");
    if (title != null) {
      out.append("<p class=\"title\">").append(Xml.escape(title)).append("</p>\n");
    }
    out.append("<ul class=\"hints\">");
    for (Hints.Hint hint : Hints.of(tool)) {
      out.append(hint.isWarning() ? "<li class=\"warning\">" : "<li>");
      out.append(Xml.escape(hint.text())).append("</li>");
    }
    out.append("</ul>\n");
    String description = tool.text("description");
    if (description != null) {
      out.append("<p class=\"text\">").append(Xml.escape(description)).append("</p>\n");
    }
    table("Arguments", tool.inputSchema(), "None.", out);
    JsonNode output = tool.outputSchema();
    if (output != null) {
      table("Result", output, "An object.", out);
    }
    out.append("<details><summary>JSON</summary><pre tabindex=\"0\">");
    out.append(Xml.escape(CanonicalJson.pretty(tool.definition())));
    out.append("</pre></details>\n</article>\n");
  }

  private static void table(String title, JsonNode schema, String empty, StringBuilder out) {
    List<SchemaRow> rows = SchemaRows.of(schema);
    out.append("<h3>").append(title).append("</h3>\n");
    if (rows.isEmpty()) {
      out.append("<p class=\"none\">").append(empty).append("</p>\n");
      return;
    }
    out.append("<div class=\"scroll\"><table>\n<thead><tr><th scope=\"col\">Name</th>");
    out.append("<th scope=\"col\">Type</th><th scope=\"col\">Meaning</th></tr></thead>\n<tbody>\n");
    for (SchemaRow row : rows) {
      out.append("<tr><td class=\"depth-").append(Math.min(row.depth(), 8)).append("\">");
      out.append(
          row.isWhole() ? "<i>all of it</i>" : "<code>" + Xml.escape(row.name()) + "</code>");
      out.append(row.required() && !row.isWhole() ? "<b>required</b>" : "").append("</td><td>");
      out.append(Xml.escape(row.type())).append("</td><td class=\"text\">");
      out.append(Xml.escape(row.description())).append("</td></tr>\n");
    }
    out.append("</tbody>\n</table></div>\n");
  }

  private static String resource(String name) throws IOException {
    try (InputStream in = HtmlCatalogue.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IOException("The plugin's jar lacks " + name);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
    }
  }
}
