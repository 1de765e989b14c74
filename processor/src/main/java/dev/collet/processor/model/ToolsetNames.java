package dev.collet.processor.model;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/**
 * Names generated classes: nested names joined by an underscore, an underscore in a simple name
 * doubled, so that no two classes of a package share a toolset's name.
 */
public final class ToolsetNames {
  private ToolsetNames() {}

  /** The simple name of the class's toolset, such as {@code Orders_ToolsToolset}. */
  public static String of(TypeElement type) {
    Deque<String> names = new ArrayDeque<>();
    for (Element part = type; part instanceof TypeElement; part = part.getEnclosingElement()) {
      names.addFirst(part.getSimpleName().toString());
    }
    return names.stream().map(name -> name.replace("_", "__")).collect(Collectors.joining("_"))
        + "Toolset";
  }
}
