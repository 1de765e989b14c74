package dev.collet.maven.engine.report;

import dev.collet.maven.engine.Drift;
import dev.collet.maven.engine.Finding;
import dev.collet.schema.manifest.change.Change;
import java.util.ArrayList;
import java.util.List;

/** The report for people at a terminal: a line for each change, and under it what shows it. */
final class TableReport {

  private static final List<String> HEAD = List.of("LEVEL", "BREAKS", "TOOL", "CHANGE", "WHERE");

  private TableReport() {}

  static String write(Drift drift) {
    StringBuilder out = new StringBuilder(Wording.summary(drift)).append('\n');
    if (!drift.findings().isEmpty()) {
      table(drift.findings(), out.append('\n'));
      out.append('\n');
      Wording.version(drift).ifPresent(text -> out.append(text).append('\n'));
    }
    return out.toString();
  }

  private static void table(List<Finding> findings, StringBuilder out) {
    List<List<String>> rows = new ArrayList<>();
    rows.add(HEAD);
    findings.forEach(finding -> rows.add(row(finding.change())));
    int[] widths = new int[HEAD.size()];
    for (List<String> row : rows) {
      for (int column = 0; column < widths.length; column++) {
        widths[column] = Math.max(widths[column], row.get(column).length());
      }
    }
    line(HEAD, widths, out);
    for (Finding finding : findings) {
      line(row(finding.change()), widths, out);
      details(finding, out);
    }
  }

  private static List<String> row(Change change) {
    return List.of(
        Wording.level(change),
        Wording.breaks(change),
        change.tool(),
        change.kind().name(),
        Wording.where(change));
  }

  private static void line(List<String> row, int[] widths, StringBuilder out) {
    StringBuilder line = new StringBuilder();
    for (int column = 0; column < widths.length; column++) {
      String cell = row.get(column);
      line.append(cell).append(" ".repeat(widths[column] - cell.length() + 2));
    }
    out.append("  ").append(line.toString().stripTrailing()).append('\n');
  }

  private static void details(Finding finding, StringBuilder out) {
    Change change = finding.change();
    detail(change.kind().summary(), out);
    Wording.values(change).ifPresent(text -> detail(text, out));
    Wording.witness(change).ifPresent(text -> detail(text, out));
    if (change.note() != null) {
      detail(change.note(), out);
    }
    if (finding.ignored() != null) {
      detail("ignored: " + finding.ignored(), out);
    }
  }

  private static void detail(String text, StringBuilder out) {
    out.append("         ").append(text).append('\n');
  }
}
