package dev.collet.maven.engine;

import dev.collet.schema.manifest.ToolFragment;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Takes out fragments whose tools are gone from the source. javac deletes nothing, so without
 * {@code mvn clean} they would keep a deleted tool alive.
 */
final class StaleFragments {

  private StaleFragments() {}

  /** Removes them from the map, and says which. */
  static List<String> drop(
      Map<String, ToolFragment> fragments, Map<String, ExpectedTools> classes) {
    List<String> notes = new ArrayList<>();
    for (String name : List.copyOf(fragments.keySet())) {
      ExpectedTools expected = classes.get(name);
      if (expected != null && (expected.isAny() || expected.isOpen())) {
        continue;
      }
      notes.add(
          "Class "
              + name
              + (expected == null ? " is gone" : " has no tools any more")
              + ": what is left of it, "
              + ToolFragment.FOLDER
              + name
              + ".json, does not count. mvn clean removes the file.");
      fragments.remove(name);
    }
    return notes;
  }
}
