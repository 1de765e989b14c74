package dev.collet.maven.engine;

import dev.collet.maven.engine.report.ReportFormat;
import dev.collet.schema.manifest.ToolManifest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Writes the lock file, and says what that took over. */
public final class Acceptance {

  private Acceptance() {}

  /**
   * Writes it, unless there is nothing to hold: no tools, and no file.
   *
   * @return what to tell the person who asked for it, line by line
   * @throws Failure if the file that is there is no lock file; it is left alone
   */
  public static List<String> write(ToolManifest manifest, Path lock, String name)
      throws IOException, Failure {
    boolean isNew = !Files.exists(lock);
    if (isNew && manifest.tools().isEmpty()) {
      return List.of("This module has no tools, so it needs no " + name + ".");
    }
    List<String> lines = new ArrayList<>();
    if (!isNew) {
      Drift drift =
          Drift.between(
              new Drift.State(name, ManifestFile.read(lock)),
              new Drift.State("the tools as they are now", manifest),
              null,
              FailOn.NONE,
              List.of());
      ReportFormat.TABLE.write(drift).lines().forEach(lines::add);
    }
    boolean changed = ManifestFile.write(lock, manifest);
    lines.add(
        (changed ? "Wrote " : "Kept ")
            + name
            + ": "
            + DriftCheck.count(manifest.tools().size(), "tool")
            + (changed ? ". Look at it and commit it." : "."));
    return List.copyOf(lines);
  }
}
