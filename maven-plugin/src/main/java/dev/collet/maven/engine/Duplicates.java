package dev.collet.maven.engine;

import dev.collet.schema.manifest.ToolEntry;
import dev.collet.schema.manifest.ToolFragment;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Finds names that two tools of a module and its dependencies share: a server built from both
 * refuses to start, and that is late.
 */
public final class Duplicates {

  private Duplicates() {}

  /**
   * Looks through the module and the manifests of everything it depends on.
   *
   * @throws Failure if a name is there twice and no ignore says that it may be, or if a
   *     dependency's manifest can't be read
   */
  public static void verify(
      ModuleTools tools, String module, ClassPath dependencies, List<Ignore> ignores)
      throws IOException, Failure {
    Map<String, List<String>> places = new TreeMap<>();
    tools
        .classes()
        .forEach(
            (name, classes) ->
                classes.forEach(
                    type -> places(places, name).add("class " + type + " of " + module)));
    for (ClassPath.Entry entry : dependencies.entries()) {
      Optional<byte[]> manifest = entry.read(ToolFragment.MANIFEST);
      if (manifest.isPresent()) {
        String file = entry.path() + "!/" + ToolFragment.MANIFEST;
        for (ToolEntry tool : ManifestFile.parse(manifest.get(), file).tools()) {
          List<String> known = places(places, tool.name());
          if (!known.contains(entry.name())) {
            known.add(entry.name());
          }
        }
      }
    }
    List<String> faults = new ArrayList<>();
    places.forEach(
        (name, where) -> {
          if (where.size() > 1 && ignores.stream().noneMatch(i -> i.isDuplicate(name))) {
            faults.add("\n  '" + name + "' is in " + String.join(", and in ", where));
          }
        });
    if (!faults.isEmpty()) {
      throw new Failure(
          (faults.size() == 1 ? "A tool's name is" : faults.size() + " tools' names are")
              + " there twice; a server that is built from both refuses to start:"
              + String.join("", faults)
              + "\nRename one with @Tool(name = ...). If they belong to different servers, say so:"
              + " <ignore><tool>...</tool><change>"
              + Ignore.DUPLICATE_NAME
              + "</change><reason>...</reason></ignore>");
    }
  }

  private static List<String> places(Map<String, List<String>> places, String name) {
    return places.computeIfAbsent(name, key -> new ArrayList<>());
  }
}
