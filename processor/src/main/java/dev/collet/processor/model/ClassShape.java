package dev.collet.processor.model;

import dev.collet.processor.report.Finding;
import dev.collet.processor.report.Site;
import java.util.function.Consumer;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** Says whether generated code, which stands beside a tool's class, can call the tool. */
final class ClassShape {
  private static final String RULE = "ToolShape";
  private final Elements elements;

  ClassShape(Elements elements) {
    this.elements = elements;
  }

  /** Whether a class can have a toolset; if not, says why at its first tool. */
  boolean canHaveToolset(TypeElement type, Element firstTool, Consumer<Finding> findings) {
    for (Element part = type;
        part instanceof TypeElement outer;
        part = part.getEnclosingElement()) {
      if (outer.getModifiers().contains(Modifier.PRIVATE)) {
        report(
            findings,
            "Class '"
                + name(outer)
                + "' is private, so generated code can't reach the tools of '"
                + name(type)
                + "'. Make it package-private or public.",
            firstTool);
        return false;
      }
    }
    if (type.getNestingKind() == NestingKind.MEMBER
        && type.getKind() == ElementKind.CLASS
        && !type.getModifiers().contains(Modifier.STATIC)) {
      report(
          findings,
          "Class '"
              + name(type)
              + "' is an inner class: there is no instance of it without one of"
              + " '"
              + Enclosing.type(type).getSimpleName()
              + "'. Make it static, or move it to the top level.",
          firstTool);
      return false;
    }
    return true;
  }

  /** Whether a method can be called. */
  boolean canBeCalled(TypeElement owner, ExecutableElement method, Consumer<Finding> findings) {
    String name = method.getSimpleName().toString();
    if (method.getModifiers().contains(Modifier.PRIVATE)) {
      report(
          findings,
          "Method '"
              + name
              + "' is private, so generated code can't call it. Make it"
              + " package-private or public.",
          method);
      return false;
    }
    if (!method.getTypeParameters().isEmpty()) {
      report(
          findings,
          "Method '"
              + name
              + "' has type parameters, so there is no one schema for it. Use the"
              + " types that callers send.",
          method);
      return false;
    }
    if (!method.getModifiers().contains(Modifier.PUBLIC)
        && !elements.getPackageOf(method).equals(elements.getPackageOf(owner))) {
      report(
          findings,
          "Method '"
              + name
              + "' is inherited from package '"
              + elements.getPackageOf(method)
              + "' and not public, so the toolset of '"
              + name(owner)
              + "' can't call it. Make it public, or override it in '"
              + name(owner)
              + "'.",
          method);
      return false;
    }
    return true;
  }

  private static String name(TypeElement type) {
    Element around = type.getEnclosingElement();
    return around instanceof TypeElement outer
        ? name(outer) + "." + type.getSimpleName()
        : type.getSimpleName().toString();
  }

  private static void report(Consumer<Finding> findings, String message, Element element) {
    findings.accept(new Finding(RULE, message, Site.of(element)));
  }
}
