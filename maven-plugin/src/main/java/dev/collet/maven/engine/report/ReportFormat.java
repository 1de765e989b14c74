package dev.collet.maven.engine.report;

import dev.collet.maven.engine.Drift;
import dev.collet.maven.engine.Failure;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The forms a report can have, and the file each is written to. */
public enum ReportFormat {
  /** Aligned columns for people; what is logged anyway. */
  TABLE(".txt"),
  /** For programs. */
  JSON(".json"),
  /** For a comment in a review. */
  MARKDOWN(".md"),
  /** For a CI server's list of tests: JUnit's XML, a test for each tool. */
  JUNIT("-junit.xml"),
  /** For code scanning: SARIF 2.1.0. */
  SARIF(".sarif");

  private final String ending;

  ReportFormat(String ending) {
    this.ending = ending;
  }

  /**
   * The format of that name.
   *
   * @throws Failure if there is none
   */
  public static ReportFormat of(String name) throws Failure {
    for (ReportFormat format : values()) {
      if (format.name().equals(name.strip().toUpperCase(Locale.ROOT))) {
        return format;
      }
    }
    throw new Failure(
        "There is no report '"
            + name
            + "'. <reports> (-Dcollet.reports) takes "
            + Stream.of(values())
                .map(format -> format.name().toLowerCase(Locale.ROOT))
                .collect(Collectors.joining(", "))
            + ".");
  }

  /** The file's name for a goal, such as {@code check.sarif}. */
  public String file(String goal) {
    return goal + ending;
  }

  /** The report's text; ends with LF. */
  public String write(Drift drift) {
    return switch (this) {
      case TABLE -> TableReport.write(drift);
      case JSON -> JsonReport.write(drift);
      case MARKDOWN -> MarkdownReport.write(drift);
      case JUNIT -> JUnitReport.write(drift);
      case SARIF -> SarifReport.write(drift);
    };
  }
}
