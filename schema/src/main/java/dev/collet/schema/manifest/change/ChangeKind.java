package dev.collet.schema.manifest.change;

import static dev.collet.schema.manifest.change.Audience.APPROVER;
import static dev.collet.schema.manifest.change.Audience.CALLER;
import static dev.collet.schema.manifest.change.Audience.READER;
import static dev.collet.schema.manifest.change.Level.MAJOR;
import static dev.collet.schema.manifest.change.Level.MINOR;
import static dev.collet.schema.manifest.change.Level.PATCH;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The kinds of change there are, each with whom it breaks and the version it asks for. Arguments
 * are contravariant: what was accepted must stay accepted. Results are covariant: what is returned
 * must have been allowed before.
 */
public enum ChangeKind {
  TOOL_ADDED(MINOR, null, "The tool is new."),
  TOOL_REMOVED(MAJOR, CALLER, "The tool is gone."),
  TOOL_RENAMED(MAJOR, CALLER, "The tool has another name; calls to the old one fail."),

  TITLE_CHANGED(PATCH, APPROVER, "People see another title than the one they agreed to."),
  DESCRIPTION_CHANGED(PATCH, APPROVER, "The tool describes itself differently."),
  HINT_RISKIER(MAJOR, APPROVER, "The tool now warns of more than people agreed to."),
  HINT_SAFER(MINOR, APPROVER, "The tool now claims to be safer; hosts may stop asking."),
  HINT_SPELLED_OUT(PATCH, null, "A hint's default is written out, or left to the default."),
  ICONS_CHANGED(PATCH, null, "The tool shows other icons."),
  META_CHANGED(MINOR, null, "An entry of _meta is different."),
  OTHER_CHANGED(MINOR, null, "Another member of the tool is different."),

  ARGUMENT_ADDED(MINOR, null, "There is a new argument that may be left out."),
  REQUIRED_ARGUMENT_ADDED(MAJOR, CALLER, "There is a new argument that every call must have."),
  ARGUMENT_REMOVED(MAJOR, CALLER, "The argument is gone."),
  ARGUMENT_REQUIRED(MAJOR, CALLER, "The argument may no longer be left out."),
  ARGUMENT_OPTIONAL(MINOR, null, "The argument may now be left out."),
  INPUT_NARROWED(MAJOR, CALLER, "Arguments that were accepted are refused."),
  INPUT_WIDENED(MINOR, null, "More arguments are accepted."),
  INPUT_TYPE_CHANGED(MAJOR, CALLER, "The argument has another type."),
  INPUT_UNDECIDED(MAJOR, CALLER, "It could not be decided whether all old calls still work."),
  INPUT_FORMAT_NARROWED(MAJOR, CALLER, "Text must now have a format it did not need to have."),
  INPUT_FORMAT_REMOVED(MINOR, null, "Text no longer needs to have a format."),
  INPUT_HEADER_CHANGED(MAJOR, CALLER, "The argument travels in another HTTP header."),
  INPUT_DEFAULT_CHANGED(MAJOR, CALLER, "Calls that leave the argument out mean something else."),
  INPUT_DEFAULT_ADDED(
      MINOR, null, "It is now said what a call means that leaves the argument out."),
  INPUT_TEXT_CHANGED(PATCH, null, "The arguments are described differently."),
  INPUT_REWRITTEN(PATCH, null, "The input schema says the same in other words."),

  OUTPUT_ADDED(MINOR, null, "The tool now promises structured content."),
  OUTPUT_REMOVED(MAJOR, READER, "The tool no longer promises structured content."),
  MEMBER_ADDED(MINOR, null, "Results have a new member."),
  MEMBER_ADDED_TO_CLOSED(
      MAJOR, READER, "Results have a new member, and the schema had ruled out others."),
  MEMBER_REMOVED(MAJOR, READER, "The member is gone from results."),
  MEMBER_OPTIONAL(MAJOR, READER, "The member may be missing from results."),
  MEMBER_REQUIRED(MINOR, null, "The member is always there now."),
  OUTPUT_WIDENED(MAJOR, READER, "Results may have values that were ruled out."),
  OUTPUT_NARROWED(MINOR, null, "Results have fewer possible values."),
  OUTPUT_TYPE_CHANGED(MAJOR, READER, "The result has another type."),
  OUTPUT_UNDECIDED(MAJOR, READER, "It could not be decided whether all results were allowed."),
  OUTPUT_FORMAT_WIDENED(MAJOR, READER, "Text no longer has the format it had."),
  OUTPUT_FORMAT_ADDED(MINOR, null, "Text now has a known format."),
  OUTPUT_TEXT_CHANGED(PATCH, null, "The results are described differently."),
  OUTPUT_REWRITTEN(PATCH, null, "The output schema says the same in other words.");

  private final Level level;
  private final @Nullable Audience breaks;
  private final String summary;

  ChangeKind(Level level, @Nullable Audience breaks, String summary) {
    this.level = level;
    this.breaks = breaks;
    this.summary = summary;
  }

  /** Which part of the version it moves. */
  public Level level() {
    return level;
  }

  /** Whom it breaks; empty when nobody. */
  public Optional<Audience> breaks() {
    return Optional.ofNullable(breaks);
  }

  /** What happened, in one sentence. */
  public String summary() {
    return summary;
  }
}
