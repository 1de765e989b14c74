package dev.collet.schema.manifest.change;

import static dev.collet.schema.manifest.change.ChangeKind.INPUT_NARROWED;
import static dev.collet.schema.manifest.change.ChangeKind.INPUT_REWRITTEN;
import static dev.collet.schema.manifest.change.ChangeKind.INPUT_UNDECIDED;
import static dev.collet.schema.manifest.change.ChangeKind.OUTPUT_REWRITTEN;
import static dev.collet.schema.manifest.change.ChangeKind.OUTPUT_UNDECIDED;
import static dev.collet.schema.manifest.change.ChangeKind.OUTPUT_WIDENED;

import dev.collet.schema.manifest.change.SchemaEdit.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * Says what the changes of one schema mean. The way from old to new is taken apart into edits, and
 * the comparison of values judges each by what it does to the old schema; the judgement on the
 * whole has the last word, because two edits may make up for each other, or break something only
 * together.
 */
final class SchemaChanges {

  private SchemaChanges() {}

  static List<Change> between(String tool, Side side, JsonNode before, JsonNode after) {
    List<SchemaEdit> edits = SchemaEdits.between(before, after);
    if (edits.isEmpty()) {
      return List.of();
    }
    JsonNode base = additive(side, before, edits);
    Judgement whole = Judgement.of(side, base, after);
    Witnesses witnesses = new Witnesses(side, before, after, whole);
    List<Change> changes = new ArrayList<>();
    for (SchemaEdit edit : edits) {
      if (edit.kind() != Kind.DEFINITION_ADDED && edit.kind() != Kind.DEFINITION_REMOVED) {
        JsonNode from = isAdditive(side, edit) ? before : base;
        Judgement alone = Judgement.of(side, from, edit.apply(from));
        changes.add(EditChange.of(tool, side, from, edit, alone.within(whole), witnesses));
      }
    }
    if (changes.stream().noneMatch(Change::isBreaking)) {
      wholly(tool, side, whole, witnesses, isProven(side, base, edits)).ifPresent(changes::add);
    }
    if (changes.isEmpty()) {
      changes.add(Change.of(tool, side.kind(INPUT_REWRITTEN, OUTPUT_REWRITTEN), side.root()));
    }
    return List.copyOf(changes);
  }

  /** What the edits did not show one by one. */
  private static Optional<Change> wholly(
      String tool, Side side, Judgement whole, Witnesses witnesses, boolean isProven) {
    if (whole.isBroken()) {
      ChangeKind kind = side.kind(INPUT_NARROWED, OUTPUT_WIDENED);
      return Optional.of(Change.of(tool, kind, side.root()).shownBy(witnesses.of(whole)));
    }
    if (whole.isKept() || isProven) {
      return Optional.empty();
    }
    ChangeKind kind = side.kind(INPUT_UNDECIDED, OUTPUT_UNDECIDED);
    return Optional.of(Change.of(tool, kind, side.root()).because(whole.doubt()));
  }

  /** Whether each step on the way keeps what was promised, so that the whole way does. */
  private static boolean isProven(Side side, JsonNode base, List<SchemaEdit> edits) {
    JsonNode schema = base;
    for (SchemaEdit edit : edits) {
      JsonNode next = edit.apply(schema);
      if (!Judgement.of(side, schema, next).isKept()) {
        return false;
      }
      schema = next;
    }
    return true;
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
