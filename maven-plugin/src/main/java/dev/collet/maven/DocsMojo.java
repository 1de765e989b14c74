package dev.collet.maven;

import dev.collet.maven.engine.Failure;
import dev.collet.maven.engine.ModuleTools;
import dev.collet.maven.engine.docs.Catalogue;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;

/**
 * Writes a catalogue of the module's tools: {@code tools.md}, and {@code tools.html} in one file.
 */
@Mojo(name = "docs", defaultPhase = LifecyclePhase.PREPARE_PACKAGE, threadSafe = true)
@SuppressWarnings("NullAway.Init") // Maven sets the parameters.
public final class DocsMojo extends AbstractToolsMojo {

  /** Where the two files are written. */
  @Parameter(property = "collet.docsDirectory", defaultValue = "${project.build.directory}/collet")
  File docsDirectory;

  /** The catalogue's title. */
  @Parameter(property = "collet.title", defaultValue = "${project.name}")
  String title;

  @Override
  void run() throws IOException, Failure {
    if (!classesDirectory.isDirectory()) {
      throw new Failure(
          "There are no compiled classes in "
              + classesDirectory
              + ", so there is nothing to describe. Compile in the same run: mvn compile collet:docs");
    }
    ModuleTools tools = tools();
    if (tools.manifest().tools().isEmpty()) {
      getLog().info("This module has no tools, so there is no catalogue.");
      return;
    }
    for (Path file : Catalogue.write(title, tools.manifest(), docsDirectory.toPath())) {
      getLog().info("Wrote " + shown(file));
    }
  }
}
