package dev.collet.schema.manifest;

import dev.collet.schema.CanonicalJson;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * All tools of a module: what {@code META-INF/collet/tools.json} and the lock file hold, in one
 * order and one spelling, so that the files differ only when a promise does.
 *
 * @param tools sorted by name, each once
 */
public record ToolManifest(List<ToolEntry> tools) {

  /** The version of the file's own format. */
  public static final int FORMAT = 1;

  /** A module without tools. */
  public static final ToolManifest EMPTY = new ToolManifest(List.of());

  /** Sorts, and drops what is there twice word for word. */
  public ToolManifest {
    tools = List.copyOf(new TreeSet<>(tools));
  }

  /**
   * Reads a manifest or a lock file.
   *
   * @throws ManifestException if it is not JSON, of another format, or holds something that is no
   *     tool
   */
  public static ToolManifest parse(String text) {
    return ManifestReader.manifest(text);
  }

  /**
   * Reads what an existing server answers to {@code tools/list}: the response, its result, or the
   * list alone; a manifest, too.
   *
   * @throws ManifestException if it is none of these, holds only one page, or names a tool twice
   */
  public static ToolManifest parseToolsList(String text) {
    return ManifestReader.toolsList(text);
  }

  /** All entries of a name; more than one only in a module with two servers. */
  public List<ToolEntry> named(String name) {
    return tools.stream().filter(tool -> tool.name().equals(name)).toList();
  }

  /** The names that more than one entry has. */
  public List<String> duplicates() {
    List<String> found = new ArrayList<>();
    for (int i = 1; i < tools.size(); i++) {
      String name = tools.get(i).name();
      if (name.equals(tools.get(i - 1).name()) && !found.contains(name)) {
        found.add(name);
      }
    }
    return found;
  }

  /** The file's text: canonical, one member a line, ends with LF; the same on every machine. */
  public String text() {
    ObjectNode file = JsonNodeFactory.instance.objectNode();
    file.put("format", FORMAT);
    ArrayNode list = file.putArray("tools");
    tools.forEach(tool -> list.add(tool.definition()));
    return CanonicalJson.pretty(file) + "\n";
  }
}
