package dev.collet.maven.engine;

import dev.collet.schema.manifest.ToolEntry;
import dev.collet.schema.manifest.ToolFragment;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Notices that javac compiled tools and the processor did not see them; javac is silent on it. */
final class ProcessorRan {

  private static final int NAMED = 5;

  private ProcessorRan() {}

  static void verify(Map<String, ToolFragment> fragments, Map<String, ExpectedTools> classes)
      throws Failure {
    List<String> unseen =
        classes.entrySet().stream()
            .filter(type -> type.getValue().isAny() && !fragments.containsKey(type.getKey()))
            .map(Map.Entry::getKey)
            .toList();
    if (!unseen.isEmpty()) {
      throw new Failure(notRun(unseen, classes));
    }
    for (ToolFragment fragment : fragments.values()) {
      ExpectedTools expected = classes.get(fragment.className());
      String difference = expected == null ? null : difference(expected, fragment);
      if (difference != null) {
        throw new Failure(
            "Collet's processor did not run on this version of "
                + fragment.className()
                + ": "
                + difference
                + "\nRun mvn clean compile. If this comes again, the processor is"
                + " switched off: in maven-compiler-plugin, name dev.collet:collet-processor in"
                + " <annotationProcessorPaths>, and take -proc:none away.");
      }
    }
  }

  private static String notRun(List<String> unseen, Map<String, ExpectedTools> classes) {
    StringBuilder text = new StringBuilder("Collet's processor did not run on ");
    text.append(unseen.size() == 1 ? "a class" : unseen.size() + " classes");
    text.append(" with @Tool methods, so nothing was checked or generated for");
    for (String name : unseen.subList(0, Math.min(NAMED, unseen.size()))) {
      ExpectedTools tools = Objects.requireNonNull(classes.get(name));
      String methods =
          Stream.concat(tools.own().stream(), tools.inherited().stream())
              .map(CompiledClass.Method::name)
              .distinct()
              .collect(Collectors.joining(", "));
      text.append("\n  ").append(name).append(" (").append(methods).append("): there is no ");
      text.append(ToolFragment.FOLDER).append(name).append(".json");
    }
    if (unseen.size() > NAMED) {
      text.append("\n  and ").append(unseen.size() - NAMED).append(" more");
    }
    return text.append(
            "\njavac 23 and later do not run processors from the class path, and -proc:none stops"
                + " them anywhere. In maven-compiler-plugin, name dev.collet:collet-processor in"
                + " <annotationProcessorPaths>, or pass <proc>full</proc> (-proc:full); then run"
                + " mvn clean compile.")
        .toString();
  }

  /** How a class and its fragment differ, as a sentence; null when they do not. */
  private static @Nullable String difference(ExpectedTools expected, ToolFragment fragment) {
    for (CompiledClass.Method method : expected.own()) {
      ToolEntry entry = null;
      for (ToolFragment.Tool tool : fragment.tools()) {
        entry = tool.method().equals(method.signature()) ? tool.entry() : entry;
      }
      if (entry == null) {
        return "method " + method.signature() + " is a tool there and not in its fragment.";
      }
      String difference = difference(method, entry);
      if (difference != null) {
        return difference;
      }
    }
    // A method that overrides another may have other types, so inherited ones go by their names.
    for (CompiledClass.Method method : expected.inherited()) {
      if (fragment.tools().stream().noneMatch(tool -> name(tool).equals(method.name()))) {
        return "method " + method.name() + ", which it inherits, is not in its fragment.";
      }
    }
    for (ToolFragment.Tool tool : fragment.tools()) {
      boolean known =
          expected.own().stream().anyMatch(method -> method.signature().equals(tool.method()))
              || expected.inherited().stream().anyMatch(m -> m.name().equals(name(tool)));
      if (!known && !expected.isOpen()) {
        return "its fragment has a tool for method " + tool.method() + ", which is none there.";
      }
    }
    return null;
  }

  private static String name(ToolFragment.Tool tool) {
    return CompiledClass.nameOf(tool.method());
  }

  private static @Nullable String difference(CompiledClass.Method method, ToolEntry entry) {
    if (method.tool() != null && !method.tool().equals(entry.name())) {
      return "the tool is called '"
          + method.tool()
          + "' there and '"
          + entry.name()
          + "' in its fragment.";
    }
    if (isOther(method.title(), entry.text("title"))) {
      return "tool '" + entry.name() + "' has another title in its fragment.";
    }
    if (isOther(method.description(), entry.text("description"))) {
      return "tool '" + entry.name() + "' has another description in its fragment.";
    }
    return null;
  }

  /** Blanks do not count, since the processor sets texts right. */
  private static boolean isOther(@Nullable String compiled, @Nullable String seen) {
    return compiled != null && (seen == null || !words(compiled).equals(words(seen)));
  }

  private static String words(String text) {
    return text.strip().replaceAll("\\s+", " ");
  }
}
