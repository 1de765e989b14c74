package dev.collet.maven.engine.report;

import dev.collet.maven.engine.Drift;
import dev.collet.maven.engine.Finding;
import dev.collet.schema.CanonicalJson;
import dev.collet.schema.manifest.change.Change;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The report for programs. Its own form has a number, so that they can rely on it. */
final class JsonReport {

  private JsonReport() {}

  static String write(Drift drift) {
    ObjectNode report = JsonNodeFactory.instance.objectNode();
    report.put("format", 1);
    report.put("before", drift.before());
    report.put("after", drift.after());
    report.put("fails", drift.fails());
    drift.level().ifPresent(level -> report.put("level", level.name()));
    drift.nextVersion().ifPresent(version -> report.put("nextVersion", version));
    ArrayNode changes = report.putArray("changes");
    drift.findings().forEach(finding -> changes.add(change(finding)));
    return CanonicalJson.pretty(report) + "\n";
  }

  private static ObjectNode change(Finding finding) {
    Change change = finding.change();
    ObjectNode node = JsonNodeFactory.instance.objectNode();
    node.put("tool", change.tool());
    node.put("kind", change.kind().name());
    node.put("level", change.kind().level().name());
    change.kind().breaks().ifPresent(who -> node.put("breaks", who.name()));
    node.put("pointer", change.pointer().toString());
    node.put("summary", change.kind().summary());
    node.put("fails", finding.fails());
    put(node, "before", change.before());
    put(node, "after", change.after());
    put(node, "witness", change.witness());
    if (change.note() != null) {
      node.put("note", change.note());
    }
    if (finding.ignored() != null) {
      node.put("ignored", finding.ignored());
    }
    return node;
  }

  private static void put(ObjectNode node, String name, @Nullable JsonNode value) {
    if (value != null) {
      node.set(name, value);
    }
  }
}
