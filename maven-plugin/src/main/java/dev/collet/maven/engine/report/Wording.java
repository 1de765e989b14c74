package dev.collet.maven.engine.report;

import dev.collet.maven.engine.Drift;
import dev.collet.schema.CanonicalJson;
import dev.collet.schema.manifest.change.Audience;
import dev.collet.schema.manifest.change.Change;
import dev.collet.schema.manifest.change.ChangeKind;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** How changes are spoken of, the same in every report. */
final class Wording {

  private static final int LONGEST = 100;

  private Wording() {}

  static String level(Change change) {
    return change.kind().level().name().toLowerCase(Locale.ROOT);
  }

  static String breaks(Change change) {
    return change.kind().breaks().map(who -> who.name().toLowerCase(Locale.ROOT)).orElse("-");
  }

  static String where(Change change) {
    return change.pointer().tokens().isEmpty() ? "-" : change.pointer().toString();
  }

  /** What stood there and what stands there; empty where a sentence says it all. */
  static Optional<String> values(Change change) {
    boolean whole =
        change.kind() == ChangeKind.TOOL_ADDED || change.kind() == ChangeKind.TOOL_REMOVED;
    if (whole || (change.before() == null && change.after() == null)) {
      return Optional.empty();
    }
    return Optional.of(brief(change.before()) + " -> " + brief(change.after()));
  }

  /** The value that shows it, with what it shows. */
  static Optional<String> witness(Change change) {
    if (change.witness() == null) {
      return Optional.empty();
    }
    boolean caller = change.kind().breaks().filter(who -> who == Audience.CALLER).isPresent();
    String says = caller ? "worked, and is refused now: " : "possible now, and was ruled out: ";
    return Optional.of(says + brief(change.witness()));
  }

  static String brief(@Nullable JsonNode value) {
    if (value == null) {
      return "nothing";
    }
    String text = CanonicalJson.write(value);
    if (text.length() <= LONGEST) {
      return text;
    }
    int end = Character.isHighSurrogate(text.charAt(LONGEST - 1)) ? LONGEST - 1 : LONGEST;
    return text.substring(0, end) + "...";
  }

  /** What the changes come to, in one sentence. */
  static String summary(Drift drift) {
    if (drift.findings().isEmpty()) {
      return "Nothing is different between " + drift.before() + " and " + drift.after() + ".";
    }
    long changes = drift.findings().size();
    long breaking = drift.findings().stream().filter(f -> f.change().isBreaking()).count();
    return drift.changedTools()
        + (drift.changedTools() == 1 ? " tool differs" : " tools differ")
        + " between "
        + drift.before()
        + " and "
        + drift.after()
        + ": "
        + changes
        + (changes == 1 ? " change" : " changes")
        + (breaking == 0 ? ", none breaks anybody." : ", " + breaking + " breaking.");
  }

  /** Which version the changes ask for; empty without changes. */
  static Optional<String> version(Drift drift) {
    return drift
        .level()
        .map(
            level ->
                "By semantic versioning this is a "
                    + level.name().toLowerCase(Locale.ROOT)
                    + " change"
                    + drift
                        .nextVersion()
                        .map(
                            next -> ": after " + drift.version() + " comes " + next + " or higher.")
                        .orElse("."));
  }
}
