package dev.collet.processor.schema;

import com.google.testing.compile.Compilation;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Many classes with tools that are compiled at once, when the first of them is looked at. */
final class Batch {
  private final List<String> sources = new ArrayList<>();
  private @Nullable Compilation compilation;

  /** Adds a class with these members, which may declare types, too. */
  Entry members(String members) {
    String name = "T" + sources.size();
    sources.add(Published.classOf(name, members));
    return new Entry(name);
  }

  /** Adds a source that no tools are asked from. */
  void source(String source) {
    sources.add(source);
  }

  private synchronized Compilation compiled() {
    if (compilation == null) {
      compilation = Published.compile(sources.toArray(String[]::new));
    }
    return compilation;
  }

  /** One class of the batch. */
  final class Entry {
    private final String name;

    private Entry(String name) {
      this.name = name;
    }

    /** What it publishes. */
    Published published() {
      return Published.of(compiled(), name);
    }
  }
}
