package dev.collet.maven.engine.report;

import dev.collet.maven.engine.Drift;
import dev.collet.maven.engine.Finding;
import dev.collet.maven.engine.Xml;
import dev.collet.schema.manifest.change.Change;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The report for CI servers that read test results: a test for each tool, failed when a change of
 * it stops the build, skipped when all its changes are ignored for a reason.
 */
final class JUnitReport {

  private JUnitReport() {}

  static String write(Drift drift) {
    StringBuilder cases = new StringBuilder();
    int failures = 0;
    int skipped = 0;
    for (String tool : drift.tools()) {
      List<Finding> all =
          drift.findings().stream().filter(f -> f.change().tool().equals(tool)).toList();
      List<Finding> failing = all.stream().filter(Finding::fails).toList();
      boolean isSkipped =
          !all.isEmpty() && all.stream().allMatch(finding -> finding.ignored() != null);
      failures += failing.isEmpty() ? 0 : 1;
      skipped += isSkipped ? 1 : 0;
      cases.append("  <testcase classname=\"collet.drift\" name=\"").append(Xml.escape(tool));
      if (all.isEmpty()) {
        cases.append("\"/>\n");
      } else {
        cases.append("\">\n").append(result(all, failing, isSkipped));
        cases.append("  </testcase>\n");
      }
    }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuite name=\"collet.drift\" tests=\""
        + drift.tools().size()
        + "\" failures=\""
        + failures
        + "\" errors=\"0\" skipped=\""
        + skipped
        + "\">\n"
        + cases
        + "</testsuite>\n";
  }

  private static String result(List<Finding> all, List<Finding> failing, boolean isSkipped) {
    List<Finding> told = failing.isEmpty() ? all : failing;
    String text = told.stream().map(JUnitReport::text).collect(Collectors.joining("\n"));
    if (failing.isEmpty() && !isSkipped) {
      return "    <system-out>" + Xml.escape(text) + "</system-out>\n";
    }
    String kind = told.get(0).change().kind().name();
    String message = told.size() == 1 ? kind : kind + " and " + (told.size() - 1) + " more";
    String element = isSkipped ? "skipped" : "failure";
    String type = isSkipped ? "" : " type=\"" + kind + "\"";
    return "    <"
        + element
        + " message=\""
        + message
        + "\""
        + type
        + ">"
        + Xml.escape(text)
        + "</"
        + element
        + ">\n";
  }

  private static String text(Finding finding) {
    Change change = finding.change();
    StringBuilder text = new StringBuilder(change.kind().name());
    text.append(" (").append(Wording.level(change));
    text.append(change.isBreaking() ? ", breaks the " + Wording.breaks(change) : "");
    text.append(") at ").append(Wording.where(change)).append(": ");
    text.append(change.kind().summary());
    Wording.values(change).ifPresent(values -> text.append(' ').append(values).append('.'));
    Wording.witness(change).ifPresent(value -> text.append(' ').append(value));
    if (finding.ignored() != null) {
      text.append(" Ignored: ").append(finding.ignored());
    }
    return text.toString();
  }
}
