package dev.collet.processor.flow.library;

import dev.collet.processor.flow.MethodKey;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * What is known about methods in class files. The user's own file wins over everything, then what
 * other modules wrote about themselves, then the tables that come with the processor.
 */
public final class LibraryModels {
  private final List<ModelFile> own;
  private final Function<String, ModelFile> summaries;
  private final List<ModelFile> builtIn;
  private final Map<String, ModelFile> read = new HashMap<>();

  /**
   * Models from these sources.
   *
   * @param own the user's files
   * @param summaries finds what a module wrote about one of its classes, by binary name; an empty
   *     file when there is nothing
   */
  public LibraryModels(List<ModelFile> own, Function<String, ModelFile> summaries) {
    this.own = List.copyOf(own);
    this.summaries = summaries;
    this.builtIn = BuiltIn.files();
  }

  /**
   * The lines about a method as its class declares it; empty when there is none.
   *
   * @param isJdk whether the class belongs to the JDK, which has no summaries
   */
  public Set<Row> rows(MethodKey method, boolean isJdk) {
    for (ModelFile file : own) {
      Set<Row> rows = rows(file, method);
      if (!rows.isEmpty()) {
        return rows;
      }
    }
    Set<Row> rows = new LinkedHashSet<>();
    if (!isJdk) {
      rows.addAll(rows(read.computeIfAbsent(method.owner(), summaries), method));
    }
    builtIn.forEach(file -> rows.addAll(rows(file, method)));
    return rows;
  }

  /** The patterns of texts that methods are known to read. */
  public Set<String> patterns() {
    Set<String> patterns = new LinkedHashSet<>();
    own.forEach(file -> patterns.addAll(file.patterns()));
    builtIn.forEach(file -> patterns.addAll(file.patterns()));
    return patterns;
  }

  /** Whether a module wrote about this class, or the user did. */
  public boolean isKnown(String type) {
    return own.stream().anyMatch(file -> file.classes().contains(type))
        || read.computeIfAbsent(type, summaries).classes().contains(type);
  }

  private static Set<Row> rows(ModelFile file, MethodKey method) {
    Map<String, List<Row>> methods = file.methods(method.owner());
    if (methods.isEmpty()) {
      return Set.of();
    }
    List<Row> exact = methods.get(method.signature());
    List<Row> byName = methods.get(method.name());
    if (exact == null) {
      return byName == null ? Set.of() : new LinkedHashSet<>(byName);
    }
    Set<Row> rows = new LinkedHashSet<>(exact);
    if (byName != null) {
      rows.addAll(byName);
    }
    return rows;
  }
}
