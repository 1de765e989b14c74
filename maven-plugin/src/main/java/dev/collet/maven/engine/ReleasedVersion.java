package dev.collet.maven.engine;

import dev.collet.schema.manifest.ToolFragment;
import dev.collet.schema.manifest.ToolManifest;
import dev.collet.schema.manifest.change.VersionBump;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A state of the tools that others may rely on.
 *
 * @param state the tools
 * @param version what it was released as; null for a file
 */
public record ReleasedVersion(Drift.State state, @Nullable String version) {

  /**
   * Reads the manifest out of an artifact.
   *
   * @throws Failure if it has none
   */
  public static ReleasedVersion read(ClassPath.Entry artifact, String version)
      throws IOException, Failure {
    Optional<byte[]> manifest;
    try (ClassPath path = new ClassPath(List.of(artifact))) {
      manifest = path.find(ToolFragment.MANIFEST);
    }
    if (manifest.isEmpty()) {
      throw new Failure(
          artifact.name()
              + " has no "
              + ToolFragment.MANIFEST
              + ", so what its tools promised is not known. It was built without collet:manifest.");
    }
    return new ReleasedVersion(
        new Drift.State(artifact.name(), ManifestFile.parse(manifest.get(), artifact.name())),
        version);
  }

  /**
   * Checks that a project's version makes the step that its changes since a release ask for.
   *
   * @throws Failure if it does not
   */
  public static void verify(ReleasedVersion released, ToolManifest now, String version, String file)
      throws Failure {
    Drift drift =
        Drift.between(
            released.state(),
            new Drift.State("the compiled classes", now),
            released.version(),
            FailOn.NONE,
            List.of());
    Optional<String> next = drift.nextVersion();
    if (next.isEmpty() || VersionBump.suffices(version, next.get())) {
      return;
    }
    throw new Failure(
        "Version "
            + version
            + " in "
            + file
            + " is too low for what changed since "
            + released.state().name()
            + "; it would have to be "
            + next.get()
            + " or higher:"
            + DriftText.list(
                drift,
                finding ->
                    drift
                        .level()
                        .filter(level -> level == finding.change().kind().level())
                        .isPresent()));
  }
}
