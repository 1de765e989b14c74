package dev.collet.maven;

import dev.collet.maven.engine.Acceptance;
import dev.collet.maven.engine.Failure;
import dev.collet.maven.engine.ManifestFile;
import dev.collet.schema.manifest.ToolManifest;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import org.apache.maven.plugins.annotations.Execute;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.jspecify.annotations.Nullable;

/**
 * Writes the lock file: from now on the tools promise what they promise today. Compiles first, so
 * that it is today's tools. Run by hand, and committed like code.
 */
@Mojo(name = "accept", threadSafe = true)
@Execute(phase = LifecyclePhase.COMPILE)
public final class AcceptMojo extends AbstractToolsMojo {

  /** The lock file; {@code src/main/mcp/tools.lock.json} of the module unless it is given. */
  @Parameter(property = "collet.lockFile")
  @Nullable File lockFile;

  /**
   * Where the promise comes from instead of the classes: a file with what an existing server
   * answers to {@code tools/list}, or a manifest.
   */
  @Parameter(property = "collet.from")
  @Nullable File from;

  @Override
  void run() throws IOException, Failure {
    Path lock = lockFile(lockFile);
    ToolManifest manifest =
        from == null ? tools().manifest() : ManifestFile.readToolsList(from.toPath());
    Acceptance.write(manifest, lock, shown(lock)).forEach(getLog()::info);
  }
}
