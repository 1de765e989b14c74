package dev.collet.maven;

import dev.collet.maven.engine.Drift;
import dev.collet.maven.engine.DriftCheck;
import dev.collet.maven.engine.DriftText;
import dev.collet.maven.engine.FailOn;
import dev.collet.maven.engine.Failure;
import dev.collet.maven.engine.Ignore;
import dev.collet.maven.engine.ModuleTools;
import dev.collet.maven.engine.ReleasedVersion;
import dev.collet.maven.engine.report.ReportFiles;
import dev.collet.maven.engine.report.ReportFormat;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.inject.Inject;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.eclipse.aether.RepositorySystem;
import org.jspecify.annotations.Nullable;

/**
 * Holds what the module's tools promise against the lock file that was reviewed, and stops the
 * build when they differ. Writes nothing but reports, and those only where it is told to.
 */
@Mojo(
    name = "check",
    defaultPhase = LifecyclePhase.PROCESS_CLASSES,
    requiresDependencyResolution = ResolutionScope.COMPILE,
    threadSafe = true)
@SuppressWarnings("NullAway.Init") // Maven sets the parameters.
public final class CheckMojo extends AbstractToolsMojo {

  /** The lock file; {@code src/main/mcp/tools.lock.json} of the module unless it is given. */
  @Parameter(property = "collet.lockFile")
  @Nullable File lockFile;

  /** What stops the build: {@code any} change, {@code breaking} ones only, or {@code none}. */
  @Parameter(property = "collet.failOn", defaultValue = "any")
  String failOn = "any";

  /** Changes that are let through: {@code <tool>}, {@code <change>} and {@code <reason>} each. */
  @Parameter List<IgnoreParameter> ignores = List.of();

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

  /**
   * The release that the project's version is checked against: {@code group:artifact:version}, a
   * version of this project, or {@code latest}. Nothing is checked unless it is given.
   */
  @Parameter(property = "collet.released")
  @Nullable String released;

  /** Leaves the check out, with a warning. */
  @Parameter(property = "collet.skip", defaultValue = "false")
  boolean skip;

  private final RepositorySystem repositories;

  /** With Maven's own way to fetch artifacts. */
  @Inject
  public CheckMojo(RepositorySystem repositories) {
    this.repositories = repositories;
  }

  @Override
  void run() throws IOException, Failure {
    Path lock = lockFile(lockFile);
    if (skip) {
      getLog()
          .warn(
              "collet.skip is set: nothing holds the tools of "
                  + project.getArtifactId()
                  + " against "
                  + shown(lock)
                  + ".");
      return;
    }
    FailOn stops = DriftText.failOn(failOn);
    List<Ignore> accepted = IgnoreParameter.read(ignores);
    List<ReportFormat> formats = ReportFiles.formats(reports);
    ModuleTools tools = distinctTools(accepted);
    Optional<Drift> drift =
        DriftCheck.run(
            new DriftCheck.Request(
                tools, lock, lockFile != null, shown(lock), stops, accepted, command("accept")));
    if (drift.isPresent()) {
      report(drift.get(), formats);
      DriftCheck.unused(drift.get(), accepted).forEach(getLog()::warn);
      DriftText.verify(drift.get(), command("accept"));
    }
    if (released != null) {
      ReleasedManifests manifests = new ReleasedManifests(repositories, session, project);
      ReleasedVersion.verify(
          manifests.find(released), tools.manifest(), project.getVersion(), "pom.xml");
    }
  }

  private void report(Drift drift, List<ReportFormat> formats) throws IOException {
    for (Path file : ReportFiles.write(drift, "check", formats, reportsDirectory.toPath())) {
      getLog().info("Wrote " + shown(file));
    }
    List<String> lines = ReportFormat.TABLE.write(drift).lines().toList();
    if (drift.findings().isEmpty()) {
      lines.forEach(getLog()::info);
    } else if (drift.fails()) {
      lines.forEach(getLog()::error);
    } else {
      lines.forEach(getLog()::warn);
    }
  }
}
