package dev.collet.processor.emit;

import dev.collet.json.JsonReader;
import java.util.List;

/** Problems that only a stream can have: a tree has no member twice. */
record JsonReaderProblems(List<String> texts) {
  static JsonReaderProblems of(Generated.Tools tools, String tool, String arguments) {
    JsonReader reader = Generated.reader(arguments);
    tools.toolset().read(tools.index(tool), reader);
    return new JsonReaderProblems(
        reader.problems().stream().map(each -> each.pointer() + ": " + each.message()).toList());
  }
}
