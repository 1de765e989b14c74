package dev.collet.schema.manifest.change;

import static dev.collet.schema.manifest.change.ChangeKind.INPUT_NARROWED;
import static dev.collet.schema.manifest.change.ChangeKind.INPUT_REWRITTEN;
import static dev.collet.schema.manifest.change.ChangeKind.INPUT_UNDECIDED;
import static dev.collet.schema.manifest.change.ChangeKind.OUTPUT_REWRITTEN;
import static dev.collet.schema.manifest.change.ChangeKind.OUTPUT_UNDECIDED;
import static dev.collet.schema.manifest.change.ChangeKind.OUTPUT_WIDENED;

import dev.collet.schema.compare.Verdict;
import dev.collet.schema.manifest.change.SchemaEdit.Kind;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/**
 * Says what the changes of one schema mean. The schema is led from old to new edit by edit, and the
 * comparison of values judges each step; the judgement on the whole has the last word, because two
 * edits may make up for each other, or break something only together.
 */
final class SchemaChanges {

  private SchemaChanges() {}

  static List<Change> between(String tool, Side side, JsonNode before, JsonNode after) {
    List<SchemaEdit> edits = SchemaEdits.between(before, after);
    if (edits.isEmpty()) {
      return List.of();
    }
    Judgement whole = Judgement.of(side, additive(side, before, edits), after);
    List<Change> changes = new ArrayList<>();
    boolean proven = true;
    JsonNode schema = before;
    for (SchemaEdit edit : edits) {
      JsonNode next = edit.apply(schema);
      Judgement step = Judgement.of(side, schema, next);
      proven &= step.isKept() || isAdditive(side, edit);
      Judgement heard =
          whole.isKept() ? new Judgement(new Verdict.Contained(), step.reverse()) : step;
      if (edit.kind() != Kind.DEFINITION_ADDED && edit.kind() != Kind.DEFINITION_REMOVED) {
        changes.add(EditChange.of(tool, side, schema, edit, heard));
      }
      schema = next;
    }
    if (changes.stream().noneMatch(Change::isBreaking)) {
      wholly(tool, side, whole, proven, changes);
    }
    return List.copyOf(changes);
  }

  /** What the edits did not show one by one. */
  private static void wholly(
      String tool, Side side, Judgement whole, boolean proven, List<Change> changes) {
    if (whole.isBroken()) {
      ChangeKind kind = side.kind(INPUT_NARROWED, OUTPUT_WIDENED);
      changes.add(Change.of(tool, kind, side.root()).shownBy(whole.witness()));
    } else if (!whole.isKept() && !proven) {
      ChangeKind kind = side.kind(INPUT_UNDECIDED, OUTPUT_UNDECIDED);
      changes.add(Change.of(tool, kind, side.root()).because(whole.doubt()));
    } else if (changes.isEmpty()) {
      changes.add(Change.of(tool, side.kind(INPUT_REWRITTEN, OUTPUT_REWRITTEN), side.root()));
    }
  }

  /**
   * The old schema with the arguments that were added and may be left out. An open schema accepted
   * any value under such a name, so in the strict sense it was narrowed; nobody sent it.
   */
  private static JsonNode additive(Side side, JsonNode before, List<SchemaEdit> edits) {
    JsonNode schema = before;
    for (SchemaEdit edit : edits) {
      if (isAdditive(side, edit) || edit.kind() == Kind.DEFINITION_ADDED) {
        schema = edit.apply(schema);
      }
    }
    return schema;
  }

  private static boolean isAdditive(Side side, SchemaEdit edit) {
    return side == Side.INPUT && edit.kind() == Kind.PROPERTY_ADDED && !edit.required();
  }
}
