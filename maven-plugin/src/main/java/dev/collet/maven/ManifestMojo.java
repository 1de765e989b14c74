package dev.collet.maven;

import dev.collet.maven.engine.Failure;
import dev.collet.maven.engine.ManifestFile;
import dev.collet.maven.engine.ModuleTools;
import dev.collet.schema.manifest.ToolFragment;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/**
 * Gathers what the processor wrote about each class into {@code META-INF/collet/tools.json}, which
 * travels in the jar. Fails when the processor did not run on a class that has tools, and when two
 * tools of the module and its dependencies have one name.
 */
@Mojo(
    name = "manifest",
    defaultPhase = LifecyclePhase.PROCESS_CLASSES,
    requiresDependencyResolution = ResolutionScope.COMPILE,
    threadSafe = true)
public final class ManifestMojo extends AbstractToolsMojo {

  /** What is let through, each with a reason. Here only {@code DUPLICATE_NAME} matters. */
  @Parameter List<IgnoreParameter> ignores = List.of();

  @Override
  void run() throws IOException, Failure {
    ModuleTools tools = distinctTools(IgnoreParameter.read(ignores));
    Path file = classesDirectory.toPath().resolve(ToolFragment.MANIFEST);
    if (tools.manifest().tools().isEmpty() && !Files.exists(file)) {
      getLog().debug("This module has no tools.");
      return;
    }
    boolean changed = ManifestFile.write(file, tools.manifest());
    int count = tools.manifest().tools().size();
    getLog()
        .info(
            (changed ? "Wrote " : "Kept ")
                + shown(file)
                + ": "
                + count
                + (count == 1 ? " tool" : " tools"));
  }
}
