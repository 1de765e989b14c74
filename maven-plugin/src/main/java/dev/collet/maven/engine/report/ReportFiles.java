package dev.collet.maven.engine.report;

import dev.collet.maven.engine.Drift;
import dev.collet.maven.engine.Failure;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Writes the reports that a person asks for. */
public final class ReportFiles {

  private ReportFiles() {}

  /**
   * The formats of those names.
   *
   * @throws Failure if there is no such format
   */
  public static List<ReportFormat> formats(List<String> names) throws Failure {
    List<ReportFormat> formats = new ArrayList<>();
    for (String name : names) {
      formats.add(ReportFormat.of(name));
    }
    return List.copyOf(formats);
  }

  /** Writes a file for each format, and says where they are. */
  public static List<Path> write(Drift drift, String goal, List<ReportFormat> formats, Path folder)
      throws IOException {
    List<Path> files = new ArrayList<>();
    for (ReportFormat format : formats) {
      Files.createDirectories(folder);
      Path file = folder.resolve(format.file(goal));
      Files.writeString(file, format.write(drift), StandardCharsets.UTF_8);
      files.add(file);
    }
    return List.copyOf(files);
  }
}
