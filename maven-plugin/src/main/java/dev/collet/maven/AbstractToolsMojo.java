package dev.collet.maven;

import dev.collet.maven.engine.ClassPath;
import dev.collet.maven.engine.Duplicates;
import dev.collet.maven.engine.Failure;
import dev.collet.maven.engine.Ignore;
import dev.collet.maven.engine.ModuleTools;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugin.descriptor.PluginDescriptor;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;
import org.jspecify.annotations.Nullable;

/** What all goals know of the build, and how they fail. */
@SuppressWarnings("NullAway.Init") // Maven sets the parameters.
abstract class AbstractToolsMojo extends AbstractMojo {

  /** Where a module keeps its lock file unless it says otherwise. */
  static final String LOCK_FILE = "src/main/mcp/tools.lock.json";

  @Parameter(defaultValue = "${project}", readonly = true, required = true)
  MavenProject project;

  @Parameter(defaultValue = "${session}", readonly = true, required = true)
  MavenSession session;

  @Parameter(defaultValue = "${plugin}", readonly = true, required = true)
  PluginDescriptor plugin;

  /** The module's compiled classes. */
  @Parameter(defaultValue = "${project.build.outputDirectory}", readonly = true)
  File classesDirectory;

  @Override
  public final void execute() throws MojoExecutionException, MojoFailureException {
    if (needsClasses() && "pom".equals(project.getPackaging())) {
      getLog().debug("A module with packaging pom has no tools.");
      return;
    }
    try {
      run();
    } catch (Failure e) {
      throw new MojoFailureException(e.getMessage(), e);
    } catch (IOException e) {
      throw new MojoExecutionException("A file could not be read or written: " + e, e);
    }
  }

  /** Whether the goal is about what a module has compiled. */
  boolean needsClasses() {
    return true;
  }

  abstract void run() throws IOException, Failure;

  /** The tools as they are compiled, with a warning for each thing that was left out. */
  final ModuleTools tools() throws IOException, Failure {
    try (ClassPath dependencies = classPath()) {
      return tools(dependencies);
    }
  }

  /** The same, with dependencies that are looked into further. */
  private ModuleTools tools(ClassPath dependencies) throws IOException, Failure {
    ModuleTools tools = ModuleTools.read(classesDirectory.toPath(), dependencies);
    tools.notes().forEach(getLog()::warn);
    return tools;
  }

  /** The tools, once it is sure that no name is there twice. */
  final ModuleTools distinctTools(List<Ignore> ignores) throws IOException, Failure {
    try (ClassPath dependencies = classPath()) {
      ModuleTools tools = tools(dependencies);
      Duplicates.verify(tools, project.getArtifactId(), dependencies, ignores);
      return tools;
    }
  }

  /** What the module depends on, as far as it has been resolved. */
  private ClassPath classPath() {
    Set<Artifact> artifacts = project.getArtifacts();
    return new ClassPath(
        artifacts.stream()
            .filter(artifact -> artifact.getFile() != null)
            .map(artifact -> new ClassPath.Entry(name(artifact), artifact.getFile().toPath()))
            .toList());
  }

  private static String name(Artifact artifact) {
    return artifact.getGroupId() + ":" + artifact.getArtifactId() + ":" + artifact.getBaseVersion();
  }

  /** The lock file: the one that is configured, else where it is by habit. */
  final Path lockFile(@Nullable File configured) {
    return configured == null
        ? project.getBasedir().toPath().resolve(LOCK_FILE)
        : configured.toPath();
  }

  /** A path as people see it: from the module's folder if it is inside, with slashes. */
  final String shown(Path path) {
    File base = project.getBasedir();
    if (base == null || !path.startsWith(base.toPath())) {
      return path.toString();
    }
    return base.toPath().relativize(path).toString().replace(File.separatorChar, '/');
  }

  /** The command that runs a goal on this module from where Maven was started. */
  final String command(String goal) {
    Path root = Path.of(session.getExecutionRootDirectory());
    Path module = project.getBasedir().toPath();
    if (module.equals(root)) {
      return "mvn collet:" + goal;
    }
    boolean known =
        session.getTopLevelProject().getPlugin(plugin.getPluginLookupKey()) != null
            || session
                .getTopLevelProject()
                .getPluginManagement()
                .getPluginsAsMap()
                .containsKey(plugin.getPluginLookupKey());
    String prefix = known ? "collet:" : plugin.getId() + ":";
    return "mvn "
        + prefix
        + goal
        + " -pl "
        + root.relativize(module).toString().replace(File.separatorChar, '/')
        + " -am";
  }
}
