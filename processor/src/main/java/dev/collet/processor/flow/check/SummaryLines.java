package dev.collet.processor.flow.check;

import dev.collet.processor.flow.Escape;
import dev.collet.processor.flow.FlowAnalysis;
import dev.collet.processor.flow.MethodKey;
import dev.collet.processor.flow.Tier;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;

/**
 * Writes what a class file does not say: unchecked exceptions of its methods, and which of them run
 * the functions they are given.
 */
final class SummaryLines {
  private final FlowAnalysis.Results results;

  private SummaryLines(FlowAnalysis.Results results) {
    this.results = results;
  }

  /**
   * What there is to say of a class.
   *
   * @param name its binary name
   * @param lines never empty
   */
  record Summary(TypeElement type, String name, String lines) {}

  /** The summaries of all classes of which there is something to say. */
  static List<Summary> of(FlowAnalysis.Results results) {
    SummaryLines lines = new SummaryLines(results);
    List<Summary> summaries = new ArrayList<>();
    for (TypeElement type : results.types()) {
      String text = lines.of(type);
      if (!text.isEmpty()) {
        summaries.add(new Summary(type, results.signatures().binaryName(type), text));
      }
    }
    return List.copyOf(summaries);
  }

  private String of(TypeElement type) {
    if (!isReachable(type)) {
      return "";
    }
    StringBuilder text = new StringBuilder();
    for (Element member : type.getEnclosedElements()) {
      if (member instanceof ExecutableElement method
          && !method.getModifiers().contains(Modifier.PRIVATE)) {
        lines(method).forEach(line -> text.append('\t').append(line).append('\n'));
      }
    }
    return text.toString();
  }

  /** Local and private classes have no users outside. */
  private static boolean isReachable(TypeElement type) {
    for (Element each = type; each instanceof TypeElement one; each = each.getEnclosingElement()) {
      if (one.getQualifiedName().isEmpty() || one.getModifiers().contains(Modifier.PRIVATE)) {
        return false;
      }
    }
    return true;
  }

  private List<String> lines(ExecutableElement method) {
    MethodKey key = results.signatures().key(method);
    List<String> lines = new ArrayList<>();
    Map<Tier, Set<String>> byTier = new TreeMap<>();
    for (Escape escape : results.solver().escapes(key, false)) {
      if (isWorthSaying(escape)) {
        byTier.computeIfAbsent(escape.tier(), any -> new TreeSet<>()).add(escape.type().name());
      }
    }
    byTier.forEach(
        (tier, names) ->
            lines.add(String.join("\t", key.signature(), tier.text(), String.join(",", names))));
    if (results.solver().runsArguments(key, false)) {
      lines.add(key.signature() + "\truns");
    } else if (results.solver().runsArguments(key, true)) {
      lines.add(key.signature() + "\tcarries");
    }
    Set<String> failures = new TreeSet<>();
    for (Escape escape : results.solver().failures(key)) {
      if (escape.tier().isOnByDefault() && isNamed(escape)) {
        failures.add(escape.type().name());
      }
    }
    if (!failures.isEmpty()) {
      lines.add(String.join("\t", key.signature(), "fails", String.join(",", failures)));
    }
    return lines;
  }

  private boolean isWorthSaying(Escape escape) {
    return escape.tier().isOnByDefault() && escape.type().isUnchecked() && isNamed(escape);
  }

  /** A local class has no name that another module could use. */
  private boolean isNamed(Escape escape) {
    return results.exceptions().apply(escape.type().name()) != null;
  }
}
