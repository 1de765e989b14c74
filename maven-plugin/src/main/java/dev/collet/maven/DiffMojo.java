package dev.collet.maven;

import dev.collet.maven.engine.Drift;
import dev.collet.maven.engine.DriftText;
import dev.collet.maven.engine.Failure;
import dev.collet.maven.engine.ReleasedVersion;
import dev.collet.maven.engine.report.ReportFiles;
import dev.collet.maven.engine.report.ReportFormat;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import javax.inject.Inject;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.eclipse.aether.RepositorySystem;
import org.jspecify.annotations.Nullable;

/**
 * Shows what is different between two lock files, or between a release and the lock file, and what
 * version that asks for.
 */
@Mojo(name = "diff", requiresProject = false, threadSafe = true)
@SuppressWarnings("NullAway.Init") // Maven sets the parameters.
public final class DiffMojo extends AbstractToolsMojo {

  /**
   * The old state: a lock file or manifest, a released artifact as {@code group:artifact:version},
   * a version of this project, or {@code latest} for its last release.
   */
  @Parameter(property = "collet.old")
  @Nullable String old;

  /** The new state, in the same forms; the module's lock file unless it is given. */
  @Parameter(property = "collet.new")
  @Nullable String changed;

  /** What makes the goal fail: {@code any} change, {@code breaking} ones, or {@code none}. */
  @Parameter(property = "collet.failOn", defaultValue = "none")
  String failOn = "none";

  /**
   * Reports to write: {@code table}, {@code json}, {@code markdown}, {@code junit}, {@code sarif}.
   */
  @Parameter(property = "collet.reports")
  List<String> reports = List.of();

  /** Where reports are written. */
  @Parameter(
      property = "collet.reportsDirectory",
      defaultValue = "${project.build.directory}/collet")
  File reportsDirectory;

  private final RepositorySystem repositories;

  /** With Maven's own way to fetch artifacts. */
  @Inject
  public DiffMojo(RepositorySystem repositories) {
    this.repositories = repositories;
  }

  @Override
  boolean needsClasses() {
    return false;
  }

  @Override
  void run() throws IOException, Failure {
    if (old == null) {
      if ("pom".equals(project.getPackaging()) && project.getFile() != null) {
        return;
      }
      throw new Failure(
          "collet:diff does not know what to compare with. Name the old state: -Dcollet.old=FILE,"
              + " -Dcollet.old=GROUP:ARTIFACT:VERSION, or -Dcollet.old=latest for this project's"
              + " last release.");
    }
    List<ReportFormat> formats = ReportFiles.formats(reports);
    ReleasedManifests manifests = new ReleasedManifests(repositories, session, project);
    ReleasedVersion before = manifests.find(old);
    ReleasedVersion after =
        changed != null
            ? manifests.find(changed)
            : manifests.file(project.getBasedir() == null ? Path.of(LOCK_FILE) : lockFile(null));
    Drift drift =
        Drift.between(
            before.state(), after.state(), before.version(), DriftText.failOn(failOn), List.of());
    for (Path file : ReportFiles.write(drift, "diff", formats, reportsDirectory.toPath())) {
      getLog().info("Wrote " + file);
    }
    ReportFormat.TABLE.write(drift).lines().forEach(getLog()::info);
    DriftText.verify(drift, null);
  }
}
