package dev.collet.maven.engine;

import dev.collet.schema.manifest.change.Change;
import dev.collet.schema.manifest.change.ChangeKind;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A change that a person has looked at and lets through.
 *
 * @param tool the tool's name, or {@code *} for all
 * @param change a {@link ChangeKind}'s name, or {@code DUPLICATE_NAME}
 * @param reason why, for whoever reads the build next
 */
public record Ignore(String tool, String change, String reason) {

  /** What is ignored when two servers of one class path have a tool of the same name. */
  public static final String DUPLICATE_NAME = "DUPLICATE_NAME";

  /**
   * Checks what a person wrote.
   *
   * @throws Failure if there is no tool or reason, or no such change
   */
  public static Ignore of(String tool, String change, String reason) throws Failure {
    String kind = change.strip().toUpperCase(Locale.ROOT).replace('-', '_');
    if (tool.isBlank()) {
      throw new Failure("An <ignore> has no <tool>: name the tool, or write * for all.");
    }
    if (!kind.equals(DUPLICATE_NAME)
        && Stream.of(ChangeKind.values()).noneMatch(known -> known.name().equals(kind))) {
      throw new Failure(
          "The <ignore> for tool '"
              + tool
              + "' has "
              + (kind.isEmpty() ? "no <change>" : "the <change> " + kind + ", which is none")
              + ". There are: "
              + DUPLICATE_NAME
              + ", "
              + Stream.of(ChangeKind.values()).map(Enum::name).collect(Collectors.joining(", "))
              + ".");
    }
    if (reason.isBlank()) {
      throw new Failure(
          "The <ignore> of "
              + kind
              + " for tool '"
              + tool
              + "' has no <reason>. Say why the change may pass; the next reader will ask.");
    }
    return new Ignore(tool.strip(), kind, reason.strip());
  }

  /** Whether it is about this change. */
  public boolean matches(Change found) {
    return isFor(found.tool()) && found.kind().name().equals(change);
  }

  /** Whether it lets a name pass that is there twice. */
  public boolean isDuplicate(String name) {
    return isFor(name) && change.equals(DUPLICATE_NAME);
  }

  private boolean isFor(String name) {
    return tool.equals("*") || tool.equals(name);
  }
}
