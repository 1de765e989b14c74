package dev.collet.schema.manifest;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/**
 * What the processor wrote about one class, beside its class file: {@code
 * META-INF/collet/tools/<binary name>.json}.
 *
 * @param className the class's binary name
 * @param toolset the generated class's binary name
 * @param tools one for each method that is a tool, in the file's order
 */
public record ToolFragment(String className, String toolset, List<Tool> tools) {

  /** Where fragments lie in a class path entry, with a slash at the end. */
  public static final String FOLDER = "META-INF/collet/tools/";

  /** Where a module's manifest lies in a class path entry. */
  public static final String MANIFEST = "META-INF/collet/tools.json";

  /**
   * One method of the class and the tool it is.
   *
   * @param method its name and erased descriptor, such as {@code book(Ljava/lang/String;)V}
   * @param entry what clients see
   */
  public record Tool(String method, ToolEntry entry) {}

  /** Copies the list. */
  public ToolFragment {
    tools = List.copyOf(tools);
  }

  /**
   * Reads a fragment's text.
   *
   * @throws ManifestException if it is not JSON, of another format, or holds something that is no
   *     tool
   */
  public static ToolFragment parse(String text) {
    JsonNode file = ManifestReader.json(text);
    if (!file.isObject()) {
      throw new ManifestException("This is no fragment: it is not a JSON object");
    }
    ManifestReader.format(file);
    List<Tool> tools = new ArrayList<>();
    for (JsonNode tool : ManifestReader.array(file, "tools")) {
      tools.add(new Tool(text(tool, "method"), new ToolEntry(tool.path("tool"))));
    }
    return new ToolFragment(text(file, "class"), text(file, "toolset"), tools);
  }

  private static String text(JsonNode object, String member) {
    JsonNode value = object.get(member);
    if (value == null || !value.isString()) {
      throw new ManifestException("There is no \"" + member + "\"");
    }
    return value.stringValue();
  }
}
