package dev.collet.schema.manifest;

import dev.collet.schema.JsonText;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** Reads every file that holds tools, strictly: what is not understood is an error, never lost. */
final class ManifestReader {

  private ManifestReader() {}

  static ToolManifest manifest(String text) {
    JsonNode file = json(text);
    if (!file.isObject()) {
      throw new ManifestException("This is no manifest: it is not a JSON object");
    }
    format(file);
    members(file, Set.of("format", "tools"));
    return new ToolManifest(entries(array(file, "tools")));
  }

  static ToolManifest toolsList(String text) {
    JsonNode file = json(text);
    if (file.isObject() && file.has("format")) {
      return manifest(text);
    }
    JsonNode result = file.isObject() && file.has("result") ? file.get("result") : file;
    if (result.isObject() && result.hasNonNull("nextCursor")) {
      throw new ManifestException(
          "This is one page of a longer list (\"nextCursor\" is set): put all pages' tools into one"
              + " \"tools\" array");
    }
    if (file.isObject() && file.has("error")) {
      throw new ManifestException("The server answered with an error: " + file.get("error"));
    }
    List<ToolEntry> tools = entries(result.isArray() ? result : array(result, "tools"));
    Set<String> names = new TreeSet<>();
    for (ToolEntry tool : tools) {
      if (!names.add(tool.name())) {
        throw new ManifestException("Tool '" + tool.name() + "' is listed twice");
      }
    }
    return new ToolManifest(tools);
  }

  static JsonNode json(String text) {
    try {
      JsonNode node = JsonText.read(text);
      if (node.isMissingNode()) {
        throw new ManifestException("The file is empty");
      }
      return node;
    } catch (JacksonException e) {
      int conflict = conflict(text);
      if (conflict > 0) {
        throw new ManifestException(
            "There is a merge conflict in line "
                + conflict
                + ". Take one side of it, or write the file anew, and look at what changed",
            e);
      }
      String where =
          e.getLocation() == null
              ? ""
              : " (line "
                  + e.getLocation().getLineNr()
                  + ", column "
                  + e.getLocation().getColumnNr()
                  + ")";
      throw new ManifestException("This is not JSON: " + JsonText.reason(e) + where, e);
    }
  }

  /** The line of git's first marker, which is never JSON; 0 for none. */
  private static int conflict(String text) {
    int line = 0;
    for (String each : (Iterable<String>) text.lines()::iterator) {
      line++;
      if (each.startsWith("<<<<<<<") || each.startsWith(">>>>>>>") || each.equals("=======")) {
        return line;
      }
    }
    return 0;
  }

  static void format(JsonNode file) {
    JsonNode format = file.get("format");
    if (format == null || !format.isIntegralNumber()) {
      throw new ManifestException("There is no \"format\": 1, so this is no file of Collet's");
    }
    if (!format.canConvertToInt() || format.intValue() != ToolManifest.FORMAT) {
      throw new ManifestException(
          "The file has format "
              + format
              + "; this version of Collet reads format "
              + ToolManifest.FORMAT
              + ". Use the version of Collet that wrote it, or write it anew");
    }
  }

  static void members(JsonNode object, Set<String> known) {
    for (String name : object.propertyNames()) {
      if (!known.contains(name)) {
        throw new ManifestException("There is no member \"" + name + "\" in format 1");
      }
    }
  }

  static JsonNode array(JsonNode object, String member) {
    JsonNode value = object.get(member);
    if (value == null || !value.isArray()) {
      throw new ManifestException("There is no \"" + member + "\" array");
    }
    return value;
  }

  private static List<ToolEntry> entries(JsonNode array) {
    List<ToolEntry> tools = new ArrayList<>();
    for (JsonNode tool : array) {
      tools.add(new ToolEntry(tool));
    }
    return tools;
  }
}
