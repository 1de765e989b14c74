package dev.collet.maven.engine;

import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** What the build says when it stops, short enough to stand in Maven's last lines. */
public final class DriftText {

  private static final int NAMED = 5;

  private DriftText() {}

  /**
   * Reads a person's {@code failOn}.
   *
   * @throws Failure if it is none of the three
   */
  public static FailOn failOn(String text) throws Failure {
    for (FailOn each : FailOn.values()) {
      if (each.name().equals(text.strip().toUpperCase(Locale.ROOT))) {
        return each;
      }
    }
    throw new Failure("<failOn> (-Dcollet.failOn) is any, breaking or none, not '" + text + "'.");
  }

  /**
   * Stops the build when a change does.
   *
   * @param accept the command that takes the changes over; null where there is none
   * @throws Failure if any finding fails
   */
  public static void verify(Drift drift, @Nullable String accept) throws Failure {
    if (drift.fails()) {
      throw new Failure(
          "The tools do not promise what "
              + drift.before()
              + " says:"
              + list(drift, Finding::fails)
              + (accept == null
                  ? ""
                  : "\nIf that is meant, run "
                      + accept
                      + " and commit the file. If not, undo the"
                      + " change. The table above says whom it breaks."));
    }
  }

  /** The first findings of a kind, one a line. */
  static String list(Drift drift, Predicate<Finding> which) {
    List<Finding> found = drift.findings().stream().filter(which).toList();
    StringBuilder out = new StringBuilder();
    for (Finding finding : found.subList(0, Math.min(NAMED, found.size()))) {
      out.append("\n  ").append(finding.change().tool()).append(": ");
      out.append(finding.change().kind());
      if (!finding.change().pointer().tokens().isEmpty()) {
        out.append(" at ").append(finding.change().pointer());
      }
    }
    if (found.size() > NAMED) {
      out.append("\n  and ").append(found.size() - NAMED).append(" more");
    }
    return out.toString();
  }
}
