package dev.collet.maven.engine.report;

import dev.collet.maven.engine.Drift;
import dev.collet.maven.engine.Finding;
import dev.collet.schema.CanonicalJson;
import dev.collet.schema.manifest.change.Change;
import dev.collet.schema.manifest.change.ChangeKind;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The report for code scanning, in SARIF 2.1.0 (OASIS). A result stands at the old state's file.
 */
final class SarifReport {

  private static final String SCHEMA =
      "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

  private SarifReport() {}

  static String write(Drift drift) {
    ObjectNode log = JsonNodeFactory.instance.objectNode();
    log.put("$schema", SCHEMA);
    log.put("version", "2.1.0");
    ObjectNode run = log.putArray("runs").addObject();
    ObjectNode driver = run.putObject("tool").putObject("driver");
    driver.put("name", "collet");
    ArrayNode rules = driver.putArray("rules");
    ArrayNode results = run.putArray("results");
    Set<ChangeKind> kinds = EnumSet.noneOf(ChangeKind.class);
    drift.findings().forEach(finding -> kinds.add(finding.change().kind()));
    for (ChangeKind kind : kinds) {
      ObjectNode rule = rules.addObject();
      rule.put("id", kind.name());
      rule.putObject("shortDescription").put("text", kind.summary());
    }
    drift.findings().forEach(finding -> result(finding, drift, results.addObject()));
    return CanonicalJson.pretty(log) + "\n";
  }

  private static void result(Finding finding, Drift drift, ObjectNode result) {
    Change change = finding.change();
    result.put("ruleId", change.kind().name());
    result.put("level", finding.fails() ? "error" : change.isBreaking() ? "warning" : "note");
    StringBuilder text = new StringBuilder("Tool '").append(change.tool()).append("': ");
    text.append(change.kind().summary());
    Wording.values(change).ifPresent(values -> text.append(' ').append(values).append('.'));
    Wording.witness(change).ifPresent(value -> text.append(' ').append(value));
    result.putObject("message").put("text", text.toString());
    ObjectNode location = result.putArray("locations").addObject();
    location
        .putObject("physicalLocation")
        .putObject("artifactLocation")
        .put("uri", uri(drift.before()));
    ObjectNode logical = location.putArray("logicalLocations").addObject();
    logical.put("fullyQualifiedName", change.tool() + change.pointer());
    if (finding.ignored() != null) {
      ObjectNode suppression = result.putArray("suppressions").addObject();
      suppression.put("kind", "external");
      suppression.put("justification", finding.ignored());
    }
    ObjectNode properties = result.putObject("properties");
    properties.put("semver", change.kind().level().name());
    change.kind().breaks().ifPresent(who -> properties.put("breaks", who.name()));
  }

  /** A path as a relative reference (RFC 3986): what a path may hold stays, the rest is escaped. */
  private static String uri(String path) {
    StringBuilder out = new StringBuilder();
    for (byte b : path.replace('\\', '/').getBytes(StandardCharsets.UTF_8)) {
      char c = (char) (b & 0xFF);
      if (c < 0x80 && (Character.isLetterOrDigit(c) || "-._~/!$&'()*+,;=@".indexOf(c) >= 0)) {
        out.append(c);
      } else {
        out.append(String.format(Locale.ROOT, "%%%02X", (int) c));
      }
    }
    return out.toString();
  }
}
