package dev.collet.processor.emit;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.util.Elements;

/** Finds the names of {@code java.lang} that mean a class of the user's own package. */
final class HiddenNames {
  /** All of java.lang that generated code may mention. */
  private static final List<String> USED =
      List.of(
          "Boolean",
          "Byte",
          "CharSequence",
          "Character",
          "Double",
          "Float",
          "IndexOutOfBoundsException",
          "Integer",
          "Iterable",
          "Long",
          "Number",
          "Object",
          "Override",
          "Short",
          "String",
          "SuppressWarnings",
          "Throwable",
          "Void");

  private HiddenNames() {}

  static Set<String> of(String packageName, Elements elements) {
    String prefix = packageName.isEmpty() ? "" : packageName + ".";
    return USED.stream()
        .filter(name -> elements.getTypeElement(prefix + name) != null)
        .collect(Collectors.toSet());
  }
}
