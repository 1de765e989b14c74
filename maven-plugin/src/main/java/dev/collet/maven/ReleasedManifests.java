package dev.collet.maven;

import dev.collet.maven.engine.ClassPath;
import dev.collet.maven.engine.Drift;
import dev.collet.maven.engine.Failure;
import dev.collet.maven.engine.ManifestFile;
import dev.collet.maven.engine.ReleasedVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.project.MavenProject;
import org.eclipse.aether.RepositorySystem;
import org.eclipse.aether.artifact.Artifact;
import org.eclipse.aether.artifact.DefaultArtifact;
import org.eclipse.aether.resolution.ArtifactRequest;
import org.eclipse.aether.resolution.ArtifactResolutionException;
import org.eclipse.aether.resolution.VersionRangeRequest;
import org.eclipse.aether.resolution.VersionRangeResolutionException;
import org.eclipse.aether.version.Version;

/** Finds the manifest that a person names: a file, or an artifact of a Maven repository. */
final class ReleasedManifests {

  private final RepositorySystem repositories;
  private final MavenSession session;
  private final MavenProject project;

  ReleasedManifests(RepositorySystem repositories, MavenSession session, MavenProject project) {
    this.repositories = repositories;
    this.session = session;
    this.project = project;
  }

  /**
   * Finds it.
   *
   * @param name a file; {@code group:artifact:version}; a version of the project; or {@code latest}
   * @throws Failure if there is none
   */
  ReleasedVersion find(String name) throws IOException, Failure {
    Path file = path(name);
    if (Files.exists(file)) {
      return file(file);
    }
    String[] parts = name.split(":", -1);
    if (parts.length == 3 && !name.contains("/")) {
      return artifact(parts[0], parts[1], parts[2]);
    }
    if (parts.length > 1 || name.contains("/") || name.contains("\\") || name.endsWith(".json")) {
      throw new Failure(
          file
              + " does not exist. Name a file, an artifact as group:artifact:version, a version of"
              + " this project, or latest.");
    }
    if (project.getFile() == null) {
      throw new Failure(
          "'"
              + name
              + "' is no file, and there is no project here that it could be a version of."
              + " Name the artifact: group:artifact:version");
    }
    return artifact(project.getGroupId(), project.getArtifactId(), name);
  }

  /** The manifest or lock file at a path. */
  ReleasedVersion file(Path file) throws IOException, Failure {
    return new ReleasedVersion(new Drift.State(file.toString(), ManifestFile.read(file)), null);
  }

  private Path path(String name) {
    try {
      Path path = Path.of(name);
      return project.getBasedir() == null || path.isAbsolute() || Files.exists(path)
          ? path
          : project.getBasedir().toPath().resolve(path);
    } catch (InvalidPathException e) {
      return Path.of("no-such-file");
    }
  }

  private ReleasedVersion artifact(String group, String name, String version)
      throws IOException, Failure {
    String number =
        version.equals("latest")
            ? latest(new DefaultArtifact(group, name, "jar", range()))
            : version;
    Artifact wanted = new DefaultArtifact(group, name, "jar", number);
    try {
      Artifact found =
          repositories
              .resolveArtifact(
                  session.getRepositorySession(),
                  new ArtifactRequest(wanted, project.getRemoteProjectRepositories(), null))
              .getArtifact();
      return ReleasedVersion.read(
          new ClassPath.Entry(group + ":" + name + ":" + number, found.getFile().toPath()), number);
    } catch (ArtifactResolutionException e) {
      throw new Failure(
          "There is no "
              + group
              + ":"
              + name
              + ":"
              + number
              + " to compare with: "
              + e.getMessage(),
          e);
    }
  }

  /** Everything below the version that is being built. */
  private String range() {
    return "[0," + project.getVersion().replaceFirst("-SNAPSHOT$", "") + ")";
  }

  private String latest(Artifact range) throws Failure {
    try {
      String latest = null;
      for (Version version :
          repositories
              .resolveVersionRange(
                  session.getRepositorySession(),
                  new VersionRangeRequest(range, project.getRemoteProjectRepositories(), null))
              .getVersions()) {
        // Ascending, and neither a snapshot nor a release candidate is a release.
        latest =
            version.toString().matches("[0-9.]+(\\.Final|\\.RELEASE)?")
                ? version.toString()
                : latest;
      }
      if (latest == null) {
        throw new Failure(
            "There is no release of "
                + range.getGroupId()
                + ":"
                + range.getArtifactId()
                + " below "
                + project.getVersion()
                + " to compare with. Leave <released> out until there is one.");
      }
      return latest;
    } catch (VersionRangeResolutionException e) {
      throw new Failure("The releases could not be listed: " + e.getMessage(), e);
    }
  }
}
