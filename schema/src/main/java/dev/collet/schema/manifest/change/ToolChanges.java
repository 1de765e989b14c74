package dev.collet.schema.manifest.change;

import static dev.collet.schema.manifest.change.ChangeKind.*;

import dev.collet.schema.JsonPointer;
import dev.collet.schema.manifest.ToolEntry;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** Compares two states of one tool, member by member. */
final class ToolChanges {

  /** A hint's default (MCP 2026-07-28, schema, ToolAnnotations) and the value that warns. */
  private record Hint(boolean defaultValue, boolean risky) {}

  private static final Map<String, Hint> HINTS =
      new TreeMap<>(
          Map.of(
              "readOnlyHint", new Hint(false, false),
              "destructiveHint", new Hint(true, true),
              "idempotentHint", new Hint(false, false),
              "openWorldHint", new Hint(true, true)));

  private static final Set<String> KNOWN =
      Set.of(
          "name",
          "title",
          "description",
          "inputSchema",
          "outputSchema",
          "annotations",
          "icons",
          "_meta");

  private final List<Change> changes = new ArrayList<>();
  private final String tool;
  private final ToolEntry before;
  private final ToolEntry after;

  private ToolChanges(ToolEntry before, ToolEntry after) {
    this.tool = before.name();
    this.before = before;
    this.after = after;
  }

  static List<Change> between(ToolEntry before, ToolEntry after) {
    ToolChanges comparison = new ToolChanges(before, after);
    comparison.member("title", TITLE_CHANGED);
    comparison.member("description", DESCRIPTION_CHANGED);
    comparison.annotations();
    comparison.changes.addAll(
        SchemaChanges.between(
            before.name(), Side.INPUT, before.inputSchema(), after.inputSchema()));
    comparison.output();
    comparison.member("icons", ICONS_CHANGED);
    comparison.each("_meta", META_CHANGED, Set.of());
    comparison.others();
    return List.copyOf(comparison.changes);
  }

  private void output() {
    JsonNode was = before.outputSchema();
    JsonNode is = after.outputSchema();
    if (was == null || is == null) {
      difference(was == null ? OUTPUT_ADDED : OUTPUT_REMOVED, Side.OUTPUT.root(), was, is);
    } else {
      changes.addAll(SchemaChanges.between(tool, Side.OUTPUT, was, is));
    }
  }

  private void annotations() {
    HINTS.forEach(this::hint);
    JsonPointer at = JsonPointer.ROOT.append("annotations");
    JsonNode was = before.definition().path("annotations");
    JsonNode is = after.definition().path("annotations");
    difference(TITLE_CHANGED, at.append("title"), was.get("title"), is.get("title"));
    Set<String> seen = new TreeSet<>(HINTS.keySet());
    seen.add("title");
    each("annotations", OTHER_CHANGED, seen);
  }

  private void hint(String name, Hint hint) {
    Boolean was = before.hint(name);
    Boolean is = after.hint(name);
    boolean meant = was == null ? hint.defaultValue() : was;
    boolean means = is == null ? hint.defaultValue() : is;
    ChangeKind kind =
        meant == means ? HINT_SPELLED_OUT : means == hint.risky() ? HINT_RISKIER : HINT_SAFER;
    difference(kind, JsonPointer.ROOT.append("annotations").append(name), node(was), node(is));
  }

  private static @Nullable JsonNode node(@Nullable Boolean value) {
    return value == null ? null : JsonNodeFactory.instance.booleanNode(value);
  }

  private void others() {
    Set<String> names = new TreeSet<>(before.definition().propertyNames());
    names.addAll(after.definition().propertyNames());
    names.removeAll(KNOWN);
    names.forEach(name -> member(name, OTHER_CHANGED));
  }

  private void each(String member, ChangeKind kind, Set<String> except) {
    JsonNode was = before.definition().path(member);
    JsonNode is = after.definition().path(member);
    Set<String> names = new TreeSet<>(was.propertyNames());
    names.addAll(is.propertyNames());
    names.removeAll(except);
    for (String name : names) {
      difference(kind, JsonPointer.ROOT.append(member).append(name), was.get(name), is.get(name));
    }
  }

  private void member(String name, ChangeKind kind) {
    difference(
        kind,
        JsonPointer.ROOT.append(name),
        before.definition().get(name),
        after.definition().get(name));
  }

  private void difference(
      ChangeKind kind, JsonPointer at, @Nullable JsonNode was, @Nullable JsonNode is) {
    if (!SchemaEdits.same(was, is)) {
      changes.add(Change.of(tool, kind, at).from(was).to(is));
    }
  }
}
