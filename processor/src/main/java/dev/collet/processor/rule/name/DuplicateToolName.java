package dev.collet.processor.rule.name;

import dev.collet.processor.model.MethodModel;
import dev.collet.processor.model.ToolClassModel;
import dev.collet.processor.model.ToolModel;
import dev.collet.processor.report.Finding;
import dev.collet.processor.report.Level;
import dev.collet.processor.report.Site;
import dev.collet.processor.rule.ClassRule;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * Finds tools of one name, of which a client could reach only one. A module may hold two servers,
 * so between classes a suppression on either class lifts it.
 */
public final class DuplicateToolName implements ClassRule {
  private record Owned(ToolClassModel owner, ToolModel tool) {
    /** The method with its parameters' names, which tell overloads apart. */
    String shown() {
      return owner.qualifiedName()
          + "."
          + tool.method().name()
          + tool.method().parameters().stream()
              .map(MethodModel.Parameter::javaName)
              .collect(Collectors.joining(", ", "(", ")"));
    }
  }

  @Override
  public Level defaultLevel() {
    return Level.ERROR;
  }

  @Override
  public void check(List<ToolClassModel> classes, Consumer<Finding> findings) {
    Map<String, Owned> first = new HashMap<>();
    classes.stream()
        .sorted(Comparator.comparing(ToolClassModel::binaryName))
        .forEach(
            owner -> {
              for (ToolModel tool : owner.tools()) {
                Owned now = new Owned(owner, tool);
                Owned before = first.putIfAbsent(tool.name(), now);
                if (before != null) {
                  findings.accept(finding(before, now));
                }
              }
            });
  }

  private Finding finding(Owned before, Owned now) {
    Site site = now.tool().sites().name();
    if (before.owner() == now.owner()) {
      return new Finding(
          name(),
          "Two tools of a class are called '"
              + now.tool().name()
              + "': "
              + before.shown()
              + " and "
              + now.shown()
              + ". Give one of them another name in @Tool.",
          site.binding());
    }
    return new Finding(
        name(),
        "Two tools are called '"
            + now.tool().name()
            + "': "
            + before.shown()
            + " and "
            + now.shown()
            + ". Give one of them another name in @Tool; if they belong to two"
            + " servers, put @SuppressWarnings(\"collet:DuplicateToolName\") on either class.",
        site.orSuppressedAt(before.tool().sites().tool()));
  }
}
