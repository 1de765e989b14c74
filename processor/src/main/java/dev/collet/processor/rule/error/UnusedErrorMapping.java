package dev.collet.processor.rule.error;

import dev.collet.processor.flow.Escape;
import dev.collet.processor.flow.ExceptionType;
import dev.collet.processor.flow.ToolFlow;
import dev.collet.processor.model.ToolModel;
import dev.collet.processor.model.ToolModel.ErrorMapping;
import dev.collet.processor.report.Finding;
import dev.collet.processor.report.Level;
import dev.collet.processor.report.Site;
import dev.collet.processor.rule.Rule;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Finds mappings of exceptions that cannot leave any tool they apply to. Silent when a tool runs
 * code that cannot be seen, and about exceptions that are never certain not to come.
 */
public final class UnusedErrorMapping implements Rule {
  /** Nets for whatever comes, and what the language throws without being told. */
  private static final Set<String> ALWAYS_POSSIBLE =
      Set.of(
          "java.lang.Throwable",
          "java.lang.Exception",
          "java.lang.RuntimeException",
          "java.lang.NullPointerException",
          "java.lang.ClassCastException",
          "java.lang.ArrayStoreException",
          "java.lang.SecurityException");

  /**
   * A tool and what is known about it.
   *
   * @param isSource whether its body could be read
   */
  public record Seen(ToolModel tool, ToolFlow flow, boolean isSource) {}

  @Override
  public Level defaultLevel() {
    return Level.WARNING;
  }

  @Override
  public boolean needsBodies() {
    return true;
  }

  /**
   * Hands a finding for each mapping that no tool needs.
   *
   * @param types finds an exception class by its name
   */
  public void check(
      List<Seen> tools,
      Function<String, @Nullable ExceptionType> types,
      Consumer<Finding> findings) {
    Map<Site, ErrorMapping> mappings = new LinkedHashMap<>();
    Set<Site> used = new HashSet<>();
    for (Seen seen : tools) {
      for (ErrorMapping mapping : seen.tool().mappings()) {
        ExceptionType type = types.apply(mapping.exception());
        mappings.put(mapping.site(), mapping);
        if (type == null || mayUse(seen, type)) {
          used.add(mapping.site());
        }
      }
    }
    mappings.forEach(
        (site, mapping) -> {
          ExceptionType type = types.apply(mapping.exception());
          if (!used.contains(site) && type != null) {
            findings.accept(new Finding(name(), message(type), site));
          }
        });
  }

  private static String message(ExceptionType type) {
    return type.isOurs()
        ? type.simpleName()
            + " is never mapped: its message goes to the model as it is. Remove the"
            + " mapping."
        : type.simpleName()
            + " can't leave any tool that this mapping applies to. Remove the mapping, or correct"
            + " its exception.";
  }

  private static boolean mayUse(Seen seen, ExceptionType type) {
    if (type.isOurs()) {
      return false;
    }
    return !seen.isSource()
        || seen.flow().isOpen()
        || type.isError()
        || ALWAYS_POSSIBLE.contains(type.name())
        || seen.flow().escapes().stream().anyMatch(escape -> fits(escape, type));
  }

  private static boolean fits(Escape escape, ExceptionType type) {
    return isOneTheOther(escape.type(), type)
        || escape.inside().stream().anyMatch(inner -> isOneTheOther(inner, type));
  }

  private static boolean isOneTheOther(ExceptionType one, ExceptionType other) {
    return one.isA(other.name()) || other.isA(one.name());
  }
}
