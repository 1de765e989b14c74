package dev.collet.processor.report;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import java.util.HashSet;
import java.util.Set;

/** Takes every finding: asks options and suppressions how loud it is, and prints it once. */
public final class Report {
  private final Options options;
  private final Printer printer;
  private final Suppressions suppressions = new Suppressions();
  private final Set<Finding> seen = new HashSet<>();
  private final Set<String> fixed;
  private boolean hasErrors;

  /**
   * Makes an empty report.
   *
   * @param fixed rules that can't be suppressed
   */
  public Report(Options options, Printer printer, Set<String> fixed) {
    this.options = options;
    this.printer = printer;
    this.fixed = Set.copyOf(fixed);
  }

  /**
   * Adds a finding, and prints it unless it is switched off or was there before.
   *
   * @param anchors where to point when the finding's own site is in a class file, best first
   * @return how loud it is; OFF when it is suppressed
   */
  @CanIgnoreReturnValue
  public Level add(Finding finding, Site... anchors) {
    boolean isBinding = finding.site().isBinding() || fixed.contains(finding.rule());
    Level level = isBinding ? Level.ERROR : options.level(finding.level());
    if (level == Level.OFF || !isBinding && isSuppressed(finding, anchors)) {
      return Level.OFF;
    }
    if (seen.add(finding)) {
      hasErrors |= level == Level.ERROR;
      printer.print(level, finding, anchors);
    }
    return level;
  }

  /** Adds a finding that belongs to the whole compilation; only an option can switch it off. */
  public void add(String rule, String message) {
    Level level = options.level(rule);
    if (level != Level.OFF) {
      hasErrors |= level == Level.ERROR;
      printer.print(level, rule, message);
    }
  }

  /** The anchors count only where the place itself, and what encloses it, says nothing. */
  private boolean isSuppressed(Finding finding, Site... anchors) {
    if (suppressions.covers(finding.rule(), finding.site())) {
      return true;
    }
    for (Site anchor : anchors) {
      if (suppressions.covers(finding.rule(), anchor)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a finding has failed the build. */
  public boolean hasErrors() {
    return hasErrors;
  }

  /** The suppressions that have been asked. */
  public Suppressions suppressions() {
    return suppressions;
  }
}
