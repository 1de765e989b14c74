package dev.collet.maven.engine;

import dev.collet.schema.manifest.ToolEntry;
import dev.collet.schema.manifest.ToolFragment;
import dev.collet.schema.manifest.ToolManifest;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The tools that a module has as it is compiled now.
 *
 * @param manifest all of them
 * @param classes the classes that declare a tool, by the tool's name
 * @param notes what was left out, and a person should know
 */
public record ModuleTools(
    ToolManifest manifest, Map<String, List<String>> classes, List<String> notes) {

  /**
   * Reads the fragments, and holds them against the class files they were written for.
   *
   * @param folder the module's folder of compiled classes; it may be missing
   * @param dependencies where classes above the module's own are found
   * @throws Failure if the processor did not run on what was compiled
   */
  public static ModuleTools read(Path folder, ClassPath dependencies) throws IOException, Failure {
    ClassFolder files = new ClassFolder(folder);
    Map<String, ToolFragment> fragments = files.fragments();
    Map<String, CompiledClass> classes = files.classes();
    Map<String, ExpectedTools> expected = new TreeMap<>();
    ExpectedTools.Finder finder = new ExpectedTools.Finder(classes, dependencies);
    for (CompiledClass type : classes.values()) {
      expected.put(type.name(), finder.of(type));
    }
    List<String> notes = StaleFragments.drop(fragments, expected);
    ProcessorRan.verify(fragments, expected);
    List<ToolEntry> tools = new ArrayList<>();
    Map<String, List<String>> origins = new TreeMap<>();
    for (ToolFragment fragment : fragments.values()) {
      for (ToolFragment.Tool tool : fragment.tools()) {
        tools.add(tool.entry());
        origins
            .computeIfAbsent(tool.entry().name(), name -> new ArrayList<>())
            .add(fragment.className());
      }
    }
    return new ModuleTools(new ToolManifest(tools), origins, notes);
  }
}
