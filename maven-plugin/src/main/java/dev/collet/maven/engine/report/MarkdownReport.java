package dev.collet.maven.engine.report;

import dev.collet.maven.engine.Drift;
import dev.collet.maven.engine.Finding;
import dev.collet.maven.engine.Markdown;
import dev.collet.schema.manifest.change.Change;

/** The report for a review: a table that GitHub and GitLab show as one. */
final class MarkdownReport {

  private MarkdownReport() {}

  static String write(Drift drift) {
    StringBuilder out = new StringBuilder("## Tools\n\n");
    out.append(Markdown.text(Wording.summary(drift))).append('\n');
    if (!drift.findings().isEmpty()) {
      out.append("\n| level | breaks | tool | change | where | |\n");
      out.append("| --- | --- | --- | --- | --- | --- |\n");
      drift.findings().forEach(finding -> row(finding, out));
      Wording.version(drift).ifPresent(text -> out.append('\n').append(text).append('\n'));
    }
    return out.toString();
  }

  private static void row(Finding finding, StringBuilder out) {
    Change change = finding.change();
    StringBuilder details = new StringBuilder(Markdown.text(change.kind().summary()));
    Wording.values(change).ifPresent(text -> details.append("<br>").append(Markdown.code(text)));
    Wording.witness(change)
        .ifPresent(
            text -> {
              int colon = text.indexOf(": ") + 2;
              details.append("<br>").append(Markdown.text(text.substring(0, colon)));
              details.append(Markdown.code(text.substring(colon)));
            });
    if (change.note() != null) {
      details.append("<br>").append(Markdown.text(change.note()));
    }
    if (finding.ignored() != null) {
      details.append("<br>ignored: ").append(Markdown.text(finding.ignored()));
    }
    out.append("| ").append(Wording.level(change));
    out.append(" | ").append(Wording.breaks(change));
    out.append(" | ").append(Markdown.code(change.tool()));
    out.append(" | ").append(change.kind());
    out.append(" | ").append(Markdown.code(Wording.where(change)));
    out.append(" | ").append(details).append(" |\n");
  }
}
