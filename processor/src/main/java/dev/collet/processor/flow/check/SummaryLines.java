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
  private SummaryLines() {}

  static String of(TypeElement type, FlowAnalysis.Results results) {
    if (!isReachable(type)) {
      return "";
    }
    StringBuilder lines = new StringBuilder();
    for (Element member : type.getEnclosedElements()) {
      if (member instanceof ExecutableElement method
          && !method.getModifiers().contains(Modifier.PRIVATE)) {
        lines(method, results).forEach(line -> lines.append('\t').append(line).append('\n'));
      }
    }
    return lines.toString();
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

  private static List<String> lines(ExecutableElement method, FlowAnalysis.Results results) {
    MethodKey key = results.signatures().key(method);
    List<String> lines = new ArrayList<>();
    Map<Tier, Set<String>> byTier = new TreeMap<>();
    for (Escape escape : results.solver().escapes(key, false)) {
      if (isWorthSaying(escape, results)) {
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
      if (escape.tier().isOnByDefault() && isNamed(escape, results)) {
        failures.add(escape.type().name());
      }
    }
    if (!failures.isEmpty()) {
      lines.add(String.join("\t", key.signature(), "fails", String.join(",", failures)));
    }
    return lines;
  }

  private static boolean isWorthSaying(Escape escape, FlowAnalysis.Results results) {
    return escape.tier().isOnByDefault() && escape.type().isUnchecked() && isNamed(escape, results);
  }

  /** A local class has no name that another module could use. */
  private static boolean isNamed(Escape escape, FlowAnalysis.Results results) {
    return results.elements().getTypeElement(escape.type().name()) != null;
  }
}
