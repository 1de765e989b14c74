package dev.collet.processor.collect;

import java.util.List;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;

/**
 * A class that tools are generated for.
 *
 * @param type the class
 * @param methods the declarations that carry {@code @Tool}, inherited ones first, else in the order
 *     in which they are written
 */
public record ToolClass(TypeElement type, List<ExecutableElement> methods) {
  /** The list, copied. */
  public ToolClass {
    methods = List.copyOf(methods);
  }
}
