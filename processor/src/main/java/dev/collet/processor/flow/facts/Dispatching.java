package dev.collet.processor.flow.facts;

import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/** Finds the method that runs when a method is called on an object of a class. */
final class Dispatching {
  private Dispatching() {}

  /** The class's own or inherited method for it; null when it has none with a body. */
  static @Nullable ExecutableElement implementation(
      Context context, TypeElement type, ExecutableElement method) {
    ExecutableElement inherited = null;
    for (ExecutableElement each : ElementFilter.methodsIn(context.elements.getAllMembers(type))) {
      if (each.getSimpleName().equals(method.getSimpleName())
          && each.getParameters().size() == method.getParameters().size()
          && !each.getModifiers().contains(Modifier.STATIC)
          && !each.getModifiers().contains(Modifier.ABSTRACT)
          && (each.equals(method) || context.elements.overrides(each, method, type))) {
        if (inherited == null || context.elements.overrides(each, inherited, type)) {
          inherited = each;
        }
      }
    }
    return inherited;
  }
}
