package dev.collet.schema.manifest.change;

import com.google.errorprone.annotations.CheckReturnValue;
import dev.collet.schema.JsonPointer;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * One difference between what a tool promised and what it promises now.
 *
 * @param tool the tool's name; for a renamed tool the old one
 * @param kind what happened, and so whom it breaks
 * @param pointer where in the tool's definition, in the new one unless it is gone from there
 * @param before what stood there; null when nothing did
 * @param after what stands there now; null when nothing does
 * @param witness a value that shows it: arguments that worked and are refused now, or a result that
 *     is possible now and was not; it has been checked against both schemas. Null when there is
 *     none
 * @param note what else there is to say, such as why something could not be decided; null if
 *     nothing
 */
@CheckReturnValue
public record Change(
    String tool,
    ChangeKind kind,
    JsonPointer pointer,
    @Nullable JsonNode before,
    @Nullable JsonNode after,
    @Nullable JsonNode witness,
    @Nullable String note) {

  static Change of(String tool, ChangeKind kind, JsonPointer at) {
    return new Change(tool, kind, at, null, null, null, null);
  }

  Change from(@Nullable JsonNode value) {
    return new Change(tool, kind, pointer, value, after, witness, note);
  }

  Change to(@Nullable JsonNode value) {
    return new Change(tool, kind, pointer, before, value, witness, note);
  }

  Change shownBy(@Nullable JsonNode value) {
    return new Change(tool, kind, pointer, before, after, value, note);
  }

  Change because(@Nullable String text) {
    return new Change(tool, kind, pointer, before, after, witness, text);
  }

  /** Whether somebody who relied on the tool is worse off. */
  public boolean isBreaking() {
    return kind.breaks().isPresent();
  }
}
